import { Fragment } from 'react';

/** Characters before the punctuation of a phrase that fit on one line of a phone, and of a title that fit in the narrowest column. */
const fits = { phone: 10, column: 5 };
const han = /\p{Script=Han}/u;
/** No line ends in an opening bracket or quotation mark, a number, or a word that belongs to the next one; nor after a space, where it can break already. */
const joinsNext =
  /[\p{Ps}\p{Pi}\s]$|^[\d一二三四五六七八九十百千万亿两几半第每各这那与和或及在把被从向对让不没未也就还都只很最更再]+$/u;
/** No line begins with a particle, nor with a suffix that the dictionary gives as a word. */
const particle = /^[的了着过地得吗呢吧们]/;
const suffix = /^[器机率室员者性化度码号量端后前中里内时上下]$/;
const opens = /^[\p{Ps}\p{Pi}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * A Chinese title that breaks after punctuation, and between the words of a phrase that is alone or wider than a phone. Its style has
 * `word-break: keep-all`, as that of a heading with `<wbr>` has.
 */
export function TitleWords({ text }: { text: string }) {
  if (text.length <= fits.column || !han.test(text)) return text;
  const phrases = text.split(/(?<=[，。：；、？！])(?=.)/);
  const pieces = phrases.flatMap((phrase) =>
    phrases.length > 1 && phrase.replace(/\p{P}$/u, '').length <= fits.phone ? phrase : wordsOf(phrase),
  );
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}

/** The parts of a phrase between which a line may break. */
function wordsOf(phrase: string): string[] {
  const pieces: string[] = [];
  let last: Intl.SegmentData | null = null;
  for (const next of segmenter.segment(phrase)) {
    if (last === null || breaksBetween(last, next)) pieces.push('');
    pieces[pieces.length - 1] += next.segment;
    last = next;
  }
  return pieces;
}

/** The dictionary of the segmenter lacks words, and gives their characters one by one: no break between two such characters. */
function breaksBetween(last: Intl.SegmentData, next: Intl.SegmentData): boolean {
  if (joinsNext.test(last.segment)) return false;
  if (opens.test(next.segment)) return true;
  if (!next.isWordLike || particle.test(next.segment) || suffix.test(next.segment)) return false;
  if (!han.test(last.segment) && !han.test(next.segment)) return false;
  if (!last.isWordLike || particle.test(last.segment) || joinsNext.test(next.segment)) return true;
  return last.segment.length + next.segment.length > 2;
}
