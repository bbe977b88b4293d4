import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findNginx, type NginxLocation } from '../../cli/preview/find-nginx.ts';
import type { Stop } from '../../cli/problem.ts';
import { runSite } from '../support/run-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with a file that is called nginx. */
function folderWith({ name, executable }: { name: string; executable: boolean }): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'nginx'), '');
  chmodSync(join(path, 'nginx'), executable ? 0o755 : 0o644);
  return path;
}

const inPath = folderWith({ name: 'in-path', executable: true });
const usual = folderWith({ name: 'usual', executable: true });
const text = folderWith({ name: 'text', executable: false });

function failure(location: NginxLocation): Stop {
  try {
    findNginx(location);
  } catch (stop) {
    return stop as Stop;
  }
  throw new Error('nginx was found');
}

describe('nginx', () => {
  it('is found in PATH first, then where systems install it', () => {
    expect(findNginx({ program: null, path: `/nowhere:${inPath}`, folders: [usual] })).toBe(join(inPath, 'nginx'));
    expect(findNginx({ program: null, path: `:${text}`, folders: ['/nowhere', usual] })).toBe(join(usual, 'nginx'));
    expect(findNginx({ program: join(usual, 'nginx'), path: inPath })).toBe(join(usual, 'nginx'));
  });

  it('is found by an ordinary user, whose PATH has no sbin', () => {
    expect(findNginx({ program: null, path: '/usr/local/bin:/usr/bin:/bin' })).toMatch(/\/nginx$/);
  });

  it('that is missing is reported with how to install it', () => {
    const { code, problems } = failure({ program: null, path: text, folders: ['/one', '/two'] });
    expect([code, problems]).toEqual([
      1,
      [
        {
          severity: 'error',
          what: 'nginx is not installed',
          where: 'this machine',
          why: 'there is no nginx in PATH, nor in /one, /two',
          fix: 'install it (Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static; Fedora: dnf install nginx; Alpine: apk add nginx; macOS: brew install nginx), or set SITE_NGINX to its path',
        },
      ],
    ]);
  });

  it('that SITE_NGINX names wrongly is reported', () => {
    for (const program of [join(text, 'nginx'), usual]) {
      expect(failure({ program, path: inPath }).problems).toEqual([
        {
          severity: 'error',
          what: 'invalid SITE_NGINX',
          where: 'environment variable SITE_NGINX',
          why: `${program} is not an executable file`,
          fix: 'set it to the path of nginx, such as /usr/sbin/nginx, or leave it out',
        },
      ]);
    }
  });

  it('that is missing ends a command before any other work', async () => {
    const env = { SITE_NGINX: '/nowhere/nginx', SITE_OUT: join(folder, 'output'), SITE_CACHE: join(folder, 'cache') };
    const commands = [['check'], ['preview', '--nginx'], ['generate', '--reload']];
    for (const { code, stdout, stderr } of await Promise.all(commands.map((args) => runSite(args, { env })))) {
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^error: invalid SITE_NGINX\n/);
    }
  });
});
