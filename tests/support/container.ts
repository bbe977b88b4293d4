import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { matcher } from '../../cli/pipeline/glob.ts';
import { filesOfPackage, librariesOf } from './debian-packages.ts';

/** Why images cannot be built and run here; null if they can. */
export function noContainers(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'not root on Linux';
  if (spawnSync('dpkg', ['-s', 'nginx', 'curl', 'libnginx-mod-http-brotli-static']).status !== 0)
    return 'nginx, curl and libnginx-mod-http-brotli-static are not Debian packages of this machine';
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'ip', 'link', 'set', 'lo', 'up']);
  return status === 0 ? null : 'no namespaces may be made here';
}

type Instruction = { name: string; value: string };

/** The instructions of a Containerfile, in order. */
function instructionsOf(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ')[0]!, value: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** An image: a root folder, and how it is run. */
export type Image = {
  root: string;
  user: string;
  entrypoint: readonly string[];
  health: readonly string[];
  stopSignal: NodeJS.Signals;
};

/**
 * Does what a Containerfile says, in a root folder, since no registry is at hand. The base image is what its steps run: a shell and a few
 * tools of this machine. `apt-get install` installs the packages that it is given, and what they depend on, from the files of this machine.
 */
export function buildImage({ file, context }: { file: string; context: string }): Image {
  const root = mkdtempSync(join(tmpdir(), 'site-image-'));
  chmodSync(root, 0o755);
  const image = {
    root,
    user: 'root',
    entrypoint: [] as string[],
    health: [] as string[],
    stopSignal: 'SIGTERM' as NodeJS.Signals,
  };
  for (const { name, value } of instructionsOf(readFileSync(file, 'utf8'))) {
    if (name === 'FROM') writeBase(root, value);
    else if (name === 'RUN') runStep(root, value);
    else if (name === 'COPY') copyStep({ root, context, value });
    else if (name === 'USER') image.user = value;
    else if (name === 'ENTRYPOINT') image.entrypoint = JSON.parse(value) as string[];
    else if (name === 'HEALTHCHECK') image.health = JSON.parse(value.slice(value.indexOf('CMD ') + 4)) as string[];
    else if (name === 'STOPSIGNAL') image.stopSignal = value as NodeJS.Signals;
    else if (name !== 'EXPOSE') throw new Error(`${file}: no such instruction: ${name}`);
  }
  return image;
}

const tools = ['sh', 'install', 'rm', 'mkdir', 'cp', 'chown'];

/** The parts of the base image that the steps need, and a stand-in for `apt-get` that installs packages from `/packages`. */
function writeBase(root: string, image: string): void {
  if (!/^debian:\w+-slim$/.test(image)) throw new Error(`no base for ${image}`);
  for (const folder of ['dev', 'etc', 'proc', 'tmp', 'usr/bin', 'var/lib/apt/lists', 'packages'])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  for (const name of ['passwd', 'group']) cpSync(`/usr/share/base-passwd/${name}.master`, join(root, 'etc', name));
  const programs = tools.map((name) => execFileSync('which', [name], { encoding: 'utf8' }).trim());
  copyFiles([...programs, ...librariesOf(programs)], root);
  const script = `#!/bin/sh -e
case "$1" in
update) : > /var/lib/apt/lists/deb.example ;;
install) shift
  for package; do case "$package" in -*) ;; *) cp -a "/packages/$package/." / ;; esac; done ;;
*) echo "apt-get: no such command: $1" >&2; exit 1 ;;
esac
`;
  writeFileSync(join(root, 'usr/bin/apt-get'), script, { mode: 0o755 });
}

/** Copies files and folders of this machine to the same places below a folder, links as what they lead to. */
function copyFiles(paths: readonly string[], below: string): void {
  // Debian has one folder for each pair.
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(below, 'usr', name), { recursive: true });
    if (!existsSync(join(below, name))) symlinkSync(`usr/${name}`, join(below, name));
  }
  const command = 'tar -C / -chf - --no-recursion --null -T - | tar -C "$1" -xpf -';
  execFileSync('sh', ['-c', command, 'sh', below], {
    input: paths.map((path) => path.slice(1)).join('\0'),
    stdio: 'pipe',
  });
}

