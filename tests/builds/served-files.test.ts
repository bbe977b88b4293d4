import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { buildFolder } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();

/** What people put there: proofs of ownership, a key, a document; names with and without an extension. */
const files: Record<string, string> = {
  '.well-known/security.txt': 'Contact: mailto:security@lindenhain.example\n',
  '.well-known/apple-app-site-association': '{"applinks":{}}',
  'google1234.html': 'google-site-verification: google1234.html',
  MP_verify_abc: 'abc',
  'papers/sla.pdf': '%PDF-1.4 a document',
  'en/papers/sla.pdf': '%PDF-1.4 the document in English',
  '.gitkeep': '',
};
const served = Object.keys(files).filter((path) => path !== '.gitkeep');

let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  site = await secondSite();
  for (const [path, text] of Object.entries(files)) await put(path, text);
});
afterAll(() => site.remove());
beforeEach(async () => void (build = await buildFolder({ warm: true, of: 'second' })));
afterEach(() => build.remove());

const placeOf = (path: string) => join(site.project, 'config/content/files', path);
async function put(path: string, text: string) {
  await mkdir(dirname(placeOf(path)), { recursive: true });
  await writeFile(placeOf(path), text);
}
const run = (...args: string[]) => runWarm(args, { project: site.project, env: build.env });

describe('files of the content', () => {
  it('are part of the release, and nginx sends them unchanged with their media types', async () => {
    const made = await run('generate', '--json');
    expect(made.code, made.stderr).toBe(0);
    for (const path of served)
      expect(await readFile(join(build.out, 'current/site', path), 'utf8'), path).toBe(files[path]);
    const manifest = JSON.parse(await readFile(join(build.out, 'current/manifest.json'), 'utf8')) as {
      files: { path: string }[];
    };
    // Besides those of the site itself.
    const added = manifest.files.map(({ path }) => path).filter((path) => path !== 'lindenhain.jpg');
    expect(added).toEqual([...served].sort());
    const checked = await run('check', '--json');
    const { problems } = JSON.parse(checked.stdout) as { problems: Problem[] };
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(checked.code).toBe(0);
  });

  it('that were changed in the release are found by the check', async () => {
    expect((await run('generate')).code).toBe(0);
    await writeFile(join(build.out, 'current/site/papers/sla.pdf'), '%PDF-1.4 another');
    const { problems } = JSON.parse((await run('check', '--json')).stdout) as { problems: Problem[] };
    expect(problems.map(({ why }) => why)).toContain('changed or missing: papers/sla.pdf');
    expect(problems.map(({ what }) => what)).toContain('nginx does not send the file: de /papers/sla.pdf');
  });
});

it('files of the content are part of what other hosts get, in each edition that serves them', async () => {
  expect((await run('generate')).code).toBe(0);
  const to = join(build.folder, 'export');
  expect((await run('export', to, '--for', 'caddy')).code).toBe(0);
  const inEdition = async (edition: string) =>
    (await readdir(join(to, edition), { recursive: true })).filter((path) => served.includes(path)).sort();
  expect(await inEdition('de')).toEqual(served.filter((path) => !path.startsWith('en/')).sort());
  expect(await inEdition('en')).toEqual([...served].sort());
});

describe('a file that cannot be served', () => {
  it('stops the build, with all others of its kind, when it has the address of something else', async () => {
    const project = await secondSite();
    const place = (path: string) => join(project.project, 'config/content/files', path);
    const taken = [
      'besuch.html',
      'pflanzen',
      '404.html',
      'Index.html',
      'robots.txt',
      'en/sitemap.xml',
      'assets/a.js',
      'garten/v1/tours',
      '.well-known/acme-challenge/token',
      'manifest.webmanifest/x.txt',
      'eintritt',
      'Papers',
      'papers/x.txt',
    ];
    for (const path of taken) {
      await mkdir(dirname(place(path)), { recursive: true });
      await writeFile(place(path), 'x');
    }
    const ended = await runWarm(['generate', '--json'], { project: project.project, env: build.env });
    await project.remove();
    const { problems } = JSON.parse(ended.stdout) as { problems: Problem[] };
    expect(ended.code).toBe(1);
    expect(Object.fromEntries(problems.map(({ what, why }) => [what, why]))).toEqual({
      'besuch.html cannot be served': '/besuch.html is the address of the page de /besuch',
      'pflanzen cannot be served': '/pflanzen is the address of a page, an alias or a redirect',
      '404.html cannot be served': expect.stringContaining('/404.html is the address of the page de'),
      'Index.html cannot be served': '/Index.html is the address of the page de /',
      'manifest.webmanifest/x.txt cannot be served': 'its folder /manifest.webmanifest is a file that the build makes',
      'eintritt cannot be served': '/eintritt is the address of a page, an alias or a redirect',
      'Papers cannot be served': '/Papers is the address of a folder of files',
      'robots.txt cannot be served': '/robots.txt is the address of a file that the build makes',
      'en/sitemap.xml cannot be served': '/en/sitemap.xml is the address of a file that the build makes',
      'assets/a.js cannot be served': '/assets/a.js is the address of files that pages load',
      'garten/v1/tours cannot be served': '/garten/v1/tours is the address of calls of the API',
      '.well-known/acme-challenge/token cannot be served':
        '/.well-known/acme-challenge/token is the address of the proof of certificates',
    });
  });

  it('stops the build when its name or kind is none that is served', async () => {
    const project = await secondSite();
    const place = (path: string) => join(project.project, 'config/content/files', path);
    await mkdir(place('.git'), { recursive: true });
    for (const path of ['.env', '.git/config', 'a b.pdf', '白皮书.pdf', 'a.exe', 'a.MP4', 'a.txt.gz'])
      await writeFile(place(path), 'x');
    for (const path of ['im.html/x.txt', 'a.txt', 'papers/b.txt.GZ/x.txt', 'c.br/x.txt']) {
      await mkdir(dirname(place(path)), { recursive: true });
      await writeFile(place(path), 'x');
    }
    await symlink('/etc/hostname', place('link.txt'));
    const ended = await runWarm(['generate', '--json'], { project: project.project, env: build.env });
    await project.remove();
    const { problems } = JSON.parse(ended.stdout) as { problems: Problem[] };
    expect(ended.code).toBe(1);
    const name = 'its path has other characters than letters, digits, `-`, `_`, `~` and dots between them';
    expect(problems.find(({ what }) => what.startsWith('a.MP4'))!.fix).toBe('write the extension in small letters');
    expect(Object.fromEntries(problems.map(({ what, why }) => [what, why]))).toEqual({
      '.env cannot be served': name,
      '.git/config cannot be served': name,
      'a b.pdf cannot be served': name,
      '白皮书.pdf cannot be served': name,
      'a.exe cannot be served': 'its extension has no media type',
      'a.MP4 cannot be served': 'its extension has no media type',
      'a.txt.gz cannot be served': 'this name is kept for compressed files',
      'im.html/x.txt cannot be served': 'the name of the folder im.html is kept for pages and compressed files',
      'papers/b.txt.GZ/x.txt cannot be served':
        'the name of the folder b.txt.GZ is kept for pages and compressed files',
      'c.br/x.txt cannot be served': 'the name of the folder c.br is kept for pages and compressed files',
      'link.txt cannot be served': 'it is a link or a device, not a file',
    });
  });
});
