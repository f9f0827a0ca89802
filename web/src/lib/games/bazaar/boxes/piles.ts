// The piles of all boxes; what a table does not have is never drawn from.
import { KioskPile, LetterPile } from '../letters/piles';
import { GuildPile } from '../mocha/piles';
import type { BoxPiles } from '../../../fair/odds';

export const boxPiles = (): BoxPiles[] => [new GuildPile(), new LetterPile(), new KioskPile()];
