import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { markdownTexts } from '../fixtures/corpus/article.ts';
import { differencesOf } from '../fixtures/corpus/differences.ts';
import { buildFolder } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';
import { warmRuns } from '../support/warm-runs.ts';

/** The articles of `tests/unit/content/corpus.test.ts`, published: pages are joined, minified and compared with what the sources say. */
const seed = Number(process.env['SITE_TEST_SEED'] ?? 1);
const texts = markdownTexts({ seed, count: 320 });
const runWarm = warmRuns();
let small: Awaited<ReturnType<typeof smallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let problems: readonly Problem[];

const article = (title: string, body: string) =>
  `---\ntitle: ${title}\nsummary: 摘要\ntype: rtc\nauthor: 作者\npublishTime: 2026-01-01T10:00:00+08:00\nupdateTime: 2026-01-01T10:00:00+08:00\n---\n${body}\n`;

beforeAll(async () => {
  small = await smallProject();
  build = await buildFolder({ warm: true });
  const folder = join(small.project, 'config/content/blog/articles');
  const grey = { create: { width: 8, height: 8, channels: 3, background: '#888' } } as const;
  await writeFile(join(folder, 'photo.png'), await sharp(grey).png().toBuffer());
  await writeFile(join(folder, 'other.md'), article('另一篇', '正文。'));
  await Promise.all(
    texts.map(({ source }, index) => writeFile(join(folder, `text-${index}.md`), article(`文 ${index}`, source))),
  );
  const ended = await runWarm(['generate', '--json', '--no-compress'], { project: small.project, env: build.env });
  expect(ended.code, ended.stderr).toBe(0);
  ({ problems } = JSON.parse(ended.stdout) as { problems: Problem[] });
});
afterAll(async () => {
  await build.remove();
  await small.remove();
});

/** The text of an article's page. */
async function textOf(index: number): Promise<string> {
  const html = await readFile(join(build.out, `current/site/dev-blog/text-${index}.html`), 'utf8');
  const [, text] = /<div class="?prose_prose[^>]*>([\s\S]*?)(?:<aside\b[^>]*>[\s\S]*)?<\/article>/.exec(html) ?? [];
  expect(text, `text-${index}.html has no text`).toBeDefined();
  return text!.replaceAll(/\/assets\/pictures\/photo-[\da-f]{8}\.png/g, '/pictures/photo.png');
}

it(`articles of any Markdown arrive whole on their pages (SITE_TEST_SEED=${seed})`, async () => {
  const found = await Promise.all(
    texts.map(async ({ name, facts: { reported: _, ...facts } }, index) =>
      differencesOf({ name, facts: { ...facts, reported: [] }, html: await textOf(index), reported: [] }),
    ),
  );
  expect(found.flat().slice(0, 20)).toEqual([]);
});

it('what they lose is reported with the file', () => {
  const missing = texts.flatMap(({ name, facts }, index) => {
    const said = problems
      .filter(({ where }) => where.includes(`/text-${index}.md`))
      .map(({ what, why }) => `${what} ${why}`)
      .join(' ');
    return (
      facts.reported
        // Messages quote what is lost, at most its first 79 characters.
        .map((one) =>
          JSON.stringify(one.slice(one.indexOf(' ') + 1))
            .slice(1, -1)
            .slice(0, 70),
        )
        .filter((value) => !said.includes(value))
        .map((value) => `${name} (text-${index}.md): ${value}`)
    );
  });
  expect(missing.slice(0, 20)).toEqual([]);
});
