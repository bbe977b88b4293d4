import { join } from 'node:path';
import { findProgram, isProgram } from '../lib/find-program.ts';
import { exit, Stop } from '../problem.ts';

/** Where systems install nginx outside of an ordinary user's PATH. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin', '/usr/local/nginx/sbin', '/opt/homebrew/bin'] as const;

export type NginxLocation = {
  /** The program that `SITE_NGINX` names; null: search for it. */
  program: string | null;
  path: string;
  folders?: readonly string[];
};

/** The absolute path of the nginx program. Throws a `Stop` (1) that says how to install it. */
export function findNginx({ program, path, folders: otherFolders = usualFolders }: NginxLocation): string {
  if (program !== null) {
    if (isProgram(program)) return program;
    throw Stop.of(exit.failed, {
      what: 'invalid SITE_NGINX',
      where: 'environment variable SITE_NGINX',
      why: `${program} is not an executable file`,
      fix: 'set it to the path of nginx, such as /usr/sbin/nginx, or leave it out',
    });
  }
  const others = otherFolders.map((folder) => join(folder, 'nginx'));
  const found = findProgram(['nginx'], path, others);
  if (found !== null) return found;
  throw Stop.of(exit.failed, {
    what: 'nginx is not installed',
    where: 'this machine',
    why: `there is no nginx in PATH, nor in ${otherFolders.join(', ')}`,
    fix:
      'install it (Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static; Fedora: dnf install nginx; ' +
      'Alpine: apk add nginx; macOS: brew install nginx), or set SITE_NGINX to its path',
  });
}
