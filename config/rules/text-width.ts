/** How wide a line is, in Latin letters: a Chinese one takes the room of two. */
export const textWidth = (line: string) => [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
