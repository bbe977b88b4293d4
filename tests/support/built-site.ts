import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { type PageText, textOfPage } from './page-text.ts';
import { buildFolder, root, runSite } from './run-site.ts';

/** A text: a page or a content file. */
export type Source = { name: string } & PageText;

/** A page, with the styles that it loads. */
export type StyledPage = { name: string; html: string; styles: string };

/** All pages of the starter site. A full test run builds it once and passes its output folder; a single test file builds its own. */
export async function builtFiles(): Promise<readonly { name: string; html: string }[]> {
  return fromBuild(filesIn);
}

/** All pages of the starter site, with their styles. */
export async function styledPages(): Promise<readonly StyledPage[]> {
  return fromBuild(async (out) => {
    const read = new Map<string, Promise<string>>();
    const once = (path: string) =>
      read.get(path) ?? read.set(path, readFile(join(out, 'current/site', path), 'utf8')).get(path)!;
    return Promise.all(
      (await filesIn(out)).map(async ({ name, html }) => {
        const paths = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path]) => path!);
        return { name, html, styles: (await Promise.all(paths.map(once))).join('\n') };
      }),
    );
  });
}

async function fromBuild<Read>(readFrom: (out: string) => Promise<Read>): Promise<Read> {
  const built = process.env['SITE_TEST_OUTPUT'];
  if (built) return readFrom(built);
  const build = await buildFolder();
  try {
    const ended = await runSite(['generate', '--quiet'], { env: build.env });
    if (ended.code !== 0) throw new Error(ended.stderr);
    return await readFrom(build.out);
  } finally {
    await build.remove();
  }
}

/** Their texts. */
export async function builtPages(): Promise<readonly Source[]> {
  return (await builtFiles()).map(({ name, html }) => ({ name, ...textOfPage(html) }));
}

async function filesIn(out: string) {
  const site = join(out, 'current/site');
  const files = (await glob('**/*.html', { cwd: site })).sort();
  return Promise.all(files.map(async (name) => ({ name, html: await readFile(join(site, name), 'utf8') })));
}

/** The texts of the starter content in JSON, including those for planned pages. Markdown is on built pages. */
export async function starterContent(): Promise<readonly Source[]> {
  const folder = join(root, 'config/content');
  const files = (await glob('**/*.json', { cwd: folder })).sort();
  return Promise.all(
    files.map(async (name) => ({
      name: `config/content/${name}`,
      passages: stringsOf(JSON.parse(await readFile(join(folder, name), 'utf8'))).map((text) => ({
        text,
        code: false,
      })),
      headlines: [],
    })),
  );
}

/** Texts of a record. Keywords are a list for search engines. */
const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === 'keywords' ? [] : stringsOf(member)));
};
