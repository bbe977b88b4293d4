import { startApi } from './content-api.ts';
import { startFaultProxy } from './fault-proxy.ts';

type List = { list: readonly unknown[] };
const isList = (data: unknown): data is List =>
  typeof data === 'object' && data !== null && 'total' in data && 'list' in data && Array.isArray(data.list);
/** The same items, those that stood together apart from each other. */
const mixed = (items: readonly unknown[]) =>
  Array.from({ length: 7 }, (_, first) => items.filter((_, index) => index % 7 === first)).flat();
const pageOf = ({ list, ...rest }: List, { page, pageSize }: Record<string, unknown>) => ({
  ...rest,
  total: list.length,
  list: list.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
});

/** The embedded API whose data somebody spoils. */
export type SpoiledApi = { url: string /** Requested paths. */; asked: readonly string[]; close(): Promise<void> };

/** Serves the content of a folder; `spoil` changes the data of each response. */
export async function startSpoiledApi({
  content,
  spoil,
}: {
  content: string;
  spoil: (data: unknown) => unknown;
}): Promise<SpoiledApi> {
  const api = await startApi({ content, port: 0, articles: 0, latency: 0 });
  const proxy = await startFaultProxy(api.url);
  /** Lists with more records than before: they are dealt out in pages, as all lists are. */
  const spoiled = new Map<string, unknown>();
  /** The same data is spoiled the same way each time: a list that changes while it is read would be read again. */
  const known = new Map<string, unknown>();
  const spoiledOnce = (data: unknown) => {
    const key = JSON.stringify(data);
    if (!known.has(key)) known.set(key, spoil(data));
    return known.get(key);
  };
  proxy.fault('', async ({ request, response }) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(api.url + request.url, {
      method: request.method!,
      headers: { 'content-type': 'application/json' },
      ...(request.method !== 'GET' && { body }),
    });
    const { data, ...wrapper } = (await answer.json()) as { data: unknown };
    const path = request.url!.replace(/\?.*/, '');
    const asked =
      body.length > 0 ? JSON.parse(String(body)) : Object.fromEntries(new URL(request.url!, api.url).searchParams);
    const made = spoiled.get(path) ?? spoiledOnce(data);
    // A page of invalid records alone would be an invalid response.
    const whole = isList(made) && !spoiled.has(path) ? { ...made, list: mixed(made.list) } : made;
    const isLonger = isList(data) && isList(whole) && whole.list.length > data.list.length;
    if (isLonger) spoiled.set(path, whole);
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(
        `\ufeff${JSON.stringify({ ...wrapper, data: isList(whole) && spoiled.has(path) ? pageOf(whole, asked) : whole })}`,
      );
  });
  return {
    url: proxy.url,
    asked: proxy.asked,
    async close() {
      await proxy.close();
      await api.close();
    },
  };
}
