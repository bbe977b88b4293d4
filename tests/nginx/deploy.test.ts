import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { resumeBuilds, rollBack } from '../../cli/release/rollback.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { pageOf, publishingFolder, publishNumber } from '../support/published-site.ts';
import { root } from '../support/run-site.ts';
import { zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Runs the script; `programs` comes first in PATH. */
type DeployOptions = {
  /** A folder with programs that stand in for those of the machine. */
  programs?: string;
  /** Gets what the script prints while it runs. */
  printed?: (text: string) => void;
};

async function deploy(args: readonly string[], { programs = '/nowhere', printed }: DeployOptions = {}) {
  const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
  const child = spawn(join(root, '.deploy/deploy'), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
      printed?.(text);
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...output };
}

/** Puts an `ssh` into a folder that does as ssh does: the words go to a shell, joined by spaces. rsync names the user by an option. */
function ownSsh({ folder, host = 'true' }: { folder: string; host?: string }) {
  mkdirSync(join(folder, 'bin'));
  const lines = [
    '#!/bin/sh',
    'while [ "$1" = -o ]; do shift 2; done',
    'if [ "$1" = -l ]; then host="$2@$3"; shift 3; else host=$1; shift; fi',
    host,
    'exec sh -c "$*"',
  ];
  writeFileSync(join(folder, 'bin/ssh'), `${lines.join('\n')}\n`);
  chmodSync(join(folder, 'bin/ssh'), 0o755);
  return join(folder, 'bin');
}

/** Runs nginx in a folder, until the end of the test. It listens before it writes its pid, by which the script finds it. */
async function serveFolder(out: string, port: number) {
  const nginx = await startNginx({ out, port });
  closing.push(nginx.close);
  while (!existsSync(join(out, 'run/nginx.pid'))) await delay(10);
}

/** A folder to publish in, and one to deploy to. */
async function folders({ name = 'target' } = {}) {
  const { folder, out, remove } = await publishingFolder();
  closing.push(remove);
  const port = await freePort();
  const target = join(folder, name);
  return {
    folder,
    out,
    port,
    target,
    publish: (number: number) => publishNumber({ folder, port, number }),
    serve: () => serveFolder(target, port),
  };
}

/** The release and the page that nginx answers. */
async function served(port: number) {
  const { status, body, header } = await get(port, { host: zh, target: '/im' });
  return [status, header('x-release'), body];
}

/** Bytes of a folder, with each hard link counted once. */
function size(folder: string): number {
  const inodes = new Map<number, number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { ino, size: bytes } = lstatSync(join(folder, name));
    inodes.set(ino, bytes);
  }
  return [...inodes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

describe('.deploy/deploy', () => {
  it('copies a first release, and says how to start nginx', async () => {
    const { out, target, port, publish, serve } = await folders();
    const release = await publish(1);
    expect(await deploy([out, target])).toEqual({
      code: 0,
      stdout:
        `Copying ${release} to ${target}\n` +
        `${release} is current in ${target}; start nginx there with: nginx -p ${target} -c current/nginx/nginx.conf\n`,
      stderr: '',
    });
    await serve();
    expect(await served(port)).toEqual([200, release, pageOf(1)]);
  });

  it('makes nginx serve the current release, and no request fails meanwhile', async () => {
    const { out, target, port, publish, serve } = await folders();
    await publish(1);
    await deploy([out, target]);
    await serve();
    const kept = () => ['nginx.pid', 'access.log'].map((file) => statSync(join(target, 'run', file)).ino);
    const run = kept();
    writeFileSync(join(out, 'run/nginx.pid'), '1\n');

    const wrong: unknown[] = [];
    let over = false;
    const visitor = (async () => {
      while (!over) {
        const { status, body } = await get(port, { host: zh, target: '/im' });
        if (status !== 200 || ![1, 2, 3].some((number) => body === pageOf(number))) wrong.push({ status, body });
        await delay(5);
      }
    })();
    for (const number of [2, 3]) {
      const release = await publish(number);
      expect(await deploy([`${out}/`, target])).toEqual({
        code: 0,
        stdout: `Copying ${release} to ${target}\n${target} serves ${release}\n`,
        stderr: '',
      });
      expect(await served(port)).toEqual([200, release, pageOf(number)]);
    }
    over = true;
    await visitor;
    expect(wrong).toEqual([]);
    // run/ is the target's own, and unchanged files are one file in all releases.
    expect(kept()).toEqual(run);
    expect(size(join(target, 'releases'))).toBe(size(join(out, 'releases')));
    expect(readdirSync(target).sort()).toEqual(['current', 'releases', 'run']);
    const etag = async () => (await get(port, { host: zh, target: '/price' })).header('etag');
    const { mtimeMs, size: bytes } = statSync(join(out, 'current/site/price.html'));
    expect(await etag()).toBe(`"${Math.floor(mtimeMs / 1000).toString(16)}-${bytes.toString(16)}"`);
  });

  it('deploys a rollback, and removes what the output folder no longer has', async () => {
    const { out, target, port, publish, serve } = await folders();
    const [first, second, third] = [await publish(1), await publish(2), await publish(3)];
    await deploy([out, target]);
    await serve();
    await rollBack({ out });
    rmSync(join(out, 'releases', first), { recursive: true });
    expect((await deploy([out, target])).code).toBe(0);
    expect(await served(port)).toEqual([200, second, pageOf(2)]);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual([second, third].sort());
    expect((await get(port, { host: zh, target: '/assets/main-0003.js' })).status).toBe(200);
  });

  it('rolls back when nginx does not serve the new release, and removes nothing', async () => {
    const { out, target, port, publish, serve } = await folders();
    const first = await publish(1);
    await deploy([out, target]);
    await serve();
    const second = await publish(2);
    writeFileSync(join(out, 'current/nginx/nginx.conf'), `nonsense; # listen\n    listen 127.0.0.1:${port};\n`);
    rmSync(join(out, 'releases', first), { recursive: true });
    const { code, stderr } = await deploy([out, target]);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `^error: nginx does not serve ${second}\\n  where: ${target}\\n` +
          `  why:   its responses name ${first}; its error log ends with: (?:.*\\n)*.*unknown directive "nonsense"(?:.*\\n)*` +
          `  fix:   correct what nginx reports; ${first} is current again, and no release has been removed\\n$`,
      ),
    );
    expect(readlinkSync(join(target, 'current'))).toBe(`releases/${first}`);
    expect(await served(port)).toEqual([200, first, pageOf(1)]);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual([first, second].sort());
  });

  it('rolls out to three servers one after the other, and back on all of them when one fails', async () => {
    const { folder, out, publish } = await folders();
    const ports = [await freePort(), await freePort(), await freePort()];
    const targets = ['one', 'two', 'three'].map((name) => join(folder, name));
    // The servers of one machine cannot share a port, so each has its own in the copied rules.
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const original = spawnSync('sh', ['-c', 'command -v rsync'], { encoding: 'utf8' }).stdout.trim();
    const moved = targets.map(
      (target, at) =>
        `${target}/) for rules in ${target}/releases/*/nginx/nginx.conf; do sed 's/listen 127[^;]*/listen 127.0.0.1:${ports[at]}/' "$rules" >"$rules.new" && touch -r "$rules" "$rules.new" && mv "$rules.new" "$rules"; done;;`,
    );
    const copying = [
      '#!/bin/sh',
      `for last; do :; done`,
      `case "$*" in *-rcn*) exit 0;; esac`,
      `${original} "$@" || exit`,
      `case $last in ${moved.join(' ')} esac`,
    ];
    writeFileSync(join(programs, 'rsync'), `${copying.join('\n')}\n`);
    chmodSync(join(programs, 'rsync'), 0o755);
    const all = async () => {
      const found = [];
      for (const port of ports) found.push((await served(port))[1]);
      return found;
    };

    await publish(1);
    expect((await deploy([out, ...targets], { programs })).code).toBe(0);
    for (const [at, target] of targets.entries()) {
      await serveFolder(target, ports[at]!);
    }
    const second = await publish(2);
    const forward = await deploy([out, ...targets], { programs });
    expect([forward.code, forward.stderr]).toEqual([0, '']);
    expect(forward.stdout.match(/ serves /g)).toHaveLength(3);
    expect(await all()).toEqual([second, second, second]);

    // The third server cannot be reloaded.
    const third = await publish(3);
    const reload = `case $PWD in */three) exit 1;; *) kill -HUP "$(cat run/nginx.pid)";; esac`;
    const failed = await deploy(['-r', reload, out, ...targets], { programs });
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(new RegExp(`^error: nginx does not serve ${third}\n  where: ${targets[2]}\n`));
    expect(failed.stdout).toMatch(
      new RegExp(
        `Going back to ${second} on ${targets[0]}\n${targets[0]} serves ${second}\nGoing back to ${second} on ${targets[1]}\n${targets[1]} serves ${second}\n$`,
      ),
    );
    expect(await all()).toEqual([second, second, second]);
    expect(targets.map((target) => readlinkSync(join(target, 'current')))).toEqual(Array(3).fill(`releases/${second}`));
  });

  it('switches nothing when a copy differs from the release', async () => {
    const { folder, out, target, port, publish, serve } = await folders();
    const first = await publish(1);
    await deploy([out, target]);
    await serve();
    const second = await publish(2);
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const original = spawnSync('sh', ['-c', 'command -v rsync'], { encoding: 'utf8' }).stdout.trim();
    // After the copy a page is damaged, with the size and the time it had.
    const page = `${target}/releases/${second}/site/im.html`;
    const damaging = `#!/bin/sh\ncase "$*" in *-rcn*) touch -r ${page} ${folder}/time; tr 0-9 x <${page} >${folder}/damaged; cat ${folder}/damaged >${page}; touch -r ${folder}/time ${page};; esac\nexec ${original} "$@"\n`;
    writeFileSync(join(programs, 'rsync'), damaging);
    chmodSync(join(programs, 'rsync'), 0o755);
    const { code, stderr } = await deploy([out, target], { programs });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error: the copy differs from the release\n.*\n {2}why: {3}site\/en\.html site\/im\.html site\/index\.html\n/,
      ),
    ]);
    expect(await served(port)).toEqual([200, first, pageOf(1)]);
  });

  it('switches nothing when a copy is not complete', async () => {
    const { folder, out, target, port, publish, serve } = await folders();
    const first = await publish(1);
    await deploy([out, target]);
    await serve();
    const second = await publish(2);
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/rsync'), '#!/bin/sh\nexit 23\n');
    chmodSync(join(folder, 'bin/rsync'), 0o755);
    expect(await deploy([out, target], { programs: join(folder, 'bin') })).toEqual({
      code: 1,
      stdout: `Copying ${second} to ${target}\n`,
      stderr:
        `error: the release could not be copied\n  where: ${target}\n  why:   rsync exited with code 23\n` +
        '  fix:   correct what rsync reports above; no target has been switched\n',
    });
    expect(await served(port)).toEqual([200, first, pageOf(1)]);
  });

  it('reaches folders of any name on other machines by ssh, and runs the given command to reload', async () => {
    const { folder, out, target, port, publish, serve } = await folders({ name: "目标 of O'Neil" });
    const programs = ownSsh({ folder, host: `echo "$host" >>'${folder}/hosts'` });
    const remote = `site@www1:${target}`;
    await publish(1);
    expect((await deploy([out, remote], { programs })).code).toBe(0);
    await serve();
    const second = await publish(2);
    const reload = `touch '${folder}/it was called'; kill -HUP "$(cat run/nginx.pid)"`;
    const { code, stdout, stderr } = await deploy(['-r', reload, out, remote], { programs });
    expect([code, stdout, stderr]).toEqual([0, `Copying ${second} to ${remote}\n${remote} serves ${second}\n`, '']);
    expect(existsSync(join(folder, 'it was called'))).toBe(true);
    expect(new Set(readFileSync(join(folder, 'hosts'), 'utf8').trim().split('\n'))).toEqual(new Set(['site@www1']));
    expect(await served(port)).toEqual([200, second, pageOf(2)]);
  });

  it('goes back on every server when the connection to one ends, and when it is interrupted', async () => {
    const { folder, out, target, port, publish, serve } = await folders();
    const other = join(folder, 'other');
    const targets = [target, `site@www2:${other}`];
    const programs = ownSsh({ folder });
    const first = await publish(1);
    await deploy([out, ...targets], { programs });
    await serve();
    await publish(2);
    const state = async () => [
      (await served(port))[1],
      ...[target, other].flatMap((place) => [readlinkSync(join(place, 'current')), readdirSync(place).sort()]),
    ];
    const before = [
      first,
      `releases/${first}`,
      ['current', 'releases', 'run'],
      `releases/${first}`,
      ['current', 'releases', 'run'],
    ];
    // ssh ends with 255 when its connection does; the shell on the server lives on.
    const cut = `case $PWD in */other) kill -9 $PPID;; *) kill -HUP "$(cat run/nginx.pid)";; esac`;
    writeFileSync(
      join(programs, 'ssh'),
      readFileSync(join(programs, 'ssh'), 'utf8').replace('exec sh -c "$*"', 'sh -c "$*" || exit 255'),
    );
    const ended = await deploy(['-r', cut, out, ...targets], { programs });
    expect([ended.code, ended.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error: the connection ended\n {2}where: site@www2:.*\n {2}why: {3}ssh exited with code 255 /m,
      ),
    ]);
    expect(ended.stdout).toContain(`Going back to ${first} on ${target}\n${target} serves ${first}\n`);
    expect(ended.stdout).toContain(`Going back to ${first} on ${targets[1]}\n`);
    expect((await state()).flat()).toEqual(before.flat());

    const reload = `case $PWD in */other) kill -TERM "$(cat '${folder}/deploy.pid')";; esac; kill -HUP "$(cat '${target}/run/nginx.pid')"`;
    const script = `echo $$ >'${folder}/deploy.pid'; exec '${root}/.deploy/deploy' -r "$1" '${out}' '${target}' '${other}'`;
    const stopped = spawnSync('sh', ['-c', script, 'sh', reload], { encoding: 'utf8' });
    expect(stopped.status).toBe(143);
    expect((await state()).flat()).toEqual(before.flat());
  });

  it('refuses while another deployment changes a target, and ignores one that was killed an hour ago', async () => {
    const { out, target, publish } = await folders();
    const first = await publish(1);
    await deploy([out, target]);
    await publish(2);
    const lock = join(target, '.deploying');
    symlinkSync('build-2 process 7 since 2026-01-02T03:04:05Z', lock);
    expect(await deploy([out, target])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `error: another deployment is running\n  where: ${target}\n  why:   build-2 process 7 since 2026-01-02T03:04:05Z\n` +
        '  fix:   wait for it; if it was killed, remove the file .deploying there. No target has been changed\n',
    });
    expect(readdirSync(join(target, 'releases'))).toEqual([first]);
    // That of the other deployment stays.
    expect(readlinkSync(lock)).toMatch(/^build-2 /);
    const old = Date.now() / 1000 - 3700;
    lutimesSync(lock, old, old);
    expect((await deploy([out, target])).code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });

  it('serves a release on every target before it removes anything from one', async () => {
    const { folder, out, target, publish, serve } = await folders();
    const first = await publish(1);
    const other = join(folder, 'other');
    expect((await deploy([out, target, other])).code).toBe(0);
    await serve();
    const second = await publish(2);
    rmSync(join(out, 'releases', first), { recursive: true });
    // The other target cannot be switched: its `current` is a folder.
    rmSync(join(other, 'current'));
    mkdirSync(join(other, 'current'));
    expect((await deploy([out, target, other])).code).not.toBe(0);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual([first, second].sort());
  });

  it('rolls back on the targets and holds, without the output folder; later deployments change nothing until they may', async () => {
    const { folder, out, target, port, publish, serve } = await folders();
    const other = `site@www2:${join(folder, 'other')}`;
    const programs = ownSsh({ folder });
    const [first, second] = [await publish(1), await publish(2)];
    await deploy([out, target, other], { programs });
    await serve();
    const back = await deploy(['-b', '-m', "It's\nthe prices", target, other], { programs });
    expect(back).toEqual({
      code: 0,
      stdout:
        `${target} serves ${first}\n` +
        `${first} is current in ${other}; start nginx there with: nginx -p ${folder}/other -c current/nginx/nginx.conf\n` +
        `${first} is held until \`.deploy/deploy -c TARGET...\`\n`,
      stderr: '',
    });
    expect(await served(port)).toEqual([200, first, pageOf(1)]);
    // Visitors have pages of the second open.
    expect((await get(port, { host: zh, target: '/assets/main-0002.js' })).status).toBe(200);
    expect(existsSync(join(target, 'current/site/assets/main-0002.js.br'))).toBe(true);

    const third = await publish(3);
    const hold = readFileSync(join(target, 'hold'), 'utf8').split('\n');
    expect(hold).toEqual([
      'held',
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/),
      expect.stringContaining('@'),
      "It's the prices",
      '',
    ]);
    for (const targets of [[target, other], [other]]) {
      const kept = await deploy([out, ...targets], { programs });
      expect([kept.code, kept.stderr]).toEqual([0, '']);
      const told = targets.map(
        (name) => `${name} is held at ${first} since ${hold[1]} by ${hold[2]}: It's the prices\n`,
      );
      const end = `${third} was not deployed; \`.deploy/deploy -c TARGET...\` lets deployments switch again\n`;
      expect(kept.stdout).toBe([...told, end].join(''));
    }
    expect(await served(port)).toEqual([200, first, pageOf(1)]);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual([first, second].sort());

    // One server that is still held keeps the other from serving something else.
    expect((await deploy(['-c', target], { programs })).stdout).toBe(
      `${target} is not held any more: the next deployment switches it\n`,
    );
    expect((await deploy([out, target, other], { programs })).stdout).toContain(`${other} is held at ${first}`);
    expect((await deploy(['-c', target, other], { programs })).stdout).toContain(
      `${target} was not held\n${other} is not held`,
    );
    expect((await deploy([out, target, other], { programs })).stdout).toContain(`${target} serves ${third}\n`);
    expect(await served(port)).toEqual([200, third, pageOf(3)]);
  });

  it('rolls back to a release by its id, and refuses one that a target does not have', async () => {
    const { folder, out, target, publish } = await folders();
    const first = await publish(1);
    await publish(2);
    const third = await publish(3);
    await deploy([out, target]);
    const unknown = '20260101T000009Z-0123456789ab';
    const refused = await deploy(['-b', unknown, target]);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(
      new RegExp(
        `^error: there is no such release to go back to\n  where: ${target}\n  why:   ${unknown} is not there; available: .*${first}`,
      ),
    );
    expect(readlinkSync(join(target, 'current'))).toBe(`releases/${third}`);
    expect((await deploy(['-b', first, target])).code).toBe(0);
    expect(readlinkSync(join(target, 'current'))).toBe(`releases/${first}`);
    const oldest = await deploy(['-b', target]);
    expect([oldest.code, oldest.stderr]).toEqual([
      1,
      expect.stringContaining(`one before the current, ${first}, is not there`),
    ]);
    const misspelt = join(folder, 'misspelt');
    for (const mode of ['-b', '-c'])
      expect(await deploy([mode, misspelt, target])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`where: ${misspelt}\n  why:   there is no release\n`),
      });
    expect(existsSync(misspelt)).toBe(false);
    expect(readdirSync(target).sort()).toEqual(['current', 'hold', 'releases', 'run']);
  });

  it('waits for a running deployment before it rolls back', async () => {
    const { out, target, publish } = await folders();
    const first = await publish(1);
    await publish(2);
    await deploy([out, target]);
    const lock = join(target, '.deploying');
    symlinkSync('build-2 process 7 since 2026-01-02T03:04:05Z', lock);
    const onceItWaits = (text: string) => (text.startsWith('Waiting') ? rmSync(lock) : undefined);
    expect(await deploy(['-b', target], { printed: onceItWaits })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^Waiting for another deployment to ${target}\n${first} is current`)),
    });
  });

  it('takes the hold of the output folder to the targets, and its end; of two the later counts', async () => {
    const { out, target, publish } = await folders();
    const [first, second] = [await publish(1), await publish(2)];
    await deploy([out, target]);
    const current = () => readlinkSync(join(target, 'current')).replace('releases/', '');
    const state = () => readFileSync(join(target, 'hold'), 'utf8').split('\n').slice(0, 4);
    await rollBack({ out, hold: { reason: 'held here' } });
    await deploy([out, target]);
    expect([current(), state()]).toEqual([first, ['held', expect.any(String), expect.any(String), 'held here']]);
    const third = await publish(3);
    // The build made it and did not switch.
    expect(readlinkSync(join(out, 'current'))).toBe(`releases/${first}`);
    await delay(1000);
    await deploy(['-b', second, target]);
    expect((await deploy([out, target])).stdout).toContain(`${target} is held at ${second} since `);
    expect(current()).toBe(second);
    await delay(1000);
    await resumeBuilds({ out });
    const fourth = await publish(4);
    await deploy([out, target]);
    expect([current(), state()[0]]).toEqual([fourth, 'resumed']);
    expect(readdirSync(join(target, 'releases'))).toContain(third);
  });

  it('empties the caches in front once all targets serve the release, also after going back, and says where that failed', async () => {
    const { folder, out, target, port, publish, serve } = await folders();
    const told = join(folder, 'told');
    // What the server answers at that moment, and for which release the command runs.
    const purge = `echo "$RELEASE" $(curl -sI -H 'Host: ${zh}' http://127.0.0.1:${port}/im | tr -d '\\r' | sed -n 's/^X-Release: //p') >>'${told}'`;
    const lines = () => readFileSync(told, 'utf8').trim().split('\n');
    const first = await publish(1);
    await deploy([out, target]);
    await serve();
    const second = await publish(2);
    expect(await deploy(['-p', purge, out, target])).toMatchObject({ code: 0, stderr: '' });
    expect(await deploy(['-b', '-p', purge, target])).toMatchObject({ code: 0, stderr: '' });
    expect(lines()).toEqual([`${second} ${second}`, `${first} ${first}`]);
    // Held: nothing is served that was not served before.
    const third = await publish(3);
    await deploy(['-p', purge, out, target]);
    expect(lines()).toHaveLength(2);
    await deploy(['-c', target]);
    expect(await deploy(['-p', 'exit 7', out, target])).toMatchObject({
      code: 1,
      stderr: `error: the caches were not emptied\n  where: exit 7\n  why:   it exited with code 7\n  fix:   run it with RELEASE=${third}; every target serves the release\n`,
    });
    expect(await served(port)).toEqual([200, third, pageOf(3)]);
    expect(existsSync(join(target, '.deploying'))).toBe(false);
  });

  it('says how it is used, and that there is nothing to deploy', async () => {
    const { folder, out, target } = await folders();
    const usage = {
      code: 2,
      stdout: '',
      stderr:
        'usage: deploy [-r COMMAND] [-p COMMAND] OUTPUT TARGET...\n' +
        '       deploy -b [-m REASON] [-r COMMAND] [-p COMMAND] [RELEASE] TARGET...\n       deploy -c TARGET...\n  TARGET is a folder, or USER@HOST:FOLDER\n',
    };
    expect(await deploy([])).toEqual(usage);
    expect(await deploy([out])).toEqual(usage);
    expect(await deploy([join(folder, 'output'), target])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `error: there is no release to deploy\n  where: ${out}/current\n  why:   it is not a link to a release\n` +
        '  fix:   run `site generate` first, and name its output folder\n',
    });
  });
});
