import { spawnSync } from 'node:child_process';

/** The installed Hugo's word on itself; installs the system's package when there is none. Throws with what to do when that fails too. */
export function ensureHugo(): string {
  return version() ?? install() ?? fail();
}

function version(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? /v[\d.]+\S*/.exec(stdout)?.[0].replace(/^v/, '') : undefined;
}

function install(): string | undefined {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  console.error('Installing Hugo …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [file, ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(file!, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'hugo');
  return version();
}

function fail(): never {
  throw new Error(
    'hugo is missing and could not be installed; Debian and Ubuntu: apt-get install hugo. With --ours the trial runs without it.',
  );
}
