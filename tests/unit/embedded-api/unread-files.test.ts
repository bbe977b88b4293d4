import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { unreadFiles } from '../../../cli/embedded-api/unread-files.ts';
import definition from '../../../config/index.ts';

async function unread(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), '');
  const problems = await unreadFiles({ definition, folder });
  return problems.map(({ severity, what, where, why, fix }) => [severity, what, where.replace(folder, ''), why, fix]);
}

it.each([
  ['blog/articles/new.markdown', 'blog/articles/ end with .md', 'new.md'],
  ['cases/articles/NEW.MD', 'cases/articles/ end with .md', 'NEW.md'],
  ['blog/articles/new', 'blog/articles/ end with .md', 'new.md'],
  ['navigation/index.yaml', 'navigation/ end with .json', 'index.json'],
])('a file of another kind is named: %s', async (path, ending, name) => {
  expect(await unread(path)).toEqual([
    [
      'warning',
      `${path} is not read: nothing of it is published`,
      `/${path}`,
      `files of ${ending}, in small letters`,
      `rename it to ${name}, or move it elsewhere`,
    ],
  ]);
});

it.each(['blog/new.md', 'blog/articles/more/new.md', 'new.json', 'cases/new.json'])(
  'a file in another place is named: %s',
  async (path) => {
    expect((await unread(path)).map(([, what, , why]) => [what, why])).toEqual([
      [
        `${path} is not read: nothing of it is published`,
        'it is in none of the lists and folders that config/content/README.md names',
      ],
    ]);
  },
);

it.each([
  'blog/articles/a.md',
  'blog/articles/photo.JPG',
  'navigation/index.json',
  'seo.json',
  'blog/articles/a.md~',
  'blog/articles/.a.md.swp',
  'blog/README.md',
  'files/talk.mp4',
  'guide/menu.png',
])('a file that is read, a copy, a note or a file to serve is not: %s', async (path) => {
  expect(await unread(path)).toEqual([]);
});
