import type { Readable } from 'node:stream';
import { request } from 'undici';
import type { Edition } from '../define/editions.ts';
import { exit, Stop } from '../problem.ts';

/** Keys of the search engines; null: do not notify. */
export type AnnounceKeys = { indexNow: string | null; baidu: string | null };

/** Endpoints; replaced in tests. */
export const endpoints = { indexNow: 'https://api.indexnow.org/indexnow', baidu: 'http://data.zz.baidu.com/urls' };

const most = { indexNow: 10_000, baidu: 2000 };

export type Announcement = {
  keys: AnnounceKeys;
  origins: Readonly<Record<Edition, string>>;
  /** The edition that Baidu is notified of; null: none. */
  chinese: Edition | null;
  changed: readonly { edition: Edition; address: string }[];
  to?: typeof endpoints;
};

/** Announces changed addresses to search engines. Returns how many were announced to each. Throws a `Stop` (1) when one refuses. */
export async function announce({
  keys,
  origins,
  chinese,
  changed,
  to = endpoints,
}: Announcement): Promise<Record<string, number>> {
  const announced: Record<string, number> = {};
  const urls = (edition: Edition) =>
    changed.filter((row) => row.edition === edition).map(({ address }) => new URL(address, origins[edition]!).href);
  const inParts = async (
    engine: keyof typeof endpoints,
    list: readonly string[],
    tell: (part: string[]) => Promise<void>,
  ) => {
    for (let at = 0; at < list.length; at += most[engine]) await tell(list.slice(at, at + most[engine]));
    announced[engine] = (announced[engine] ?? 0) + list.length;
  };
  const { indexNow, baidu } = keys;
  if (indexNow !== null) {
    for (const [edition, origin] of Object.entries(origins)) {
      await inParts('indexNow', urls(edition), (urlList) =>
        send({
          engine: 'IndexNow',
          secret: indexNow,
          url: to.indexNow,
          type: 'application/json; charset=utf-8',
          body: JSON.stringify({
            host: new URL(origin).host,
            key: indexNow,
            keyLocation: `${origin}/${indexNow}.txt`,
            urlList,
          }),
        }),
      );
    }
  }
  if (baidu !== null && chinese !== null) {
    const query = new URLSearchParams({ site: origins[chinese]!, token: baidu }).toString();
    const url = `${to.baidu}?${query}`;
    await inParts('baidu', urls(chinese), (part) =>
      send({ engine: 'Baidu', secret: baidu, url, type: 'text/plain', body: part.join('\n') }),
    );
  }
  return announced;
}

type SendOptions = { engine: string; secret: string; url: string; type: string; body: string };

/** The key is in the body or the query, so a failure never shows what was sent, and `***` for a key that the engine repeats. */
async function send({ engine, secret, url, type, body }: SendOptions): Promise<void> {
  const where = new URL(url);
  where.search = '';
  const failed = (why: string) =>
    Stop.of(exit.failed, {
      what: `${engine} was not notified of the changes`,
      where: where.href,
      why: why.replaceAll(secret, '***'),
      fix: 'correct the key, or run `site announce` again later; the release is published in any case',
    });
  const response = await request(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  }).catch((failure: Error) => {
    throw failed(failure.message);
  });
  // Redacted before it is cut: a part of the key would not be found.
  const said = (await beginning(response.body)).replaceAll(secret, '***').slice(0, 200);
  if (response.statusCode >= 300) throw failed(`it answered ${response.statusCode} ${said}`);
}

/** Bytes of an answer that are read. */
const longestAnswer = 64_000;

/** The beginning of an answer. One that is longer, slow or broken is as good: only its status counts. */
async function beginning(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  const slow = setTimeout(() => body.destroy(), 10_000);
  try {
    let length = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= longestAnswer) break;
    }
  } catch {
    // What has arrived is shown.
  } finally {
    clearTimeout(slow);
  }
  return Buffer.concat(parts).subarray(0, longestAnswer).toString();
}
