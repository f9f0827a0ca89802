// What boxes add to the actions of places of the base game.
export { besidesCards } from '../mocha/besides';
