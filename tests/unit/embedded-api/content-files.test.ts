import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { readRegularFile } from '../../../cli/lib/read-regular-file.ts';
import { listLocalPictures } from '../../../cli/pipeline/local-pictures.ts';
import { Stop } from '../../../cli/problem.ts';
import definition from '../../../config/index.ts';
import { small } from './support/running-api.ts';

function folderOf() {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = join(folder, 'project/content');
  cpSync(small, content, { recursive: true });
  return { folder, content, project: dirname(content) };
}

async function refused(content: string, linked: readonly string[] = []) {
  const failure = await readContent(content, linked).catch((error: unknown) => error);
  if (!(failure instanceof Stop)) return [];
  return failure.problems.map(({ what, why }) => `${what}: ${why}`);
}

/** What may stand in place of a file, by name: each would hold a reader, or fill its memory. */
const unreadable: Record<string, (path: string) => unknown> = {
  'a device without an end': (path) => symlinkSync('/dev/zero', path),
  'a pipe that nobody writes to': (path) => execFileSync('mkfifo', [path]),
  'a socket': async (path) => {
    const server = createServer().listen(path);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
  },
  'a folder': (path) => mkdirSync(path),
  'a huge file': (path) => {
    writeFileSync(path, '');
    truncateSync(path, 20_000_000_000);
  },
};

describe.each(Object.entries(unreadable))('%s', (name, make) => {
  it.each(['blog/articles/odd.md', 'seo.json', 'navigation/odd.json', 'demos.json', 'protocols/zh/odd.md'])(
    'is not read as %s',
    async (path) => {
      const { content } = folderOf();
      rmSync(join(content, path), { force: true });
      await make(join(content, path));
      const [problem, ...others] = await refused(content, ['/dev']);
      expect(others).toEqual([]);
      expect(problem).toMatch(
        name === 'a huge file'
          ? `${path} is too large: it has 20000000000 bytes, more than 4000000`
          : `${path} cannot be read: it is no regular file`,
      );
    },
  );

  it('is no picture', async () => {
    const { content } = folderOf();
    await make(join(content, 'blog/articles/odd.png'));
    expect([...(await listLocalPictures({ definition, content })).values()].map(({ file }) => file)).not.toContainEqual(
      expect.stringContaining('odd.png'),
    );
  });
});

it('a file that becomes shorter while it is read ends where it ends', () => {
  const { folder } = folderOf();
  writeFileSync(join(folder, 'a'), 'text');
  expect(String(readRegularFile({ file: join(folder, 'a'), most: 4 }).bytes)).toBe('text');
  expect(readRegularFile({ file: join(folder, 'a'), most: 3 })).toMatchObject({ bytes: null, missing: false });
  expect(readRegularFile({ file: join(folder, 'b'), most: 3 })).toMatchObject({ bytes: null, missing: true });
});

describe('a link', () => {
  it('to a file or folder of the content or of the project is followed', async () => {
    const { content, project } = folderOf();
    mkdirSync(join(project, 'texts'));
    cpSync(join(content, 'blog/articles'), join(project, 'texts/articles'), { recursive: true });
    rmSync(join(content, 'blog/articles'), { recursive: true });
    symlinkSync('../../texts/articles', join(content, 'blog/articles'));
    cpSync(join(content, 'seo.json'), join(project, 'seo.json'));
    rmSync(join(content, 'seo.json'));
    symlinkSync(join(project, 'seo.json'), join(content, 'seo.json'));
    expect(await refused(content, [project])).toEqual([]);
    expect((await readContent(content, [project])).articles.length).toBeGreaterThan(0);
  });

  it('out of the project is refused, also behind another link, unless its folder is named', async () => {
    const { folder, content, project } = folderOf();
    writeFileSync(join(folder, 'secret.json'), '{"password":"x"}');
    mkdirSync(join(project, 'texts'));
    symlinkSync(join(folder, 'secret.json'), join(project, 'texts/deep.json'));
    symlinkSync('../../secret.json', join(content, 'odd.json'));
    symlinkSync(join(project, 'texts'), join(content, 'linked'));
    symlinkSync(folder, join(content, 'above'));
    const why = `it leads to ${join(folder, 'secret.json')}`;
    expect((await refused(content, [project])).sort()).toEqual([
      `above is a link out of the project: it leads to ${folder}`,
      `linked/deep.json is a link out of the project: ${why}`,
      `odd.json is a link out of the project: ${why}`,
    ]);
    expect(await refused(content, [project, folder])).toEqual([]);
    expect(await refused(content, [`${project}-other`])).not.toEqual([]);
  });

  it('in a circle, and one that leads nowhere, hold nothing', async () => {
    const { content } = folderOf();
    symlinkSync('.', join(content, 'circle'));
    symlinkSync('nowhere', join(content, 'nowhere'));
    expect(await refused(content)).toEqual([]);
  });
});
