// The cards that boxes add to one's own hand, after the bonus cards.
import type { BoxCard } from '../cards/hand';
import { guildHand } from '../mocha/guildUse';
import type { Play } from '../table/play.svelte';

export const boxHand = (play: Play): BoxCard[] => guildHand(play);
