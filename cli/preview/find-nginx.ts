import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exit, Stop } from '../problem.ts';

/** Where systems install nginx outside of an ordinary user's PATH. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin', '/usr/local/nginx/sbin', '/opt/homebrew/bin'] as const;

export type NginxLocation = {
  /** The program that `SITE_NGINX` names; null: search for it. */
  program: string | null;
  /** The PATH variable. */
  path: string;
  /** Folders to search after PATH. */
  folders?: readonly string[];
};

/** The absolute path of the nginx program. Throws a `Stop` (1) that says how to install it. */
export function findNginx({ program, path, folders: otherFolders = usualFolders }: NginxLocation): string {
  if (program !== null) {
    if (isProgram(program)) return program;
    throw missing({
      what: 'invalid SITE_NGINX',
      where: 'environment variable SITE_NGINX',
      why: `${program} is not an executable file`,
      fix: 'set it to the path of nginx, such as /usr/sbin/nginx, or leave it out',
    });
  }
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...otherFolders];
  const found = folders.map((folder) => join(folder, 'nginx')).find(isProgram);
  if (found !== undefined) return found;
  throw missing({
    what: 'nginx is not installed',
    where: 'this machine',
    why: `there is no nginx in PATH, nor in ${otherFolders.join(', ')}`,
    fix:
      'install it (Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static; Fedora: dnf install nginx; ' +
      'Alpine: apk add nginx; macOS: brew install nginx), or set SITE_NGINX to its path',
  });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function missing(problem: { what: string; where: string; why: string; fix: string }): Stop {
  return new Stop(exit.failed, [{ severity: 'error', ...problem }]);
}
