import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedSite } from '../support/exported-site.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { root } from '../support/run-site.ts';

const domain = 'preview.example.com';
let port: number;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const { to, remove } = await exportedSite({ host: 'serve' });
  closing.push(remove);
  // An nginx started as root reads as `nobody`, who may not enter a folder made for one.
  chmodSync(join(to, '..'), 0o755);
  const folder = join(to, '..', 'previews');
  cpSync(to, join(folder, 'pr-12'), { recursive: true });
  mkdirSync(join(folder, 'run'));
  port = await freePort();
  const lines = readFileSync(join(root, '.deploy/previews.conf'), 'utf8')
    .replaceAll('/srv/previews', folder)
    .replaceAll('127.0.0.1:8090', `127.0.0.1:${port}`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid run/nginx.pid; events {}
http {
  access_log off;
  client_body_temp_path run/b; proxy_temp_path run/p; fastcgi_temp_path run/f; uwsgi_temp_path run/u; scgi_temp_path run/s;
  server { listen 127.0.0.1:${port} default_server; return 421; }
  ${lines}
}
`,
  );
  const nginx = await startNginx({ out: folder, port, file: 'nginx.conf' });
  closing.push(nginx.close);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const answer = async (name: string, target: string) => {
  const { status, header, body } = await get(port, { host: `${name}.${domain}:${port}`, target });
  return [status, body.trim(), header('x-robots-tag')];
};

it.each([
  ['pr-12', '/', 'index.html'],
  ['pr-12', '/im', 'im.html'],
  ['pr-12', '/price/im', 'price/im.html'],
  // An alias: this server knows no rewrites.
  ['pr-12', '/blog', 'dev-blog.html'],
  ['pr-12', '/m/', 'm/index.html'],
  ['pr-12', '/en', 'en.html'],
  ['pr-12', '/hk/im', 'hk/im.html'],
  ['en-pr-12', '/', 'en.html'],
  ['en-pr-12', '/im', 'im.html'],
])('previews of pull requests: %s%s is %s, and not for search engines', async (name, target, file) => {
  expect(await answer(name, target)).toEqual([200, `this is ${file}`, 'noindex']);
});

it('previews of pull requests: the page for unknown addresses, and none for an unknown number', async () => {
  expect(await answer('pr-12', '/none')).toEqual([404, 'this is 404.html', 'noindex']);
  expect((await answer('pr-13', '/im'))[0]).toBe(404);
  for (const name of ['pr-', 'pr-12x', 'xpr-12', 'pr-1.pr-12']) expect((await answer(name, '/im'))[0]).toBe(421);
});
