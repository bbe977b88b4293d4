import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copyRelease } from '../../cli/export/write-export.ts';
import { site as defaults } from '../../config/site.ts';
import { buildImage, noContainers, removeImage, runImage } from '../support/container.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { root } from '../support/run-site.ts';
import { zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const missing = noContainers();
if (missing) console.warn(`SKIPPED: the container image was not built and run: ${missing}`);

describe.skipIf(missing !== null)(`the container image${missing ? ` (${missing})` : ''}`, () => {
  it('is built as its file says, serves one release as its own user, is healthy, and stops when asked to', async () => {
    // The settings that the file's first lines name.
    const site = {
      listen: '0.0.0.0:8080',
      nginx: { ...defaults.nginx, status: '127.0.0.1:8081', logs: 'output' as const },
    };
    const folder = outputFolder({
      redirects: [{ edition: 'zh', from: '/pay', to: '/price' }],
      port: 8080,
      site,
      modules: defaults.nginx.modules,
    });
    closing.push(folder.remove);
    const context = join(folder.out, 'project');
    mkdirSync(context);
    cpSync(join(root, '.containerignore'), join(context, '.containerignore'));
    await copyRelease({ out: folder.out, release, to: join(context, '.image') });

    const image = buildImage({ file: join(root, '.deploy/Containerfile'), context });
    closing.push(() => removeImage(image));
    expect(readdirSync(join(image.root, 'srv/site')).sort()).toEqual(['current', 'releases', 'run']);
    expect(readdirSync(join(image.root, 'var/lib/apt/lists'))).toEqual([]);

    const container = runImage(image);
    closing.push(container.stop);
    expect(JSON.parse(await container.healthy())).toEqual({ status: 'ok', release });
    expect(container.uid()).toBe(33);
    const curl = (path: string, ...more: string[]) =>
      container.within(['curl', '-s', '-H', `Host: ${zh}`, ...more, `http://127.0.0.1:8080${path}`]).stdout;
    expect(curl('/im')).toBe('this is im.html\n');
    expect(curl('/pay', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}')).toMatch(/^301 .*\/price$/);
    expect(curl('/im', '-H', 'Accept-Encoding: br', '-o', '/dev/null', '-w', '%header{content-encoding}')).toBe('br');
    expect(curl('/none', '-o', '/dev/null', '-w', '%{http_code}')).toBe('404');
    // Nothing but `run/` can be written by who serves it.
    const writes = (path: string) => container.within(['sh', '-c', `: > ${path}`], image.user).status === 0;
    expect(['/srv/site/x', '/srv/site/current/site/im.html', '/etc/x', '/srv/site/run/x'].map(writes)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await container.stop()).toBe(0);
    const requests = container
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(requests.map((line) => (JSON.parse(line) as { request: string }).request)).toContain('GET /im');
  });
});
