import { describe, expect, it, vi } from 'vitest';
import { calls } from '../../../config/calls/index.ts';
import { ask, dataOf, names, requests, running } from './support/running-api.ts';

describe.each(names)('the answer of %s', (name) => {
  it('fits its schema, and says so in the wrapper', async () => {
    const response = await ask(await running(), name, requests[name]);
    const body = (await response.json()) as { res: number; data: unknown };
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(body)).toEqual(['res', 'data']);
    expect(body.res).toBe(200);
    // Page data travel as text: the row itself parses them.
    if (name === 'pageData') expect(calls.pageData.data.parse(body.data).document).toHaveLength(2);
    else expect(calls[name].data.parse(body.data)).toEqual(body.data);
    expect(body.data).not.toEqual(calls[name].empty);
  });

  it('has a strong ETag, and is a 304 for clients that have it', async () => {
    const api = await running();
    const etag = (await ask(api, name, requests[name])).headers.get('etag') as string;
    expect(etag).toMatch(/^"[\w-]{27}"$/);

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(api, name, requests[name], { 'If-None-Match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await ask(api, name, requests[name], { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('is the same from one start to the next', async () => {
    const texts = await Promise.all(
      [running(), running()].map(async (api) => (await ask(await api, name, requests[name])).text()),
    );
    expect(texts[0]).toBe(texts[1]);
  });
});

describe('answers', () => {
  it('have another ETag when their bytes differ', async () => {
    const api = await running();
    const etags = await Promise.all(
      [1, 2, 3].map(async (page) => (await ask(api, 'blogList', { page, pageSize: 2 })).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('give each kind of blog block by itself, and all four without a kind', async () => {
    const api = await running();
    expect(await dataOf(api, 'blogData', { data_type: 'activity' })).toEqual({
      activity: [{ id: 'free', title: '免费试用', link: '/promotion/free' }],
    });
    expect(Object.keys(await dataOf(api, 'blogData'))).toEqual(['banner', 'activity', 'link', 'blogcover']);
  });

  it('give navigation under the names of its files', async () => {
    const navigation = await dataOf(await running(), 'navigation');
    expect(Object.keys(navigation)).toEqual(['en', 'index']);
    expect(navigation.en).toEqual([{ name: 'Pricing', url: '/en/price' }]);
  });
});

describe('data that does not change', () => {
  it.each(names.filter((name) => name !== 'blogList' && name !== 'caseList'))(
    'is serialised once: %s',
    async (name) => {
      const api = await running();
      const stringify = vi.spyOn(JSON, 'stringify');
      const answers = () => stringify.mock.calls.filter(([value]) => value?.res === 200).length;
      await (await ask(api, name, requests[name])).text();
      const first = answers();
      await (await ask(api, name, requests[name])).text();
      const second = answers();
      stringify.mockRestore();
      expect([first, second]).toEqual([1, 1]);
    },
  );
});

describe('an article', () => {
  it('is its front matter and its text as HTML, lines as they are: pages join them', async () => {
    expect(await dataOf(await running(), 'blogDetail', { id: 'three' })).toEqual({
      id: 'three',
      title: '三',
      summary: '第 3 篇的摘要',
      type: 'rtc',
      author: '作者',
      publishTime: '2026-03-01T10:00:00+08:00',
      updateTime: '2026-03-02T10:00:00+08:00',
      keywords: '声音,画面',
      cover: '/covers/three.png',
      content:
        '<h2>小标题</h2>\n<p>第一行\n第二行 word\nline</p>\n<pre><code class="language-ts">const a = &quot;第一\n第二&quot;;\n</code></pre>\n' +
        '<table>\n<thead>\n<tr>\n<th>列</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>格</td>\n</tr>\n</tbody></table>\n',
      prev: { id: 'two', title: '二' },
      next: { id: 'four', title: '四' },
      related: [],
    });
  });
});
