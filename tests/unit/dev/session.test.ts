import definition from '../../../config/index.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { measurePicture } from '../../../cli/pictures/picture-size.ts';
import { request } from '../../../config/calls/request.ts';
import { site } from '../../../config/site.ts';
import { openSession, type Session } from '../../../cli/dev/engine/session.ts';
import { startApi } from '../../support/content-api.ts';
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
    open.push(
      await openSession({
        root,
        definition,
        site,
        local: api,
        api: null,
        apiSite: null,
        access: null,
        cache,
        now,
        engine: 'one',
      }),
    );
    return open.at(-1)!;
  };
  const read = async ({ content: from }: Session, id: string) =>
    (await from.fetch(request('blogDetail', { id }))).read();
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

it('measures pictures as a build does: a turned photograph upright, and no wider than pages show it', async () => {
  const measure = async (name: string, bytes: Buffer) => (await measurePicture({ name, bytes })).shown;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#369' } }).withMetadata({ orientation: 6 });
  expect(await measure('turned.jpg', await photo(60, 40).jpeg().toBuffer())).toEqual({ width: 40, height: 60 });
  expect(await measure('turned.webp', await photo(60, 40).webp().toBuffer())).toEqual({ width: 40, height: 60 });
  expect(await measure('wide.jpg', await photo(30, 3200).jpeg().toBuffer())).toEqual({ width: 1600, height: 15 });
  expect(await measure('plan.svg', Buffer.from('<svg viewBox="0 0 40 30"/>'))).toEqual({ width: 40, height: 30 });
});
