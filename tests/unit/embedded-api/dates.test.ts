import { describe, expect, it } from 'vitest';
import { changedContent, problemsOf } from './support/changed-content.ts';
import { ask, dataOf, running } from './support/running-api.ts';

const article = (publishTime: string, front = '') =>
  `---\ntitle: 新\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: ${publishTime}\nupdateTime: ${publishTime}\n${front}---\n正文。\n`;
const listed = async (api: Awaited<ReturnType<typeof running>>) => {
  const { total, list } = await dataOf(api, 'blogList', { page: 1, pageSize: 20 });
  expect(list).toHaveLength(total);
  return list.map(({ id }: { id: string }) => id);
};

const content = () =>
  changedContent({
    'blog/articles/draft.md': article('2026-06-01T10:00:00+08:00', 'draft: true\n'),
    'blog/articles/coming.md': article('2030-06-01T10:00:00+08:00', 'expireTime: 2031-06-01T10:00:00+08:00\n'),
  });
const coming = Date.parse('2030-06-01T10:00:00+08:00');
const gone = Date.parse('2031-06-01T10:00:00+08:00');

describe('the embedded API', () => {
  it('lists an article from its publication to its expiry, as the clock moves on', async () => {
    let now = coming - 1;
    const api = await running({ content: await content(), viewing: { now: () => now, drafts: false } });
    const usual = await listed(api);
    expect(usual).not.toContain('draft');
    expect(usual).not.toContain('coming');
    expect((await ask(api, 'blogDetail', { id: 'coming' })).status).toBe(404);
    expect(api.nextChange()).toBe(coming);
    now = coming;
    expect(await listed(api)).toEqual(['coming', ...usual]);
    const [newest] = usual;
    expect(await dataOf(api, 'blogDetail', { id: newest })).toMatchObject({ next: { id: 'coming' } });
    expect(api.nextChange()).toBe(gone);
    now = gone;
    expect(await listed(api)).toEqual(usual);
    expect(await dataOf(api, 'blogDetail', { id: newest })).toMatchObject({ next: null });
    expect(api.nextChange()).toBeNull();
  });

  it('shows editors drafts and what is to come, and what is expired to nobody', async () => {
    let now = coming - 1;
    const api = await running({ content: await content(), viewing: { now: () => now, drafts: true } });
    const shown = await listed(api);
    expect(shown.slice(0, 2)).toEqual(['coming', 'draft']);
    now = gone;
    expect(await listed(api)).toEqual(shown.slice(1));
  });
});

it('an article that expires before it is published is refused', async () => {
  const path = 'blog/articles/new.md';
  expect(
    await problemsOf({ [path]: article('2026-06-01T10:00:00+08:00', 'expireTime: 2026-06-01T02:00:00Z\n') }),
  ).toEqual([
    [
      `invalid content in ${path}`,
      `CONTENT/${path}, field expireTime`,
      '2026-06-01T02:00:00Z is not after its publishTime, 2026-06-01T10:00:00+08:00',
      'correct one of the two times',
    ],
  ]);
});
