import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Edition, type Editions, hasPath, mainEdition } from '../define/editions.ts';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import type { GoneAddress, Redirect } from '../define/site.ts';
import { meant } from '../lib/nearest.mjs';
import type { Problem } from '../problem.ts';

export type RedirectFile = {
  redirects: readonly Redirect[];
  gone: readonly GoneAddress[];
  problems: readonly Problem[];
};

export const noRedirectFile: RedirectFile = { redirects: [], gone: [], problems: [] };

/** The fields of a row, with their places. */
type Fields = ReadonlyMap<string, { value: string; at: string }>;

const names = ['from', 'to', 'gone', 'edition'] as const;
const rowsText = '`- from: /old` with `to: /new` below it, or `- gone: /old`';

type ReadRedirectsOptions = { text: string; editions: Editions };

/**
 * Reads rows `from: /old`, `to: /new` and `gone: /old`. A row without `edition` is of the edition that has the path. Every mistake of form is
 * a problem; what the addresses mean is checked with the plan.
 */
export function readRedirects({ text, editions }: ReadRedirectsOptions): RedirectFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: Problem[] = [];
  const redirects: Redirect[] = [];
  const gone: GoneAddress[] = [];
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${redirectFilePath}:${line}:${col}`;
  };
  const bad = (where: string, why: string, fix: string) =>
    void problems.push({ severity: 'error', what: 'invalid row in redirects.yaml', where, why, fix });

  for (const { message, pos } of document.errors)
    bad(placeOf(pos[0]), `it is no YAML: ${message}`, `write rows ${rowsText}`);
  const { contents } = document;
  if (problems.length > 0 || contents === null || (isScalar(contents) && contents.value === null))
    return { redirects, gone, problems };
  if (!isSeq(contents)) {
    bad(placeOf(contents.range[0]), 'the file is no list', `begin each row with a hyphen: ${rowsText}`);
    return { redirects, gone, problems };
  }

  function fieldsOf(row: unknown): Fields | null {
    const at = placeOf((row as Node | null)?.range?.[0] ?? 0);
    if (!isMap(row)) {
      bad(at, 'the row has no fields', `write ${rowsText}, with a space after each colon`);
      return null;
    }
    const fields = new Map<string, { value: string; at: string }>();
    let valid = true;
    for (const { key, value } of row.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const there = placeOf((key as Node).range?.[0] ?? 0);
      if (!(names as readonly string[]).includes(name)) {
        const similar = meant(name, names);
        bad(there, `${name || 'this'} is no field of a row`, similar ? `write ${similar}` : `use ${names.join(', ')}`);
        valid = false;
      } else if (!isScalar(value) || typeof value.value !== 'string' || value.value.trim() === '') {
        bad(
          there,
          `${name} has no text`,
          name === 'edition' ? 'write the name of an edition' : 'write an address, such as /old',
        );
        valid = false;
      } else fields.set(name, { value: value.value, at: placeOf(value.range?.[0] ?? 0) });
    }
    return valid ? fields : null;
  }

  /** The edition of a row: the given one, or the one that has the path. Null for one that does not exist. */
  function editionOf(fields: Fields, path: string): Edition | null {
    const given = fields.get('edition');
    if (given === undefined)
      return (
        Object.keys(editions).find((name) => path !== '/' && hasPath(editions[name]!, path)) ?? mainEdition(editions)
      );
    if (Object.hasOwn(editions, given.value)) return given.value;
    bad(given.at, `${given.value} is no edition`, `use ${Object.keys(editions).join(' or ')}, or remove the field`);
    return null;
  }

  for (const row of contents.items) {
    const fields = fieldsOf(row);
    if (fields === null) continue;
    const at = placeOf((row as Node).range?.[0] ?? 0);
    const [from, to, removed] = ['from', 'to', 'gone'].map((name) => fields.get(name));
    if (removed && (from || to))
      bad(at, 'the row has both `gone` and an address that moved', 'make two rows of it, or keep one of them');
    else if (removed) {
      const edition = editionOf(fields, removed.value);
      if (edition !== null) gone.push({ edition, address: removed.value, at: removed.at });
    } else if (!from || !to) bad(at, `the row has no \`${from ? 'to' : 'from'}\``, `write ${rowsText}`);
    else {
      const edition = editionOf(fields, from.value);
      if (edition !== null) redirects.push({ edition, from: from.value, to: to.value, at: from.at });
    }
  }
  return { redirects, gone, problems };
}
