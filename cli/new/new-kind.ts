import { type Draft, type DraftOptions, missing, refused } from './draft.ts';
import { takenAddress } from './taken-address.ts';

/**
 * A kind of records, `press`: its row in `config/kinds/`, its addresses in `config/routes/`, and its two pages. The first record is written by
 * `site new press NAME`.
 */
export function newKind({ options: { name, title, summary }, definition, read }: DraftOptions): Draft {
  const { areas, calls, templates } = definition;
  if (templates.kind === null)
    return refused('kinds have no template', '`templates` of config/index.ts has none', 'write the kind by hand');
  const lacking = missing({ title, summary });
  if (lacking) return lacking;
  if (!/^[a-z][a-z0-9]*$/.test(name))
    return refused(
      `${name} is not a valid name of a kind`,
      'calls, files and addresses are named after it: one lower-case word, such as press',
      'choose another name',
    );
  const files = templates.kind.files({ name, title: title!, summary: summary! });
  const existing = Object.keys(files).find((file) => read(file) !== null);
  if (existing || name === 'index')
    return refused(`${name} exists`, `there is ${existing ?? 'config/kinds/index.ts'}`, 'choose another name');
  if (Object.hasOwn(areas, name) || Object.hasOwn(templates.records, name) || Object.hasOwn(calls, `${name}List`))
    return refused(`${name} is taken`, 'an area, a kind or a call has this name', 'choose another name');
  const taken = takenAddress({ path: `/${name}`, definition, read, fix: 'choose another name' });
  if (taken) return taken;
  const rows: [string, string][] = [];
  for (const [table, list] of Object.entries(tables)) {
    const changed = withRow({ text: read(table) ?? '', list, name });
    if (changed === null)
      return refused(
        `${table} has no list of names`,
        `it lacks \`${list.start}…${list.end}\``,
        `write ${name} into it by hand, and the files of another kind again`,
      );
    rows.push([table, changed]);
  }
  return { files: new Map([...Object.entries(files), ...rows]) };
}

type NameList = { start: string; end: string };

/** Where the names of kinds and areas are listed. */
const tables: Readonly<Record<string, NameList>> = {
  'config/kinds/index.ts': { start: 'kinds = [', end: ']' },
  'config/routes/index.ts': { start: 'areas = {', end: '}' },
};

/** A module with the import of a name, and the name at the end of its list; null when it has no such list. */
function withRow({ text, list: { start, end }, name }: { text: string; list: NameList; name: string }): string | null {
  const from = text.indexOf(start);
  if (from === -1) return null;
  const to = text.indexOf(end, from);
  const listed = text.slice(from + start.length, to);
  const names = listed.split(',').flatMap((one) => one.trim() || []);
  const added = listed.includes('\n')
    ? `${listed.trimEnd().replace(/,?$/, ',')}\n  ${name},\n`
    : spaced([...names, name].join(', '), end);
  const imported = `import { ${name} } from './${name}.ts';\n`;
  const whole = text.slice(0, from + start.length) + added + text.slice(to);
  // Imports stand in the order of their files.
  const before = [...whole.matchAll(/^import .* from '\.\/([^']+)\.ts';\n/gm)].find(([, file = '']) => file > name);
  const at = before?.index ?? lastImportEnd(whole);
  return whole.slice(0, at) + imported + (at === 0 && before === undefined ? '\n' : '') + whole.slice(at);
}

const spaced = (names: string, end: string) => (end === '}' ? ` ${names} ` : names);

function lastImportEnd(text: string): number {
  const last = [...text.matchAll(/^import .*;\n/gm)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
