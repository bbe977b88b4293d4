import { Fragment, type ReactNode } from 'react';

/** A title with optional break points (`|`). Other nodes are unchanged. */
export function Breaks({ text }: { text: ReactNode }) {
  if (typeof text !== 'string' || !text.includes('|')) return text;
  return text.split('|').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
