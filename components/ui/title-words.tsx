import { Fragment } from 'react';

/** Characters of a phrase that fit on one line of a phone. */
const fits = 9;
/** No line ends in an opening quotation mark, nor after a space, where it can break already. */
const joins = /[\p{Ps}\p{Pi}\s]$/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A title that breaks after punctuation, and between words in phrases that are wider than a phone. Its style has `word-break: keep-all`, as that of a heading with `<wbr>` has. */
export function TitleWords({ text }: { text: string }) {
  return text.split(/(?<=[，。：；、？！])/).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {phrase.length <= fits ? phrase : words(phrase)}
    </Fragment>
  ));
}

function words(phrase: string) {
  return [...segmenter.segment(phrase)].map(({ segment, isWordLike, index }) => (
    <Fragment key={index}>
      {index > 0 && isWordLike && !joins.test(phrase.slice(0, index)) ? <wbr /> : null}
      {segment}
    </Fragment>
  ));
}
