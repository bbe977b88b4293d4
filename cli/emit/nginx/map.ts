import { quoted } from './quote.ts';

export type MapRow = readonly [key: string, value: string];

/** A `map` block: a decision as a table, with what it decides said above it. */
export function map({ says, of, name, rows }: { says: string; of: string; name: string; rows: readonly MapRow[] }): string {
  const keys = rows.map(([key]) => quoted(key));
  const width = Math.min(48, Math.max(0, ...keys.map((key) => key.length)));
  const lines = rows.map(([, value], index) => `    ${keys[index]!.padEnd(width)} ${quoted(value)};`);
  return [...comment(says), `map ${quoted(of)} $${name} {`, ...lines, '}'].join('\n');
}

/** Lines of a comment, as wide as they come. */
export function comment(says: string): string[] {
  return says.split('\n').map((line) => `# ${line}`);
}
