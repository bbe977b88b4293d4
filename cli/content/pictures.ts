import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Agent } from 'undici';
import { limits } from '../../config/limits.ts';
import { sha256 } from '../sha256.mjs';

/** Width and height of a picture, in pixels. */
export type Size = { width: number; height: number };

/** Sizes of pictures that content shows without saying them: without a size a page jumps when the picture arrives. */
export type Pictures = {
  /** The size, asked for once and remembered between builds; null when it cannot be had. */
  sizeOf(url: string): Promise<Size | null>;
  /** Addresses whose size could not be had, in order. */
  unknown(): readonly string[];
  close(): Promise<void>;
};

type Options = {
  /** Folder of what is kept between builds. */
  cache: string;
  /** Opens no connection: only remembered sizes are known. */
  offline: boolean;
  /** Requests at once. */
  concurrency: number;
  /** Milliseconds for one picture. */
  time?: number;
};

/** The size stands in a picture's first bytes; one that is not known by then is not worth more. */
const enough = 256_000;

export function openPictures({ cache, offline, concurrency, time = limits.callTime }: Options): Pictures {
  let agent: Promise<Agent> | null = null;
  /** Loaded with the first picture: few sites have one without a size. */
  const connect = () => (agent ??= import('undici').then(({ Agent: Connections }) => new Connections({ connections: concurrency })));
  const slots = pLimit(concurrency);
  const asked = new Map<string, Promise<Size | null>>();
  const unknown = new Set<string>();
  const pathOf = (url: string) => {
    const key = sha256(url);
    return join(cache, 'pictures', key.slice(0, 2), `${key}.json`);
  };

  async function find(url: string): Promise<Size | null> {
    const path = pathOf(url);
    const kept = await readFile(path, 'utf8').then(parse, () => null);
    if (kept) return kept;
    const size = offline ? null : await slots(async () => probe({ url, agent: await connect(), time }));
    if (size) await keep(path, size).catch(() => undefined); // only speed is lost
    else unknown.add(url);
    return size;
  }

  return {
    sizeOf(url) {
      const size = asked.get(url) ?? find(url);
      asked.set(url, size);
      return size;
    },
    unknown: () => [...unknown].sort(),
    close: async () => (await agent)?.destroy(),
  };
}

/** Reads as much of a picture as its size needs. Whatever goes wrong, there is no size. */
async function probe({ url, agent, time }: { url: string; agent: Agent; time: number }): Promise<Size | null> {
  try {
    const [{ request }, { imageSize }] = await Promise.all([import('undici'), import('image-size')]);
    const signal = AbortSignal.timeout(time);
    const { statusCode, body } = await request(url, { dispatcher: agent, signal, headers: { range: `bytes=0-${enough - 1}` } });
    const parts: Buffer[] = [];
    let length = 0;
    if (statusCode === 200 || statusCode === 206) {
      for await (const part of body as AsyncIterable<Buffer>) {
        parts.push(part);
        length += part.length;
        if (length >= enough) break;
      }
    }
    // What is left of it is not wanted, and neither is the error of cutting it off.
    body.on('error', () => undefined).destroy();
    const { width, height } = imageSize(Buffer.concat(parts));
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

function parse(text: string): Size | null {
  try {
    const { width, height } = JSON.parse(text) as Record<string, unknown>;
    return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
  } catch {
    return null;
  }
}

async function keep(path: string, size: Size): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(size));
  await rename(draft, path);
}
