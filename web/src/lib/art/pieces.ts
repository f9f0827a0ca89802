// The pieces that are drawn once for each colour of a player.
const PIECES = ['merchant', 'assistant', 'family', 'companion'];

export const hasColours = (icon: string): boolean => PIECES.includes(icon);
