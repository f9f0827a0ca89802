/** The table beside which Fındık sleeps is kept under this name: that of the game after the course. */
export const COMPANION = 'findik';
