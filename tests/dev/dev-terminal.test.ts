import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from '../support/dev-server.ts';

const navigation = 'config/content/navigation/index.json';
let valid: string;
let folder: string;
let dev: DevServer;

/** A command in place of the one that opens a browser: it notes what it is given. */
async function noteOpened(commands: string): Promise<void> {
  await mkdir(commands);
  const text = `#!/bin/sh\necho "$1" >> '${join(commands, 'opened')}'\n`;
  await writeFile(join(commands, 'xdg-open'), text, { mode: 0o755 });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-terminal-'));
  await noteOpened(join(folder, 'bin'));
  dev = await startDevServer({
    terminal: true,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
    async prepare(project) {
      valid = await readFile(join(project, navigation), 'utf8');
      await writeFile(join(project, navigation), valid.replace('"name": ', '"name": 5, "nome": '));
    },
  });
});
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

const opened = async () => (await readFile(join(folder, 'bin/opened'), 'utf8').catch(() => '')).trim().split('\n');

const faults = async () => (await opened()).find((address) => address.endsWith('/faults'))!;

it('starts with content that is not valid, and serves the site when it is corrected', async () => {
  await expect.poll(dev.printed).toContain(`where: ${navigation}:3:13, record [0], field name`);
  const broken = await fetch(`${dev.zh}/sms`);
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain('invalid content in navigation/index.json');
  await dev.write(navigation, valid);
  expect((await fetch(`${dev.zh}/sms`)).status).toBe(200);
  await expect.poll(dev.printed).toContain('Fixed: ');
});

it('opens the site, the English edition and the page of faults by a key', async () => {
  for (const key of ['o', 'e', 'f', 'x']) dev.press(key);
  await expect.poll(opened).toHaveLength(3);
  const addresses = await opened();
  expect(addresses).toContain(`${dev.zh}/`);
  expect(addresses).toContain(`${dev.en}/`);
  expect((await fetch(await faults())).status).toBe(200);
});

it('renders the content of another API, whose calls it cannot let fail, and quits by Ctrl+C', async () => {
  const other = await startDevServer({ terminal: true, args: ['--api', new URL(await faults()).origin] });
  try {
    await expect.poll(other.printed).toContain('Keys: o open, e other edition, q quit');
    expect((await fetch(`${other.zh}/dev-blog`)).status).toBe(200);
    expect((await fetch(`${other.zh}/api/v2/nosuch`)).status).toBe(404);
    other.press('\u0003');
    expect(await other.ended).toBe(0);
    await expect(fetch(`${other.zh}/dev-blog`)).rejects.toThrow();
  } finally {
    await other.close();
  }
});

it('quits by q', async () => {
  dev.press('q');
  expect(await dev.ended).toBe(0);
  await expect(fetch(`${dev.zh}/sms`)).rejects.toThrow();
});
