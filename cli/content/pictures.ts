import { join } from 'node:path';
import pLimit from 'p-limit';
import { contentLimits } from '../../config/content-limits.ts';
import type { ProxySettings } from '../api-access.ts';
import { openKept } from '../cache/kept.ts';
import { sha256 } from '../sha256.mjs';
import type { Connections, Size } from './picture-request.ts';
import { openSilentHosts } from './silent-hosts.ts';

export type { Size };

/** Sizes of pictures that content shows without saying them: without a size a page jumps when the picture arrives. */
export type Pictures = {
  /** The size, requested once and kept between builds; null when it is unknown. */
  sizeOf(url: string): Promise<Size | null>;
  /** Keeps a size that another build asked for. */
  remember(url: string, size: Size): void;
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
  /** Proxies to picture hosts; null or left out: direct. */
  proxy?: ProxySettings | null;
  /** Milliseconds for one picture, for all of them, and until a host that did not answer is tried again. */
  times?: { one: number; all: number; silence: number };
};

/** Bytes kept at most: those of some 100,000 sizes. */
const keptBytes = 16_000_000;

/**
 * Opens the sizes known in a cache folder. Hosts that did not answer in time are not tried again for a while, in later builds
 * too, and one build waits for all pictures together no longer than `times.all`.
 */
export function openPictures({
  cache,
  offline,
  concurrency,
  proxy = null,
  times = contentLimits.pictures,
}: Options): Pictures {
  let agent: Connections | null = null;
  let deadline: number | null = null;
  const silent = openSilentHosts({ file: join(cache, 'silent-hosts.json'), silence: times.silence });
  const request = async (url: string) => {
    const { openConnections, requestSize } = await import('./picture-request.ts');
    const { host } = new URL(url);
    deadline ??= performance.now() + times.all;
    const time = Math.min(times.one, deadline - performance.now());
    if (time <= 0 || (await silent).has(host)) return null;
    const size = await requestSize({
      url,
      agent: (agent ??= openConnections({ connections: concurrency, proxy })),
      time: Math.ceil(time),
    });
    // A host that had less time than others may still answer.
    if (size === 'no answer' && time === times.one) await (await silent).add(host);
    return size === 'no answer' ? null : size;
  };
  const slots = pLimit(concurrency);
  const asked = new Map<string, Promise<Size | null>>();
  const unknown = new Set<string>();
  const kept = openKept({ cache, name: 'picture-sizes', bytes: keptBytes });
  const remember = (url: string, size: Size) => kept.put(sha256(url), JSON.stringify(size));

  async function find(url: string): Promise<Size | null> {
    const known = parse(kept.find(sha256(url))?.toString() ?? '');
    if (known) return known;
    const size = offline ? null : await slots(() => request(url));
    if (size) remember(url, size);
    else unknown.add(url);
    return size;
  }

  return {
    sizeOf(url) {
      const size = asked.get(url) ?? find(url);
      asked.set(url, size);
      return size;
    },
    remember,
    unknown: () => [...unknown].sort(),
    async close() {
      kept.tidy();
      kept.close();
      await agent?.destroy();
    },
  };
}

function parse(text: string): Size | null {
  try {
    const { width, height } = JSON.parse(text) as Record<string, unknown>;
    return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
  } catch {
    return null;
  }
}
