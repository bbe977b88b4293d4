const han = /\p{Script=Han}/u;
const latin = /[A-Za-z\d]/;
const apart = (one: string, other: string) =>
  (han.test(one) && latin.test(other)) || (latin.test(one) && han.test(other));

/** Joins pieces of Chinese copy. A space stands where Latin letters or figures meet Chinese ones: `每` and `GB` make `每 GB`, `每` and `条` make `每条`. */
export function spaced(...pieces: readonly string[]): string {
  return pieces.reduce((text, piece) => `${text}${apart(text.slice(-1), piece.slice(0, 1)) ? ' ' : ''}${piece}`);
}
