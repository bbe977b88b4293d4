import { describe, expect, it } from 'vitest';
import type { CallName } from '../../../config/calls/ask.ts';
import { calls } from '../../../config/calls/index.ts';
import { validateResponse } from '../../../cli/content/validate.ts';

function whyNot(name: CallName, data: unknown): string {
  const raw = Buffer.from(JSON.stringify({ res: 200, data }));
  const judged = validateResponse({ name, row: calls[name], raw, type: 'application/json' });
  return judged.valid ? 'valid' : judged.failure.why;
}

const head = {
  id: 'a',
  title: 'A',
  summary: '',
  type: 't',
  author: '',
  publishTime: '2026-03-05T10:00:00+08:00',
  updateTime: '2026-03-05T10:00:00+08:00',
};

describe('a misfit', () => {
  it('names the call and the path of the field', () => {
    expect(whyNot('blogDetail', { ...head, content: '', prev: { id: 'b', title: 7 }, next: null, related: [] })).toBe(
      'blogDetail: data.prev.title: expected string, received number',
    );
  });

  it('quotes a key that is no plain name, cut and without control characters', () => {
    expect(whyNot('seoInfo', { '/im': { title: '' } })).toBe(
      'seoInfo: data["/im"].title: Too small: expected string to have >=1 characters',
    );
    expect(whyNot('seoInfo', { [`\u001b[2J${'x'.repeat(200)}`]: 1 })).toBe(
      `seoInfo: data["[2J${'x'.repeat(77)}…"]: expected object, received number`,
    );
  });

  it('is not caused by unknown fields', () => {
    expect(whyNot('blogList', { total: 1, list: [{ ...head, likes: 3 }], page: 1 })).toBe('valid');
  });
});

describe('an invalid record', () => {
  const judged = (name: CallName, data: unknown) =>
    validateResponse({
      name,
      row: calls[name],
      raw: Buffer.from(JSON.stringify({ res: 200, data })),
      type: 'application/json',
    });

  it('is removed from its list, and reported with path, id and field', () => {
    const list = [head, { ...head, id: 'b', title: 7, cover: 'https://evil.example/x.png' }, { ...head, id: 'c' }];
    const answer = judged('blogList', { total: 3, list });
    expect(answer).toMatchObject({ valid: true, data: { total: 3, list: [{ id: 'a' }, { id: 'c' }] } });
    expect(answer.valid && answer.dropped).toEqual([
      { steps: ['list', 1], id: 'b', field: ['title'], why: 'expected string, received number' },
    ]);
  });

  it('may be named by its key instead of its index, or be in one of several lists', () => {
    expect(judged('seoInfo', { '/im': { title: '' }, '/sms': { title: '短信' } })).toMatchObject({
      data: { '/sms': { title: '短信' } },
      dropped: [{ steps: ['/im'], id: null, field: ['title'] }],
    });
    const entries = [
      { name: '产品', url: 'javascript:alert(1)' },
      { name: '价格', url: '/price' },
    ];
    expect(judged('navigation', { index: entries, en: [{ name: 'Pricing', url: '/en/price' }] })).toMatchObject({
      data: { index: [{ name: '价格' }], en: [{ name: 'Pricing' }] },
      dropped: [{ steps: ['index', 0], field: ['url'] }],
    });
  });

  it('may have an id that is reserved or not allowed in an address', () => {
    const list = ['Category', '../etc', 'a b', 'good'].map((id) => ({ ...head, id }));
    const answer = judged('blogList', { total: 4, list });
    expect(answer.valid && answer.dropped.map(({ id, why }) => `${id}: ${why}`)).toEqual([
      'Category: /dev-blog/Category is an address of the blog itself',
      '../etc: expected letters, digits, - and _, and not "index", as it is part of an address',
      'a b: expected letters, digits, - and _, and not "index", as it is part of an address',
    ]);
  });

  it('is removed from a list that is JSON text, too', () => {
    const good = { title: 'A', desc: '', link: '/im' };
    const document = JSON.stringify([{ title: 'G', children: [good, { ...good, link: 'javascript:go()' }] }]);
    const raw = Buffer.from(JSON.stringify({ res: 200, data: { document, demo: '' } }));
    const judged = validateResponse({ name: 'pageData', row: calls.pageData, raw, type: 'application/json' });
    expect(judged).toMatchObject({
      valid: true,
      data: { document: [{ title: 'G', children: [good] }], demo: [] },
      dropped: [{ steps: ['document', 0, 'children', 1], field: ['link'] }],
    });
  });

  it('that is the only one makes the whole response invalid', () => {
    expect(whyNot('blogList', { total: 1, list: [{ ...head, title: 7 }] })).toBe(
      'blogList: data.list[0].title: expected string, received number',
    );
  });

  it('does not excuse what is wrong outside of it', () => {
    expect(whyNot('blogList', { total: 'many', list: [{ ...head, title: 7 }, head] })).toBe(
      'blogList: data.total: expected number, received string, and 1 more',
    );
  });
});

describe('the links of a response', () => {
  it('are those of fields that hold links and of its HTML, each target once, without query and hash', () => {
    const article = {
      ...head,
      content:
        '<p><a href="/im?from=x#top">a</a><a class="b" href=\'/sms\'>b</a><a href="/im">again</a><a href="https://x.example/">c</a><a href="//evil.example/">d</a></p>',
      prev: null,
      next: null,
      related: [],
    };
    const answer = validateResponse({
      name: 'blogDetail',
      row: calls.blogDetail,
      raw: Buffer.from(JSON.stringify({ res: 200, data: article })),
      type: '',
    });
    expect(answer.valid && answer.links).toEqual([
      { to: '/im', at: 'record "a", field content' },
      { to: '/sms', at: 'record "a", field content' },
    ]);
  });

  it('are named by their record, or by the way there', () => {
    const data = { index: [{ name: '产品', url: '', children: [{ children: [{ name: '即时通讯', url: '/im' }] }] }] };
    const menu = validateResponse({
      name: 'navigation',
      row: calls.navigation,
      raw: Buffer.from(JSON.stringify({ res: 200, data })),
      type: '',
    });
    expect(menu.valid && menu.links).toEqual([{ to: '/im', at: 'data.index[0].children[0].children[0].url' }]);
    const page = {
      document: JSON.stringify([{ title: '入门', children: [{ title: 'a', desc: '', link: '/nowhere' }] }]),
      demo: '',
    };
    const texts = validateResponse({
      name: 'pageData',
      row: calls.pageData,
      raw: Buffer.from(JSON.stringify({ res: 200, data: page })),
      type: '',
    });
    expect(texts.valid && texts.links).toEqual([{ to: '/nowhere', at: 'data.document[0].children[0].link' }]);
  });
});

describe('every call', () => {
  it.each(Object.entries(calls))('%s has an empty answer that fits its own schema', (name, row) => {
    // Page data travel as JSON text.
    const empty = name === 'pageData' ? { document: '[]', demo: '' } : row.empty;
    expect(whyNot(name as CallName, empty)).toBe('valid');
  });
});
