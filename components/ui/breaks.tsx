import { Fragment, type ReactNode } from 'react';
import { TitleWords } from './title-words.tsx';

/** A title that breaks where its text says so (`|`), or else between its words. Other nodes are unchanged. */
export function Breaks({ text }: { text: ReactNode }) {
  if (typeof text !== 'string') return text;
  if (!text.includes('|')) return <TitleWords text={text} />;
  return text.split('|').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
