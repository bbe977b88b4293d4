import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../../../config/calls/ask.ts';
import { site } from '../../../config/site.ts';
import { openSession, type Session } from '../../../cli/dev/engine/session.ts';
import { startApi } from '../../../cli/embedded-api/server.ts';
import { root } from '../../support/run-site.ts';

it('leaves the responses of the sessions after it when it is closed', async () => {
  const content = join(root, 'config/content');
  const cache = await mkdtemp(join(tmpdir(), 'site-session-'));
  const api = await startApi({ content, port: 0, articles: 0, latency: 0 });
  const open: Session[] = [];
  onTestFinished(async () => {
    for (const session of open) await session.close();
    await api.close();
    await rm(cache, { recursive: true, force: true });
  });
  const next = async () => {
    const now = Date.now();
    open.push(await openSession({ root, site, api: api.url, apiSite: null, access: null, cache, now, engine: 'one' }));
    return open.at(-1)!;
  };
  const read = async ({ content: from }: Session, id: string) => (await from.fetch(ask('blogDetail', { id }))).read();
  // Each session adds a segment to the cache; from the thirteenth on, they are merged.
  const articles = (await readdir(join(content, 'blog/articles'))).slice(0, 16).map((file) => file.replace('.md', ''));
  for (const id of articles) {
    await read(await next(), id);
    if (open.length > 2) await open.shift()!.close();
  }
  const last = await next();
  await open.shift()!.close();
  for (const id of articles) await read(last, id);
  expect(last.problems()).toEqual([]);
});
