import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { noReader } from './programs.mjs';

const sshd = '/usr/sbin/sshd';

/** Why no servers with ssh can be run here; null if they can. The reason is printed. */
export function noSshServers(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'not root on Linux';
  const missing = noReader('openssh-server');
  if (missing !== null) return missing;
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'ip', 'link', 'set', 'lo', 'up']);
  return status === 0 ? null : 'no namespaces may be made here';
}

type Server = { name: string; process: ReturnType<typeof spawn>; first: string };

/**
 * Servers that are reached by ssh, each with a network, processes and an empty `/srv` of its own: all of them can listen on the same port.
 * `programs` holds an `ssh` that knows their names. sshd runs once for each connection, over the pipes of ssh, and uses no port.
 */
export async function startSshServers(names: readonly string[], { megabytes }: { megabytes: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-ssh-'));
  for (const name of ['host', 'right', 'wrong'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  copyFileSync(join(folder, 'right.pub'), join(folder, 'authorized'));
  const settings = [
    `HostKey ${folder}/host`,
    `AuthorizedKeysFile ${folder}/authorized`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin yes',
  ];
  writeFileSync(join(folder, 'sshd.conf'), `${settings.join('\n')}\n`);
  const hostKey = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ').slice(0, 2).join(' ');
  writeFileSync(join(folder, 'known'), names.map((name) => `${name} ${hostKey}\n`).join(''));
  mkdirSync(join(folder, 'programs'));
  const ssh = execFileSync('sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'programs/ssh'), `#!/bin/sh\nexec ${ssh} -F ${folder}/config "$@"\n`);
  chmodSync(join(folder, 'programs/ssh'), 0o755);

  const own = `ip link set lo up && mount -t tmpfs tmpfs /run && mkdir /run/sshd && mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs /srv && mount -t proc proc /proc && touch /run/ready && exec sleep 600`;
  const servers: Server[] = [];
  for (const name of names) {
    const flags = ['--mount', '--net', '--pid', '--fork', '--kill-child'];
    const child = spawn('unshare', [...flags, 'sh', '-c', own], { stdio: ['ignore', 'ignore', 'inherit'] });
    const list = `/proc/${child.pid}/task/${child.pid}/children`;
    const first = () => (existsSync(list) ? readFileSync(list, 'utf8').trim() : '');
    while (first() === '' || !existsSync(`/proc/${first()}/root/run/ready`)) {
      if (child.exitCode !== null) throw new Error(`no namespaces for ${name}`);
      await delay(10);
    }
    servers.push({ name, process: child, first: first() });
  }
  const into = (name: string) => ['nsenter', '-t', servers.find((one) => one.name === name)!.first, '-m', '-n', '-p'];

  /** Writes what ssh knows of the servers. */
  const configure = ({ wrongKey, refusing }: { wrongKey?: string; refusing?: string } = {}) =>
    writeFileSync(
      join(folder, 'config'),
      [
        ...servers.flatMap(({ name }) => [
          `Host ${name}`,
          `  IdentityFile ${folder}/${name === wrongKey ? 'wrong' : 'right'}`,
          `  ProxyCommand ${name === refusing ? 'false' : `${into(name).join(' ')} ${sshd} -i -f ${folder}/sshd.conf`}`,
        ]),
        'Host *',
        `  UserKnownHostsFile ${folder}/known`,
        '  IdentitiesOnly yes',
        '  IdentityAgent none',
        '  BatchMode yes',
        '',
      ].join('\n'),
    );
  configure();
  return {
    programs: join(folder, 'programs'),
    configure,
    /** Runs a script on a server, and returns what it prints. */
    on(name: string, script: string): string {
      const [program, ...args] = [...into(name), 'sh', '-c', script];
      return execFileSync(program!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
    },
    /** Starts a program on a server; it ends with the server. */
    start(name: string, command: readonly string[]): void {
      const [program, ...args] = [...into(name), ...command];
      spawn(program!, args, { stdio: 'ignore' });
    },
    async close(): Promise<void> {
      for (const { process: child } of servers) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
