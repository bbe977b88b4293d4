import { imageSize } from 'image-size';
import { Agent, type Dispatcher, request } from 'undici';
import type { ProxySettings } from '../api-access.ts';
import { openProxied } from './proxied.ts';

/** Loaded with the first picture of unknown size: few sites have one. */

/** Width and height of a picture, in pixels. */
export type Size = { width: number; height: number };
export type Connections = Dispatcher;

/** The size is in a picture's first bytes; a picture whose size is not found there is skipped. */
const enough = 256_000;

export const openConnections = ({
  connections,
  proxy,
}: {
  connections: number;
  proxy: ProxySettings | null;
}): Connections => (proxy ? openProxied({ proxy, connections }) : new Agent({ connections }));

/** Reads as much of a picture as its size needs. Null for what is no picture; `no answer` when the time is over. */
export async function requestSize({
  url,
  agent,
  time,
}: {
  url: string;
  agent: Connections;
  /** Milliseconds. */
  time: number;
}): Promise<Size | 'no answer' | null> {
  const signal = AbortSignal.timeout(time);
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { range: `bytes=0-${enough - 1}` },
    });
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
    return signal.aborted ? 'no answer' : null;
  }
}
