/** What may not begin a line: closing marks, and what belongs to the word before it. */
const closing = /^[、，。．！？：；）》〉」』】〕”’…—·％%‰℃°,.!?:;)\]}~～/]/;
/** What may not end a line. */
const opening = /[（《〈「『【〔“‘([{¥$￥#@]$/;
const number = /[\d]$/;

/** A stretch of text that stays on one line; `space` is what separates it from the next one on the same line. */
export type Piece = { text: string; space: string };

/**
 * The stretches between which a line may break: Chinese between its words, other writing at its spaces. A mark stays with the word it
 * closes or opens, a number with the word that counts.
 */
export function piecesOf(text: string, lang: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(
    text.trim().replace(/\s+/g, ' '),
  )) {
    const last = pieces.at(-1);
    if (segment === ' ') {
      if (last) last.space = ' ';
    } else if (last && holds(last, segment)) {
      last.text += last.space + segment;
      last.space = '';
    } else pieces.push({ text: segment, space: '' });
  }
  return pieces;
}

function holds(last: Piece, next: string): boolean {
  if (opening.test(last.text) || closing.test(next)) return true;
  if (last.space === '') {
    // Latin letters and figures that nothing separates are one word to a reader: "WE-CAN", "2.0", "H.265".
    return /[\w\-–/+.&'’]$/.test(last.text) && /^[\w\-–/+.&'’]/.test(next);
  }
  return number.test(last.text) && /^[\u4e00-\u9fff]/.test(next);
}

/** A piece longer than a line breaks anywhere, save beside its marks. */
export function lettersOf({ text, space }: Piece): Piece[] {
  const letters: Piece[] = [];
  for (const letter of text) {
    const last = letters.at(-1);
    if (last && (opening.test(last.text) || closing.test(letter))) last.text += letter;
    else letters.push({ text: letter, space: '' });
  }
  return letters.map((letter, index) => (index === letters.length - 1 ? { ...letter, space } : letter));
}
