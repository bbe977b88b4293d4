import { type Piece, piecesOf, wordsOf } from './pieces.ts';

/** Made for the first heading: a build that renders nothing has no use for it. */
let words: Intl.Segmenter | undefined;

/** A title stands on its own page, on those beside it and in several lists. */
const known = new Map<string, readonly Phrase[]>();
const most = 2000;

/** What leads to the word behind it. */
const forward = new Set('从与和在把被到用按该会不没还就都也又要先每第更最将向对为以让再才只而却');
/** What ends with one of these counts the word behind it. */
const counts = /(?:[一二两三四五六七八九十百千万亿几半]|多少)$/;
/** What belongs to the word before it, and what a phrase ends with. */
const belongs = /^[的得了着们]/;
const marks = /[、，。！？：；）》」』】”’…,.!?:;)]$/;
const ends = /[的了]$/;
const unit = /^(?:[kMGT]?B|[kMG]?bps|k?Hz|ms|fps)$/;
/** As long as the word lists know nothing of it, a run of single characters is one word: `客户` and `端`. No run is longer. */
const longest = 7;

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const single = (text: string) => /^\p{Script=Han}$/u.test(bare(text));

/** A phrase, as the pieces that it is made of. */
export type Phrase = readonly [Piece, ...Piece[]];

/**
 * The stretches of a Chinese heading that a reader takes in at once. The word lists behind `Intl.Segmenter` know few words of the
 * trade and cut them into characters; so what stands alone joins the word that it leads to or belongs to.
 */
export function phrasesOf(text: string): readonly Phrase[] {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= most) known.clear();
  const phrases = cut(text);
  known.set(text, phrases);
  return phrases;
}

function cut(text: string): Phrase[] {
  words ??= wordsOf('zh');
  const phrases: [Piece, ...Piece[]][] = [];
  for (const piece of piecesOf(text, words)) {
    const last = phrases.at(-1);
    if (last && joins(last, piece)) last.push(piece);
    else phrases.push([piece]);
  }
  return phrases.reduce<[Piece, ...Piece[]][]>((joined, phrase) => {
    const last = joined.at(-1)?.at(-1);
    // A character left alone would stand alone on a line, too.
    if (last && last.space === '' && !marks.test(last.text) && phrase.length === 1 && single(phrase[0].text)) joined.at(-1)!.push(phrase[0]);
    else joined.push(phrase);
    return joined;
  }, []);
}

function joins(phrase: Phrase, { text }: Piece): boolean {
  const before = phrase.at(-1)!;
  if (before.space !== '' && /\d$/.test(before.text)) return unit.test(text);
  if (ends.test(before.text) || marks.test(before.text)) return false;
  if (before.text.length === 1 && forward.has(before.text)) return true;
  if (before.space !== '') return false;
  const length = bare(phrase.map((piece) => piece.text).join('')).length;
  if (length === 1 || counts.test(before.text) || belongs.test(text)) return true;
  return single(text) && !forward.has(bare(text)) && !counts.test(text) && length < longest;
}
