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

/** The same browser without windows: it opens a page with two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** @returns {string | undefined} the quickest browser of the system that shows no window */
export function findHeadlessBrowser() {
  return existsSync(headlessShell) ? headlessShell : findBrowser();
}

/** @returns {string | undefined} the nginx of the system */
export function findNginx() {
  const known = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  return known.find((path) => existsSync(path));
}

const answers = ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const has = (command) => answers([command, '--version']);
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
    apt('update');
    install('nginx', 'libnginx-mod-http-brotli-static', 'chromium', 'fonts-noto-cjk', ...deployPrograms);
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

/** Programs of other makers that work with files of ours, by their Debian package. */
const readers = {
  caddy: { version: ['caddy', 'version'], file: 'the Caddyfile of site export' },
  logrotate: { version: ['logrotate', '--version'], file: '.deploy/logrotate' },
  systemd: { version: ['systemd-analyze', '--version'], file: '.deploy/site.service' },
  'openssh-server': { version: ['test', '-x', '/usr/sbin/sshd'], file: '.deploy/deploy' },
  certbot: { version: ['certbot', '--version'], file: 'the way to a certificate' },
  pebble: { version: ['pebble', '-h'], file: 'the way to a certificate' },
};

/** Installs what tests can do without, where the system has packages of it: the quick browser, and the programs that work with files of ours. */
export function installExtras() {
  // The package of sshd starts it where systemd runs: on the machine of a developer that would be a surprise.
  const isStarted = (name) => name === 'openssh-server' && existsSync('/run/systemd/system');
  const missing = Object.keys(readers).filter((name) => !answers(readers[name].version) && !isStarted(name));
  if (!existsSync(headlessShell)) missing.unshift('chromium-headless-shell');
  if (missing.length === 0 || !has('apt-get')) return;
  console.error(`Installing ${missing.join(', ')} …`);
  apt('update');
  // One at a time: a system that lacks one of them has the others.
  for (const name of missing) install(name);
}

/**
 * Why a file of ours cannot be tried with the program that reads it; null where it can. The reason is printed too: that a test
 * was skipped is easily overlooked.
 *
 * @param {keyof typeof readers} name
 * @returns {string | null}
 */
export function noReader(name) {
  const { version, file } = readers[name];
  if (answers(version)) return null;
  const reason = `${name} is not installed: ${file} is not tried with it`;
  console.warn(`SKIPPED: ${reason}`);
  return reason;
}

function apt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...sudo, 'apt-get', ...args];
  return run(command, rest);
}

const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);

function stop(program, advice) {
  console.error(
    `error: ${program} is missing\n  where: this machine\n  why:   it is not installed, and could not be\n  fix:   ${advice}, then run npm test again`,
  );
  process.exit(1);
}
