import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SiteDefinition } from '../define/site.ts';
import { contentFiles } from '../embedded-api/content.ts';
import { jsonSchemaOf } from '../embedded-api/known-fields.ts';
import { filesFolder, listServedFiles } from '../pipeline/served-files.ts';
import type { Console } from '../console/console.ts';
import { allContentProblems } from '../pipeline/all-content-problems.ts';
import type { Settings } from '../environment.ts';
import { styleAdvice } from '../check/style/style-advice.ts';
import { count } from '../diff/phrases.ts';
import { relativeProblem } from '../places/relative-problem.ts';
import { exit, type Problem, Stop } from '../problem.ts';

export type CheckContentOptions = {
  settings: Settings;
  /** The content folder. */
  content: string;
  /** Whether warnings fail the command. */
  strict: boolean;
  /** Whether the style of texts is checked, too. */
  style: boolean;
  console: Console;
};

/** Checks the content without building. Throws a `Stop` (1) that names everything invalid, and all warnings; else warnings are printed. */
export async function checkContent({
  settings,
  content: folder,
  strict,
  style,
  console,
}: CheckContentOptions): Promise<void> {
  const { definition } = settings;
  const { root } = settings.program;
  const { content, problems: all } = await allContentProblems({ settings, folder });
  const files = await listServedFiles(root);
  const problems = [
    ...all,
    ...(style
      ? (await styleAdvice({ root, content: folder, guide: definition.style })).map((one) =>
          relativeProblem({ problem: one, root }),
        )
      : []),
  ];
  const [errors, warnings] = ['error', 'warning'].map((severity) =>
    problems.filter((one) => one.severity === severity),
  ) as [Problem[], Problem[]];
  if (errors.length > 0) throw new Stop(exit.failed, [...warnings, ...errors]);
  for (const problem of warnings) console.problem(problem);
  const counts = { ...definition.local.counts(content.content), files: files.length };
  const found = warnings.length === 0 ? 'no errors' : `no errors, ${count(warnings.length, 'warning')}`;
  console.say(`checked ${countsText(counts)}: ${found}`);
  if (strict && warnings.length > 0) throw new Stop(exit.failed, [], counts);
  console.json({ ...counts, outcome: 'passed' });
}

/** `32 articles, 1 case`: `legalTexts` becomes `legal texts`. */
const countsText = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, number]) =>
      count(number, name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/s$/, '')),
    )
    .join(', ');

export type WriteSchemasOptions = {
  root: string;
  definition: SiteDefinition;
  content: string;
  out: string;
  console: Console;
};

/** Writes a JSON Schema for each kind of content file, and which files it is for, as editors of the VS Code family read it. */
export async function writeSchemas({ root, definition, content, out, console }: WriteSchemasOptions): Promise<void> {
  await mkdir(out, { recursive: true });
  const nameOf = (path: string) =>
    path
      .replace(/\/\*/g, '')
      .replace(/\.(?:json|md)$/, '')
      .replaceAll('/', '-');
  const write = (name: string, data: unknown) => writeFile(join(out, name), `${JSON.stringify(data, null, 2)}\n`);
  const all = contentFiles(definition);
  for (const { path, schema } of all)
    await write(`${nameOf(path)}.schema.json`, { title: path, ...jsonSchemaOf(schema) });
  const below = (path: string) => relative(root, path).replaceAll('\\', '/');
  const json = all.filter(({ path }) => path.endsWith('.json'));
  const schemas = json.map(({ path }) => ({
    fileMatch: [`/${below(join(content, path))}`],
    url: `./${below(join(out, `${nameOf(path)}.schema.json`))}`,
  }));
  await write('settings.json', { 'json.schemas': schemas });
  console.say(`${all.length} schemas in ${out}; settings.json there says which files they are for`);
  console.json({ schemas: all.length, folder: out, files: below(join(root, filesFolder)), outcome: 'written' });
}
