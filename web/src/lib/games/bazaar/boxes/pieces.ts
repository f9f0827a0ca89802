// The piece that a box gives to each player; only one box has such a piece.
import type { ExtraPiece } from '../board/piece';
import { COMPANION } from '../letters/companion';

export const EXTRA_PIECE: ExtraPiece = COMPANION;
