import { Fragment } from 'react';
import { type Phrase, phrasesOf } from './phrases.ts';
import type { Piece } from './pieces.ts';
import styles from './words.module.css';

/**
 * A Chinese heading that breaks between its phrases and not within a word. What it stands in keeps words whole
 * (`word-break: keep-all`) and breaks anywhere what is longer than a line. Its text is what was given.
 */
export function Words({ children }: { children: string }) {
  const phrases = phrasesOf(children);
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && spaceAfter(phrases[index - 1]!) === '' ? <wbr /> : null}
      {phrase.map((piece, at) => (
        <Fragment key={at}>{shown(piece, index === phrases.length - 1 && at === phrase.length - 1)}</Fragment>
      ))}
    </Fragment>
  ));
}

const spaceAfter = (phrase: Phrase) => phrase.at(-1)!.space;

function shown({ text, space }: Piece, last: boolean) {
  const after = last ? '' : space;
  if (!text.includes(' ')) return text + after;
  return (
    <>
      <span className={styles.kept}>{text}</span>
      {after}
    </>
  );
}
