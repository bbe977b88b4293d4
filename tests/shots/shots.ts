import definition from '../../config/index.ts';
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { startApi } from '../support/content-api.ts';
import { matcher } from '../../cli/pipeline/glob.ts';
import type { ServerRules } from '../../cli/server-model/server-rules.ts';
import { readSettings } from '../../cli/environment.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { startBrowser } from '../support/browser.ts';
import { takeShots } from './camera.ts';
import { readOptions, usage } from './options.ts';
import { sheetHtml, type Taken } from './sheet.ts';
import { subjectOf } from './subjects.ts';

/** Builds what changed of the site, serves it, and takes the pictures. The environment counts here as it does for the program. */
export async function shots({ root, args }: { root: string; args: readonly string[] }): Promise<void> {
  const options = readOptions({ root, args });
  if (options === 'help') return console.log(usage);
  const { only, widths, into, jobs } = options;
  // In a folder of its own: a release without compressed files is none to serve.
  const env = { ...process.env, SITE_OUT: join(root, '.cache/shots-site') };
  const built = spawnSync(process.execPath, [join(root, 'cli/bin.mjs'), 'generate', '--quiet', '--no-compress'], {
    env,
    stdio: 'inherit',
  });
  if (built.status !== 0) return void (process.exitCode = built.status ?? 1);

  const { out } = readSettings({
    definition,
    program: { root, definition: '', tasks: '', code: '', engine: '', siteFiles: '', searching: '', drawing: '' },
    env,
  });
  const read = async <Data>(file: string) => JSON.parse(await readFile(join(out, 'current', file), 'utf8')) as Data;
  const { release, pages } = await read<{ release: string; pages: ManifestPage[] }>('manifest.json');
  const { editions } = await read<ServerRules>('redirects.json');
  const wanted = only === null ? () => true : matcher(only);
  const subjects = pages.filter(({ address }) => wanted(address)).map((page) => subjectOf({ page, widths }));
  if (subjects.length === 0) throw new Error(`no page of ${release} has an address like ${only}`);

  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const api = await startApi({ content: join(root, 'config/content'), port: 0, articles: 0, latency: 0 });
  const server = await startPreview({
    out,
    host: '127.0.0.1',
    port: 0,
    apiUpstream: new URL(api.url).host,
    hosts: 'any',
  });
  // Whatever the editions are called, their hosts are here.
  const browser = await startBrowser('--host-resolver-rules=MAP * 127.0.0.1');
  try {
    const taken: Taken[] = [];
    let done = 0;
    const limit = pLimit(jobs);
    await Promise.all(
      subjects.map((subject) =>
        limit(async () => {
          const { origin } = editions.find(({ edition }) => edition === subject.edition)!;
          const url = `http://${new URL(origin).hostname}:${new URL(server.url).port}${subject.address}`;
          taken.push({ ...subject, shots: await takeShots({ browser, url, subject, into }) });
          console.log(`${++done}/${subjects.length} ${subject.edition} ${subject.address}`);
        }),
      ),
    );
    const order = new Map(subjects.map(({ edition, address }, index) => [`${edition} ${address}`, index]));
    const place = ({ edition, address }: Taken) => order.get(`${edition} ${address}`)!;
    const sheet = join(into, 'index.html');
    await writeFile(sheet, sheetHtml({ release, taken: taken.sort((a, b) => place(a) - place(b)) }));
    console.log(pathToFileURL(sheet).href);
  } finally {
    await browser.close();
    await server.close();
    await api.close();
  }
}