/** Runs a step in the root folder. The packages that it names can be installed there, and no others. */
function runStep(root: string, command: string): void {
  const names =
    /apt-get install ([^&;]*)/
      .exec(command)?.[1]
      ?.split(/\s+/)
      .filter((word) => /^\w/.test(word)) ?? [];
  const merged = (path: string) => path.replace(/^\/usr/, '');
  for (const name of names) {
    const files = filesOfPackage(name);
    const own = new Set(files.map(merged));
    copyFiles(files, join(root, 'packages', name));
    // Libraries that no package brings are those of the base image.
    const libraries = librariesOf(files.filter((path) => /\/s?bin\//.test(path)));
    copyFiles(
      libraries.filter((path) => !own.has(merged(path)) && !existsSync(join(root, path))),
      root,
    );
  }
  execFileSync('chroot', [root, '/bin/sh', '-c', command], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: 'pipe',
  });
  rmSync(join(root, 'packages'), { recursive: true, force: true });
}

/** Copies a folder of the context, without what `.containerignore` leaves out; links and times as they are. */
function copyStep({ root, context, value }: { root: string; context: string; value: string }): void {
  const [from, to] = value.split(' ') as [string, string];
  const rules = readFileSync(join(context, '.containerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), matches: matcher(line.replace(/^!/, '')) }));
  // The last rule that matches a path, or a folder around it, decides.
  const isKept = (path: string) => {
    const parts = path.split('/');
    const around = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    return rules.findLast(({ matches }) => around.some((folder) => matches(folder)))?.isKept ?? true;
  };
  cpSync(join(context, from), join(root, to), {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => isKept(relative(context, path)),
  });
}

/** Runs an image with a network of its own, in which its ports are free. */
export function runImage({ root, user, entrypoint, health, stopSignal }: Image) {
  const log = join(root, 'tmp/output');
  const output = openSync(log, 'a', 0o666);
  chmodSync(log, 0o666);
  // A file stands for the pipe of an engine: nginx cannot open the sockets that Node gives its children.
  const script = `ip link set lo up && mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc && exec chroot --userspec=${user}:${user} ${root} "$@"`;
  const child = spawn(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...entrypoint],
    {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      stdio: ['ignore', output, output],
    },
  );
  /** The first process of the container, seen from here; empty when there is none. */
  const first = () => {
    const list = `/proc/${child.pid}/task/${child.pid}/children`;
    return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ')[0]! : '';
  };
  const within = (command: readonly string[], as = 'root') =>
    spawnSync('nsenter', ['--target', first(), '--net', 'chroot', `--userspec=${as}:${as}`, root, ...command], {
      encoding: 'utf8',
    });
  return {
    log: () => readFileSync(log, 'utf8'),
    /** Runs a program in the container. */
    within,
    /** The user of its first process. */
    uid: () => Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${first()}/status`, 'utf8'))![1]),
    /** Repeats the health check until it passes, as engines do. */
    async healthy(): Promise<string> {
      for (let tries = 0; ; tries++) {
        const { status, stdout, stderr } = within(health, user);
        if (status === 0) return stdout;
        if (child.exitCode !== null || tries > 1200)
          throw new Error(`not healthy: ${stderr}\n${readFileSync(log, 'utf8')}`);
        await delay(50);
      }
    },
    /** Stops it as a container engine does. Returns its exit code. */
    async stop(): Promise<number | null> {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        const pid = Number(first());
        if (pid > 1) process.kill(pid, stopSignal);
        else child.kill();
        await ended;
      }
      return child.exitCode;
    },
  };
}

export const removeImage = ({ root }: Image) => rmSync(root, { recursive: true, force: true });
