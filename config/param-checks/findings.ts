import { applies, type Fix, type Generation, type Read, type Verdict, verdicts } from './check.ts';
import { derived } from './derived.ts';
import { type Entry, group, type Source, type Value, variable } from './source.ts';

/** A change of the text: what stands from `from` to `to` is replaced. */
export type Edit = { from: number; to: number; text: string };

export type Finding = {
  /** Name of the check. */
  id: string;
  field: string;
  verdict: Verdict;
  /** What it is about, as offsets in the text; for a field that is missing, where its group begins. */
  from: number;
  to: number;
  /** What settles it. */
  edit?: Edit;
};

/** Checks of how the text is written, the same for every generation. They look at entries, not at values. */
export const formVerdicts = {
  unreadable: 'error',
  'wrong-type': 'error',
  'unknown-field': 'warning',
  'written-twice': 'warning',
} as const satisfies Record<string, Verdict>;

/** Findings of a text, at most. */
export const mostFindings = 60;

/** What the checks of a generation find in a text: errors first, in the order of the text. */
export function findingsIn(source: Source, generation: Generation): readonly Finding[] {
  const { entries } = source;
  const read: Read = (field) =>
    Object.hasOwn(derived, field) ? derived[field]!(read, generation) : entries.get(field)?.value;
  const findings = formFindings(source, generation.fields);
  for (const check of generation.checks) {
    const { id, field, verdict, fix } = check;
    const entry = entries.get(field);
    const place = entry ?? placeOfMissing(source, field);
    if (!place || !applies(check, read)) continue;
    const edit = entry && fix && editTo({ text: source.text, entry, fix, read });
    const { from } = place;
    findings.push({ id, field, verdict, from, to: entry ? endOf(entry) : from + 1, ...(edit && { edit }) });
  }
  const rank = ({ verdict }: Finding) => verdicts.indexOf(verdict);
  return findings.sort((one, other) => rank(one) - rank(other) || one.from - other.from).slice(0, mostFindings);
}

/** Of a group, the brace that it begins with. */
const endOf = ({ value, from, to }: Entry) => (value === group ? from + 1 : to);

/** An excerpt need not have every field. */
const placeOfMissing = ({ isDocument, entries }: Source, field: string) =>
  isDocument ? (entries.get(field.slice(0, field.lastIndexOf('.'))) ?? entries.get('')) : undefined;

function formFindings(source: Source, fields: Generation['fields']): Finding[] {
  const { text, entries, replaced, stoppedAt } = source;
  const findings: Finding[] = [];
  const add = (id: keyof typeof formVerdicts, field: string, from: number, to: number, edit?: Edit) =>
    findings.push({ id, field, verdict: formVerdicts[id], from, to, ...(edit && { edit }) });
  if (stoppedAt !== null) {
    const from = Math.min(stoppedAt, text.length - 1);
    add('unreadable', '', from, from + 1);
  }
  for (const { path, at, keyEnd } of replaced) add('written-twice', path, at, keyEnd);
  for (const entry of entries.values()) {
    const { path, value, at, keyEnd } = entry;
    if (path === '') continue;
    const kind = Object.hasOwn(fields, path) ? fields[path]! : null;
    if (kind === null) {
      const name = nearest(path, Object.keys(fields));
      add('unknown-field', path, at, keyEnd, name ? { from: at, to: keyEnd, text: JSON.stringify(name) } : undefined);
    } else if (value !== variable && kindOf(value) !== kind) {
      const wanted = converted(value, kind);
      add(
        'wrong-type',
        path,
        entry.from,
        endOf(entry),
        wanted ? { from: entry.from, to: entry.to, text: wanted } : undefined,
      );
    }
  }
  return findings;
}

const kindOf = (value: Value) =>
  value === group
    ? 'group'
    : Array.isArray(value)
      ? 'list'
      : { string: 'text', number: 'number', boolean: 'flag' }[typeof value as string];

/** The same value as the kind that the field takes: `"45"` as a number, one account as a list. */
function converted(value: Value, kind: string): string | undefined {
  if (kind === 'list' && typeof value === 'string') return written([value]);
  if (kind === 'text' && typeof value === 'number') return written(String(value));
  if (kind === 'number' && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)) return value;
  return kind === 'flag' && /^(?:true|false)$/.test(String(value)) ? String(value) : undefined;
}

const written = (value: Value): string =>
  Array.isArray(value) ? `[${value.map((one: Value) => written(one)).join(', ')}]` : (JSON.stringify(value) ?? 'null');

type EditOptions = { text: string; entry: Entry; fix: Fix; read: Read };

function editTo({ text, entry, fix, read }: EditOptions): Edit {
  if ('remove' in fix) return removal(text, entry);
  return { from: entry.from, to: entry.to, text: written(fixedValue(fix, read, entry.value) ?? null) };
}

function fixedValue(fix: Exclude<Fix, { remove: true }>, read: Read, value: unknown): Value | undefined {
  if ('to' in fix) return fix.to;
  if ('plus' in fix) return (value as number) + fix.plus;
  if ('times' in fix) return Math.max(1, Math.round((value as number) * fix.times));
  if ('replace' in fix) return (value as string).replace(new RegExp(fix.replace[0], 'gi'), fix.replace[1]);
  return read(fix.derived);
}

/** Takes a field away with its comma, and with its line where nothing else stands there. */
function removal(text: string, { at, to }: Entry): Edit {
  const comma = /^[ \t]*,[ \t]*/.exec(text.slice(to))?.[0];
  const before = text.slice(0, at).trimEnd();
  if (comma === undefined) return { from: before.endsWith(',') ? before.length - 1 : at, to, text: '' };
  const end = to + comma.length;
  const line = text.lastIndexOf('\n', at - 1);
  return { from: line >= before.length && text[end] === '\n' ? line : at, to: end, text: '' };
}

export const applied = (text: string, { from, to, text: inserted }: Edit) =>
  text.slice(0, from) + inserted + text.slice(to);

/** The known field of the same group whose name differs least, by two letters at most. */
function nearest(path: string, names: readonly string[]): string | null {
  const cut = path.lastIndexOf('.') + 1;
  const own = path.slice(cut).toLowerCase();
  if (own.length < 3 || own.length > 40) return null;
  let best: string | null = null;
  let least = 3;
  for (const name of names) {
    if (!name.startsWith(path.slice(0, cut)) || name.includes('.', cut)) continue;
    const other = name.slice(cut);
    const distance = distanceOf(own, other.toLowerCase());
    if (distance < least) [least, best] = [distance, other];
  }
  return best;
}

/** Letters to insert, take away or replace. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries())
      next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, row[index]! + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
