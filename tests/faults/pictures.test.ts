import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictures } from '../../cli/content/pictures.ts';

let cache: string;
let server: Server;
let base: string;
let asked: string[];

/** Milliseconds. */
const times = { one: 200, all: 60_000, silence: 60_000 };

/** A PNG header says the size; what follows does not matter. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(head);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, deflateSync(Buffer.alloc(64))]);
}

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url?.startsWith('/hang.png')) return;
    if (request.url === '/missing.png') return void response.writeHead(404).end('no');
    if (request.url === '/text.png') return void response.end('not a picture');
    response.end(png(640, 360));
  });
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(cache, { recursive: true });
});

describe('the size of a picture', () => {
  it('is requested once and cached for later builds, including offline ones', async () => {
    const first = openPictures({ cache, offline: false, concurrency: 2 });
    const sizes = await Promise.all([first.sizeOf(`${base}/a.png`), first.sizeOf(`${base}/a.png`)]);
    await first.close();
    const second = openPictures({ cache, offline: true, concurrency: 2 });
    expect([...sizes, await second.sizeOf(`${base}/a.png`)]).toEqual(Array(3).fill({ width: 640, height: 360 }));
    await second.close();
    expect(asked).toEqual(['/a.png']);
  });

  it('is unknown, with a warning, for pictures that are missing, broken, silent or unreachable', async () => {
    const pictures = openPictures({ cache, offline: false, concurrency: 4, times });
    const addresses = ['missing', 'text', 'hang']
      .map((name) => `${base}/${name}.png`)
      .concat('http://127.0.0.1:9/x.png');
    expect(await Promise.all(addresses.map((address) => pictures.sizeOf(address)))).toEqual([null, null, null, null]);
    expect(pictures.unknown()).toEqual([...addresses].sort());
    await pictures.close();
  });

  it('is requested only once per build from a host that does not respond', async () => {
    const pictures = openPictures({ cache, offline: false, concurrency: 2, times });
    const addresses = Array.from({ length: 20 }, (_, index) => `${base}/hang.png?${index}`);
    expect(await Promise.all(addresses.map((address) => pictures.sizeOf(address)))).toEqual(Array(20).fill(null));
    expect(pictures.unknown()).toHaveLength(20);
    await pictures.close();
    expect(asked.sort()).toEqual(['/hang.png?0', '/hang.png?1']);
  });

  it('is not requested from a silent host for an hour, even if the clock was set back', async () => {
    for (const [silence, requests] of [
      [60_000, 1],
      [60_000, 1],
      [0, 2],
    ] as const) {
      const pictures = openPictures({ cache, offline: false, concurrency: 1, times: { ...times, silence } });
      expect(await pictures.sizeOf(`${base}/hang.png`)).toBe(null);
      await pictures.close();
      expect(asked).toHaveLength(requests);
    }
    const ahead = JSON.stringify([[new URL(base).host, Date.now() + 86_400_000]]);
    for (const content of [ahead, '{', '[[1,2]]', '']) {
      await writeFile(join(cache, 'silent-hosts.json'), content);
      const pictures = openPictures({ cache, offline: false, concurrency: 1, times });
      expect(await pictures.sizeOf(`${base}/${content.length}.png`)).toEqual({ width: 640, height: 360 });
      await pictures.close();
    }
  });

  it('is no longer requested after the total time limit', async () => {
    const pictures = openPictures({ cache, offline: false, concurrency: 1, times: { ...times, all: 500 } });
    // The whole of 127.0.0.0/8 is this machine: every picture has a host of its own.
    const addresses = Array.from({ length: 40 }, (_, index) => `${base.replace('0.1', `0.${index + 2}`)}/hang.png`);
    expect(await Promise.all(addresses.map((address) => pictures.sizeOf(address)))).toEqual(Array(40).fill(null));
    expect(pictures.unknown()).toHaveLength(40);
    await pictures.close();
    // Two that took their time, and one that was left the rest of it.
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('is requested again by the next build when it is unknown', async () => {
    for (const round of [1, 2]) {
      const pictures = openPictures({ cache, offline: false, concurrency: 1 });
      await pictures.sizeOf(`${base}/missing.png`);
      await pictures.close();
      expect(asked).toHaveLength(round);
    }
  });
});
