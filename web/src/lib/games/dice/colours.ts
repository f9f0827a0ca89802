import type { Colour } from '../../types/Colour';

const ORDER: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];

/** Nobody chooses a colour in the dice game: they go by seat. */
export const diceColours = (players: number): Colour[] => ORDER.slice(0, players);
export const diceColour = (seat: number): Colour => ORDER[seat] ?? 'white';
