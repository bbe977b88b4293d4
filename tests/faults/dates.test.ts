import { describe, expect, it } from 'vitest';
import { request, type CallData } from '../../config/calls/request.ts';
import { startApi, startContent, temporaryFolder } from '../support/content-client.ts';
import { good } from '../support/faulty-api.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const past = '2026-05-01T00:00:00Z';
const future = '2026-07-01T00:00:00Z';
const record = (id: string, fields: object = {}) => ({
  id,
  title: id,
  summary: '摘要',
  type: 'im',
  author: '作者',
  publishTime: past,
  updateTime: past,
  ...fields,
});
const records = [
  record('shown', { expireTime: '2026-09-01T00:00:00Z' }),
  record('draft', { draft: true }),
  record('coming', { publishTime: future, updateTime: future }),
  record('expired', { expireTime: '2026-05-20T00:00:00Z' }),
];
const listAsk = request('blogList', { page: 1, pageSize: 20 });
const article = {
  ...record('shown'),
  content: '',
  prev: { id: 'draft', title: 'draft' },
  next: { id: 'other', title: 'other' },
  related: [
    { id: 'coming', title: 'coming' },
    { id: 'other', title: 'other' },
  ],
};

async function start(drafts: boolean) {
  const api = await startApi(good({ total: 4, list: records }));
  const content = startContent({ base: api.base, cache: await temporaryFolder(), viewing: { now, drafts } });
  return { api, content };
}

describe('records of an API that says when they are shown', () => {
  it('are hidden until then, and the time of the first one is reported', async () => {
    const { content } = await start(false);
    expect((await (await content.fetch<CallData<'blogList'>>(listAsk)).read()).list.map(({ id }) => id)).toEqual([
      'shown',
    ]);
    expect(content.nextChange()).toBe(Date.parse(future));
  });

  it('are shown to editors, but for the expired ones', async () => {
    const { content } = await start(true);
    expect((await (await content.fetch<CallData<'blogList'>>(listAsk)).read()).list.map(({ id }) => id)).toEqual([
      'shown',
      'draft',
      'coming',
    ]);
    expect(content.nextChange()).toBe(Date.parse('2026-09-01T00:00:00Z'));
  });

  it('give the response another hash when they appear, so that pages are rendered again', async () => {
    const { api, content } = await start(false);
    const cache = await temporaryFolder();
    const at = async (moment: number) =>
      (await startContent({ base: api.base, cache, viewing: { now: moment, drafts: false } }).fetch(listAsk)).hash;
    const hash = await at(now);
    expect(hash).toBe((await content.fetch<CallData<'blogList'>>(listAsk)).hash);
    expect(await at(now + 1)).toBe(hash);
    expect(await at(Date.parse(future))).not.toBe(hash);
  });

  it('are not named by the pages of other records', async () => {
    const { api, content } = await start(false);
    const { records: listed } = await content.list('blogList');
    const pages = new Set([...listed.map(({ id }) => id), 'other']);
    content.showOnly({ article: pages, case: new Set(), category: new Set() });
    api.behave(good(article));
    expect(await (await content.fetch(request('blogDetail', { id: 'shown' }))).read()).toMatchObject({
      prev: null,
      next: { id: 'other' },
      related: [{ id: 'other' }],
    });
  });
});
