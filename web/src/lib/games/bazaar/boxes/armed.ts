// What the boxes let one take up that needs a target.
import { MOCHA_TARGETS, type MochaArmed } from '../mocha/armed';

export type BoxArmed = MochaArmed;

export const BOX_TARGETS = MOCHA_TARGETS;
