import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Machine, noMachines, startMachine } from './machine.ts';
import { noReader } from './programs.mjs';

const sshd = '/usr/sbin/sshd';

/** Why no servers with ssh can be run here; null if they can. */
export const noSshServers = () => noMachines() ?? noReader('openssh-server');

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

  const setup = `mkdir /run/sshd; mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs /srv`;
  const machines = new Map<string, Machine>();
  for (const name of names) machines.set(name, await startMachine(setup));

  /** Writes what ssh knows of the servers. */
  const configure = ({ wrongKey, refusing }: { wrongKey?: string; refusing?: string } = {}) =>
    writeFileSync(
      join(folder, 'config'),
      [
        ...[...machines].flatMap(([name, { into }]) => [
          `Host ${name}`,
          `  IdentityFile ${folder}/${name === wrongKey ? 'wrong' : 'right'}`,
          `  ProxyCommand ${name === refusing ? 'false' : `${into.join(' ')} ${sshd} -i -f ${folder}/sshd.conf`}`,
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
    on: (name: string, script: string) => machines.get(name)!.run(script),
    start: (name: string, command: readonly string[]) => machines.get(name)!.start(command),
    async close(): Promise<void> {
      for (const machine of machines.values()) await machine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
