import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '../../cli/preview/find-nginx.ts';
import { nginxLocation } from '../support/nginx.ts';
import { publishingFolder, publishNumber } from '../support/published-site.ts';
import { root } from '../support/run-site.ts';
import { noSshServers, startSshServers } from '../support/ssh-servers.ts';
import { zh } from '../support/questions.ts';

const port = 8080;
const names = ['www1', 'www2'];
const targets = names.map((name) => `root@${name}:/srv/site`);

describe.skipIf(noSshServers())('.deploy/deploy over ssh, to servers with nginx', () => {
  let folder: Awaited<ReturnType<typeof publishingFolder>>;
  let servers: Awaited<ReturnType<typeof startSshServers>>;
  let first: string;
  let second: string;

  /** Deploys the current release; `reload` is the command that reloads nginx. */
  async function deploy(reload: string | null = null) {
    const args = [...(reload === null ? [] : ['-r', reload]), folder.out, ...targets];
    const env = { ...process.env, PATH: `${servers.programs}:${process.env['PATH']}` };
    const child = spawn(join(root, '.deploy/deploy'), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...output };
  }
  const answers = (name: string) =>
    servers.on(
      name,
      `curl -sI -H 'Host: ${zh}' http://127.0.0.1:${port}/im | tr -d '\\r' | sed -n 's/^X-Release: //p'`,
    );
  /** What each server serves, what `current` names there, and what else is in the folder. */
  const state = () =>
    names.map((name) => [answers(name), servers.on(name, 'readlink /srv/site/current; ls -A /srv/site')]);
  const serving = (release: string) => names.map(() => [release, `releases/${release}\ncurrent\nreleases\nrun`]);

  beforeAll(async () => {
    folder = await publishingFolder();
    servers = await startSshServers(names, { megabytes: 8 });
    first = await publishNumber({ folder: folder.folder, port, number: 1 });
    expect(await deploy()).toMatchObject({ code: 0, stderr: '' });
    for (const name of names)
      servers.start(name, [findNginx(nginxLocation), '-p', '/srv/site', '-c', 'current/nginx/nginx.conf']);
    while (names.some((name) => answers(name) !== first)) await delay(50);
    second = await publishNumber({ folder: folder.folder, port, number: 2 });
  });
  afterAll(async () => {
    await servers?.close();
    await folder?.remove();
  });

  it.each([
    ['refuses the key', { wrongKey: 'www2' }, 'root@www2: Permission denied (publickey).'],
    ['cannot be reached', { refusing: 'www2' }, expect.stringMatching(/Connection (?:closed by|to) /)],
  ] as const)('changes nothing when one of them %s', async (_, ssh, why) => {
    servers.configure(ssh);
    const { code, stdout, stderr } = await deploy();
    servers.configure();
    const [what, where, because, fix] = stderr.trim().split(/\n {2}\w+: +/);
    expect([code, stdout, what, where, because, fix]).toEqual([
      1,
      '',
      'error: ssh does not reach the target',
      targets[1],
      why,
      'try `ssh root@www2` with the same key; no target has been changed',
    ]);
    expect(state()).toEqual(serving(first));
  });

  it('switches nothing when the disk of one is full', async () => {
    const big = join(folder.out, 'current/site/assets/big.bin');
    writeFileSync(big, Buffer.alloc(1_000_000, 'x'));
    servers.on('www2', 'head -c 100M /dev/zero >/srv/rest 2>/dev/null || true');
    try {
      const { code, stderr } = await deploy();
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^(?:rsync.*\n)*error: the release could not be copied\n {2}where: root@www2:\/srv\/site\n {2}why: {3}rsync exited with code \d+(?:: .*)?\n {2}fix: {3}correct what rsync reports above; no target has been switched\n$/,
        ),
      ]);
      // When the connection ends first, what rsync of the target says is lost, but not the code.
      expect(stderr).toMatch(/No space left on device|code 11: a file could not be written, such as on a full disk/);
      expect(state()).toEqual(serving(first));
    } finally {
      servers.on('www2', 'rm /srv/rest');
      rmSync(big);
    }
  });

  it('goes back on both when the connection to one ends while it is switched', async () => {
    for (const name of names) servers.on(name, `echo ${name} >/srv/name`);
    // The parent of the shell that runs the script is sshd.
    const reload = `if grep -q www2 /srv/name && rm /srv/once 2>/dev/null; then kill -9 "$(sed -n 's/^PPid:.//p' /proc/$PPID/status)"; fi; kill -HUP "$(cat run/nginx.pid)"`;
    servers.on('www2', 'touch /srv/once');
    expect(await deploy(reload)).toEqual({
      code: 1,
      stdout: [
        ...targets.map((target) => `Copying ${second} to ${target}\n`),
        `${targets[0]} serves ${second}\n`,
        ...targets.map((target) => `Going back to ${first} on ${target}\n${target} serves ${first}\n`),
      ].join(''),
      stderr: expect.stringMatching(
        // ssh says in different words that the connection was closed.
        new RegExp(
          `^.*\\r?\\nerror: the connection ended\\n  where: ${targets[1]}\\n  why:   ssh exited with code 255 while nginx was reloaded\\n` +
            '  fix:   deploy again when the target can be reached; all targets go back to what they served\\n$',
        ),
      ),
    });
    expect(state()).toEqual(serving(first));
  });

  it('makes both serve the release', async () => {
    expect(await deploy()).toEqual({
      code: 0,
      stdout: [
        ...targets.map((target) => `Copying ${second} to ${target}\n`),
        ...targets.map((target) => `${target} serves ${second}\n`),
      ].join(''),
      stderr: '',
    });
    expect(state()).toEqual(serving(second));
  });
});
