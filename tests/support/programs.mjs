// The programs that tests run for real, besides Node: nginx, a Chromium browser, and what the deploy script needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} a browser of the system */
export function findBrowser() {
  return browsers.find((path) => existsSync(path));
}

/** @returns {string | undefined} the nginx of the system */
export function findNginx() {
  const known = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  return known.find((path) => existsSync(path));
}

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** What the deploy script runs. */
const deployPrograms = ['rsync', 'curl'];

/** Installs missing programs through the system's package manager. Ends the process with a reason if it cannot. */
export function ensurePrograms(root) {
  if (findNginx() && findBrowser() && deployPrograms.every(has)) return;
  console.error('Installing nginx, Chromium, rsync and curl …');
  if (has('apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => run(...split([...sudo, 'apt-get', ...args]));
    apt('update');
    apt(
      'install',
      '-y',
      '--no-install-recommends',
      'nginx',
      'libnginx-mod-http-brotli-static',
      'chromium',
      'fonts-noto-cjk',
      ...deployPrograms,
    );
  } else if (has('brew')) {
    run('brew', ['install', 'nginx', ...deployPrograms]);
    run('brew', ['install', '--cask', 'google-chrome']);
  }
  // Where the system has no package of it, the test library may have a browser of its own.
  if (!findBrowser()) spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (!findNginx()) stop('nginx', 'install nginx 1.22 or later');
  for (const program of deployPrograms) if (!has(program)) stop(program, `install ${program}`);
  if (!findBrowser()) console.error('No browser of the system was found: the tests try the one of the test library.');
}

const split = ([command, ...args]) => [command, args];

function stop(program, advice) {
  console.error(
    `error: ${program} is missing\n  where: this machine\n  why:   it is not installed, and could not be\n  fix:   ${advice}, then run npm test again`,
  );
  process.exit(1);
}
