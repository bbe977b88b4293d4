// The programs that tests run for real, besides Node: nginx, a Chromium browser, and what the deploy script needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

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
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'));
  return [...inPath, ...known].find((path) => existsSync(path));
}

const answers = ([command, ...args]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const has = (command) => answers([command, '--version']);
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** The test library has a browser of its own, where it was installed. It is loaded late: packages may have been missing until now. */
const hasBrowser = () =>
  findBrowser() !== undefined || existsSync(createRequire(import.meta.url)('playwright').chromium.executablePath());

/** What tests run, by what they need: whether it is there, its Debian and Homebrew packages, and how to get it by hand. */
const programs = {
  nginx: {
    name: 'nginx',
    isThere: () => findNginx() !== undefined,
    debian: ['nginx', 'libnginx-mod-http-brotli-static'],
    brew: ['nginx'],
    fix: 'install nginx 1.22 or later',
  },
  browser: {
    name: 'Chromium',
    isThere: hasBrowser,
    debian: ['chromium', 'fonts-noto-cjk'],
    brew: ['--cask', 'google-chrome'],
    fix: 'install Chromium, or run `npx playwright install chromium`',
  },
  deployment: {
    name: 'rsync or curl',
    isThere: () => has('rsync') && has('curl'),
    debian: ['rsync', 'curl'],
    brew: ['rsync', 'curl'],
    fix: 'install rsync and curl',
  },
};

/**
 * Installs missing programs through the system's package manager. Reports those that could not be: what is missing, why, and what to do.
 *
 * @param {{ root: string, needs: readonly string[] }} options the project's folder; what tests need, of `programs`
 * @returns {Map<string, { name: string, why: string, fix: string }>} by need
 */
export function installPrograms({ root, needs }) {
  const failed = new Map();
  const missing = needs.filter((need) => need in programs && !programs[need].isThere());
  if (missing.length === 0) return failed;
  console.error(`Installing ${missing.map((need) => programs[need].name).join(', ')} …`);
  const why = installMissing(missing);
  // Needs no rights, unlike packages of the system.
  if (missing.includes('browser') && !hasBrowser())
    spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2] });
  for (const need of missing) {
    const { name, isThere, fix } = programs[need];
    if (!isThere()) failed.set(need, { name, why, fix });
  }
  return failed;
}

/** Installs by the package manager that is there. Returns why a program can be missing afterwards. */
function installMissing(missing) {
  if (has('apt-get')) {
    if (!apt('update')) return 'apt-get update failed: it needs root, or sudo without a password, and a network';
    return install(...missing.flatMap((need) => programs[need].debian))
      ? 'its package does not contain it'
      : 'apt-get install failed';
  }
  if (has('brew')) {
    const ended = missing.map((need) => run('brew', ['install', ...programs[need].brew]));
    return ended.every(Boolean) ? 'its package does not contain it' : 'brew install failed';
  }
  return 'neither apt-get nor brew is here to install it';
}

/** Installs what a tool cannot do without, or ends the process with the reason. */
export function ensurePrograms(root) {
  const [failed] = installPrograms({ root, needs: ['nginx', 'browser'] }).values();
  if (!failed) return;
  console.error(
    `error: ${failed.name} is missing\n  where: this machine\n  why:   ${failed.why}\n  fix:   ${failed.fix}, then run the command again`,
  );
  process.exit(1);
}

/** Programs of other makers that work with files of ours, by their Debian package; `need` says which tests need them, without it `deployment`. */
const readers = {
  caddy: { version: ['caddy', 'version'], file: 'the Caddyfile of site export' },
  logrotate: { version: ['logrotate', '--version'], file: '.deploy/logrotate' },
  systemd: { version: ['systemd-analyze', '--version'], file: '.deploy/site.service' },
  'openssh-server': { version: ['test', '-x', '/usr/sbin/sshd'], file: '.deploy/deploy' },
  certbot: { version: ['certbot', '--version'], file: 'the way to a certificate' },
  pebble: { version: ['pebble', '-h'], file: 'the way to a certificate' },
  shellcheck: { version: ['shellcheck', '--version'], file: 'shell in .deploy and the pipelines' },
  'testssl.sh': { version: ['testssl', '--version'], file: 'the TLS of a release' },
  'firefox-esr': { need: 'engines', version: ['/usr/bin/firefox-esr', '--version'], file: 'the site' },
  'webkit2gtk-driver': {
    need: 'engines',
    version: ['test', '-x', '/usr/bin/WebKitWebDriver'],
    file: 'the layout of pages',
  },
  xvfb: { need: 'engines', version: ['test', '-x', '/usr/bin/Xvfb'], file: 'the layout of pages' },
};

/**
 * Installs what makes tests quicker, and the programs that work with files of ours, where the system has packages of them. Tests that need
 * one of these are skipped without it.
 *
 * @param {readonly string[]} needs what tests need: `browser`, `deployment`, `engines`
 */
export function installExtras(needs) {
  const missing = [];
  if (needs.includes('browser') && !existsSync(headlessShell)) missing.push('chromium-headless-shell');
  // The package of sshd starts it where systemd runs: on the machine of a developer that would be a surprise.
  const isStarted = (name) => name === 'openssh-server' && existsSync('/run/systemd/system');
  const isNeeded = ({ need = 'deployment' }) => needs.includes(need);
  for (const [name, reader] of Object.entries(readers))
    if (isNeeded(reader) && !answers(reader.version) && !isStarted(name)) missing.push(name);
  if (missing.length === 0 || !has('apt-get')) return;
  console.error(`Installing ${missing.join(', ')} …`);
  // One at a time: a system that lacks one of them has the others.
  if (apt('update')) for (const name of missing) install(name);
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
