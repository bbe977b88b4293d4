import { join } from 'node:path';
import pLimit from 'p-limit';
import { contentBounds } from '../lib/content-bounds.ts';
import type { ProxySettings } from '../api-access.ts';
import { openCache } from '../store/cache.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { Connections, Size } from './picture-request.ts';
import { openSilentHosts } from './silent-hosts.ts';
import { nullIfThrown } from '../lib/failure.ts';

export type { Size };

/** Sizes of pictures in content without `width` and `height`: without a size, the layout shifts when a picture loads. */
export type Pictures = {
  /** The size, requested once and cached between builds; null when unknown. */
  sizeOf(url: string): Promise<Size | null>;
  /** Stores a size that another machine requested. */
  remember(url: string, size: Size): void;
  /** Addresses of unknown size, sorted. */
  unknown(): readonly string[];
  close(): Promise<void>;
};

type Options = {
  cache: string;
  /** Open no connection: use cached sizes only. */
  offline: boolean;
  concurrency: number;
  /** Proxies to picture hosts; default: direct connections. */
  proxy?: ProxySettings | null;
  /** Milliseconds for one picture, for all pictures, and until a host without response is tried again. */
  times?: { one: number; all: number; silence: number };
};

/** Maximum size of the cache, in bytes: about 100,000 sizes. */
const maxBytes = 16_000_000;

/**
 * Opens the cached sizes. A host that does not respond in time is not tried again for a while, also in later builds. A build waits for all
 * pictures together at most `times.all`.
 */
export function openPictures({
  cache,
  offline,
  concurrency,
  proxy = null,
  times = contentBounds.pictures,
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
    // A host that had less than the full time may still respond.
    if (size === 'no response' && time === times.one) await (await silent).add(host);
    return size === 'no response' ? null : size;
  };
  const slots = pLimit(concurrency);
  const requested = new Map<string, Promise<Size | null>>();
  const unknown = new Set<string>();
  const cached = openCache({ cache, name: 'picture-sizes', maxBytes: maxBytes });
  const remember = (url: string, size: Size) => cached.set(sha256(url), JSON.stringify(size));

  async function find(url: string): Promise<Size | null> {
    const known = parse(cached.get(sha256(url))?.toString() ?? '');
    if (known) return known;
    const size = offline ? null : await slots(() => request(url));
    if (size) remember(url, size);
    else unknown.add(url);
    return size;
  }

  return {
    sizeOf(url) {
      const size = requested.get(url) ?? find(url);
      requested.set(url, size);
      return size;
    },
    remember,
    unknown: () => [...unknown].sort(),
    async close() {
      cached.evict();
      cached.close();
      await agent?.destroy();
    },
  };
}

function parse(text: string): Size | null {
  const { width, height } = nullIfThrown(() => JSON.parse(text) as Record<string, unknown>) ?? {};
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}
