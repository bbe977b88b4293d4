import { Fragment, type ReactNode } from 'react';
import { Link } from './link.tsx';

type CopyProps<Values> =
  | { text: string; values?: never }
  | { text: (values: Values) => string; values: { [Name in keyof Values]: ReactNode } };

/** Stands for the value with this number in a text; no copy has these characters. */
const token = (index: number) => `\u{F0000}${index}\u{F0001}`;
const marks = /\u{F0000}(?<value>\d+)\u{F0001}|\*\*(?<strong>.+?)\*\*|\[(?<link>[^\]]+)\]\((?<href>[^\s)]+)\)/gu;

/**
 * A text from `words.yaml` with its marks: `**strong**`, `[link](/address)`, and `{$name}` for an element that the page passes.
 */
export function Copy<Values extends Record<string, unknown>>({ text, values }: CopyProps<Values>) {
  if (typeof text === 'string') return <>{marked({ text, nodes: [] })}</>;
  const entries = Object.entries<ReactNode>(values ?? {});
  const nodes = entries.map(([, node]) => node);
  // Strings and numbers may be part of an address.
  const passed = entries.map(([name, node], index) => [name, isText(node) ? node : token(index)]);
  return <>{marked({ text: text(Object.fromEntries(passed) as Values), nodes })}</>;
}

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

function marked({ text, nodes }: { text: string; nodes: readonly ReactNode[] }): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > end) parts.push(text.slice(end, found.index));
    end = found.index + found[0].length;
    const { value, strong, link, href } = found.groups!;
    const key = found.index;
    if (value !== undefined) parts.push(<Fragment key={key}>{nodes[Number(value)]}</Fragment>);
    else if (strong !== undefined) parts.push(<b key={key}>{marked({ text: strong, nodes })}</b>);
    else {
      parts.push(
        <Link key={key} href={href!}>
          {marked({ text: link!, nodes })}
        </Link>,
      );
    }
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
