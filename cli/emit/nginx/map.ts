import { quote } from './quote.ts';

export type MapRow = readonly [key: string, value: string];

export type MapBlock = {
  /** What the map decides; printed above it. */
  comment: string;
  /** The text that keys are compared with. */
  source: string;
  /**
   * Name of the variable, without its `$`: at most 14 bytes, of which two fit into a bucket of nginx's default hash of
   * variables. Longer ones that meet in a bucket make it warn, and http blocks of others have their own variables.
   */
  name: string;
  /** Evaluate on each use, not once per request. */
  volatile?: boolean;
  rows: readonly MapRow[];
};

/** A `map` block: a decision as a table. */
export function map({ comment, source, name, volatile = false, rows }: MapBlock): string {
  const keys = rows.map(([key]) => quote(key));
  const width = Math.min(48, Math.max(0, ...keys.map((key) => key.length)));
  const lines = rows.map(([, value], index) => `    ${keys[index]!.padEnd(width)} ${quote(value)};`);
  return [
    ...commentLines(comment),
    `map ${quote(source)} $${name} {`,
    ...(volatile ? ['    volatile;'] : []),
    ...lines,
    '}',
  ].join('\n');
}

export function commentLines(text: string): string[] {
  return text.split('\n').map((line) => `# ${line}`);
}
