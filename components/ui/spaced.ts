const han = /\p{Script=Han}/u;
const latin = /[A-Za-z\d]/;
const apart = (one: string, other: string) =>
  (han.test(one) && latin.test(other)) || (latin.test(one) && han.test(other));

/** Joins parts of Chinese text, with a space between Latin letters or digits and Chinese characters: `每` and `GB` give `每 GB`, `每` and `条` give `每条`. */
export function spaced(...pieces: readonly string[]): string {
  return pieces.reduce((text, piece) => `${text}${apart(text.slice(-1), piece.slice(0, 1)) ? ' ' : ''}${piece}`);
}
