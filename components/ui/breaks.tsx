import { Fragment, type ReactNode } from 'react';

/** A title as one line of data: `|` is where it may break. Anything but text stays as it is. */
export function Breaks({ text }: { text: ReactNode }) {
  if (typeof text !== 'string' || !text.includes('|')) return text;
  return text.split('|').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
