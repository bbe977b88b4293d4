import { stringify } from 'yaml';
import { type Draft, type DraftOptions, missing, refused } from './draft.ts';

/** A record of a kind: its front matter, and its summary as the first paragraph. */
export function newRecord({ kind, options, definition, read }: DraftOptions & { kind: string }): Draft {
  const { folder, types, needs, refusal, front } = definition.templates.records[kind]!;
  const invalid = refusal?.(options) ?? null;
  if (invalid) return refused(invalid.what, invalid.why, invalid.fix);
  const { name, summary, type, now } = options;
  const lacking = missing(needs(options));
  if (lacking) return lacking;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return refused(`${name} is not a valid id`, 'an id is lower-case words joined by hyphens', 'choose another id');
  const file = `${folder}/${name}.md`;
  if (read(file) !== null) return refused(`${name} exists`, `there is ${file}`, 'choose another id');
  const known = types === undefined ? null : (JSON.parse(read(types) ?? '[]') as { id: string }[]).map(({ id }) => id);
  if (known && !known.includes(type!))
    return refused(`${type} is no type`, `${types} does not list it`, `use one of ${known.join(', ')}`);
  const time = shanghaiTime(now);
  const fields = stringify({ ...front(options), publishTime: time, updateTime: time }, { lineWidth: 0 });
  return { files: new Map([[file, `---\n${fields}---\n${summary}\n`]]) };
}

/** A time in the format of the content: `2026-08-06T17:41:00+08:00`. */
const shanghaiTime = (now: number) => `${new Date(now + 28_800_000).toISOString().slice(0, 19)}+08:00`;
