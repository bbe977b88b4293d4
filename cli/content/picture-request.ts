import { imageSize } from 'image-size';
import { Agent, type Dispatcher, request } from 'undici';
import type { ProxySettings } from '../api-access.ts';
import { openAgent } from './proxied.ts';

/** Loaded on demand: few sites have pictures of unknown size. */

/** Longest side of a picture, in pixels: formats allow more, of which a layout makes nothing. */
export const longestSide = 1_000_000;

/** Width and height of a picture, in pixels. */
export type Size = { width: number; height: number };
export type Connections = Dispatcher;

/** Bytes to read of a picture: its size is near the beginning. */
const sizeBytes = 256_000;

type OpenConnectionsOptions = { connections: number; proxy: ProxySettings | null };

export const openConnections = ({ connections, proxy }: OpenConnectionsOptions): Connections =>
  proxy ? openAgent({ proxies: proxy, connections }) : new Agent({ connections });

type RequestSizeOptions = {
  url: string;
  agent: Connections;
  /** Milliseconds. */
  time: number;
};

/** Reads the beginning of a picture to get its size. Null when it is not a picture; `no response` after a timeout. */
export async function requestSize({ url, agent, time }: RequestSizeOptions): Promise<Size | 'no response' | null> {
  const signal = AbortSignal.timeout(time);
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { range: `bytes=0-${sizeBytes - 1}` },
    });
    const parts: Buffer[] = [];
    let length = 0;
    if (statusCode === 200 || statusCode === 206) {
      for await (const part of body as AsyncIterable<Buffer>) {
        parts.push(part);
        length += part.length;
        if (length >= sizeBytes) break;
      }
    }
    // Discard the rest, and the error of aborting it.
    body.on('error', () => undefined).destroy();
    const { width, height, orientation = 1 } = imageSize(Buffer.concat(parts));
    if (!(width > 0 && height > 0 && Math.max(width, height) <= longestSide)) return null;
    // From 5 on, a photograph lies on its side, and browsers turn it (EXIF).
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return signal.aborted ? 'no response' : null;
  }
}
