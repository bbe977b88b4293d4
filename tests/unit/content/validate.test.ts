import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '../../../cli/define/call.ts';
import { calls } from '../../../config/calls/index.ts';
import { exampleOf } from '../../../cli/embedded-api/contract/example-of.ts';
import { validateResponse } from '../../../cli/content/validate.ts';

type CallName = keyof typeof calls;

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
    expect(whyNot('casePrevOrNext', { current: { ...head, title: 7 }, prev: null, next: null })).toMatch(
      /^casePrevOrNext: data\.current\.title: expected string, received number, and \d more$/,
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
      { part: 'record', steps: ['list', 1], id: 'b', field: ['title'], why: 'expected string, received number' },
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

  it('takes the part around it along where its list would be empty', () => {
    const link = { title: 'A', desc: '', link: 'javascript:go()' };
    const groups = [
      { title: 'G', children: [link, link] },
      { title: 'H', children: [{ ...link, link: '/im' }] },
    ];
    const text = judged('pageData', { document: JSON.stringify(groups), demo: '' });
    expect(text).toMatchObject({ valid: true, data: { document: [{ title: 'H' }] } });
    expect(text.valid && text.dropped.map(({ steps }) => steps.join('.'))).toEqual([
      'document.0.children.0',
      'document.0.children.1',
    ]);
    expect(whyNot('pageData', { document: JSON.stringify(groups.slice(0, 1)), demo: '' })).toMatch(
      /^pageData: data\.document\[0\]\.children\[0\]\.link: /,
    );
  });

  it('that is the only one makes the whole response invalid', () => {
    expect(whyNot('blogType', [{ id: 'im', name: 7 }])).toBe(
      'blogType: data[0].name: expected string, received number',
    );
  });

  it('may be the only one of a page of a list, which has others', () => {
    expect(judged('blogList', { total: 21, list: [{ ...head, title: 7 }] })).toMatchObject({
      valid: true,
      data: { total: 21, list: [] },
      dropped: [{ steps: ['list', 0], field: ['title'] }],
    });
  });

  it('does not excuse what is wrong outside of it', () => {
    expect(whyNot('blogList', { total: 'many', list: [{ ...head, title: 7 }, head] })).toBe(
      'blogList: data.total: expected number, received string, and 1 more',
    );
  });
});

describe('a field that a record may lack', () => {
  const judged = (name: CallName, data: unknown) =>
    validateResponse({ name, row: calls[name], raw: Buffer.from(JSON.stringify({ res: 200, data })), type: '' });

  type Field = { path: readonly PropertyKey[]; schema: z.ZodType };
  /** The fields of a schema that a record may lack, with a path through the example of the schema. */
  function fieldsIn(schema: z.ZodType, path: readonly PropertyKey[] = []): Field[] {
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return fieldsIn(schema.unwrap() as z.ZodType, path);
    if (schema instanceof z.ZodArray) return fieldsIn(schema.element as z.ZodType, [...path, 0]);
    if (schema instanceof z.ZodRecord) return fieldsIn(schema.valueType as z.ZodType, [...path, 'index']);
    if (!(schema instanceof z.ZodObject)) return [];
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => [
      ...(field instanceof z.ZodOptional || field instanceof z.ZodDefault
        ? [{ path: [...path, name], schema: field }]
        : []),
      ...fieldsIn(field, [...path, name]),
    ]);
  }
  /** The example of a schema, with all its fields. */
  const whole = (schema: z.ZodType): unknown =>
    schema instanceof z.ZodRecord ? { index: exampleOf(schema.valueType as z.ZodType) } : exampleOf(schema);
  function withField(data: unknown, [step, ...rest]: readonly PropertyKey[], value: unknown): unknown {
    if (step === undefined) return value;
    if (Array.isArray(data)) return [withField(data[Number(step)], rest, value), ...data.slice(1)];
    const { [step]: old, ...others } = data as Record<PropertyKey, unknown>;
    return rest.length === 0 && value === undefined ? others : { ...others, [step]: withField(old, rest, value) };
  }
  const every = Object.entries<Call>(calls).flatMap(([name, { data }]) =>
    fieldsIn(data).map(({ path }) => ({ name: name as CallName, field: path.join('.'), path })),
  );

  it('is found in many calls', () => {
    expect(every.map(({ name, field }) => `${name} ${field}`)).toEqual(
      expect.arrayContaining(['blogList list.0.cover', 'blogDetail summary', 'navigation index.0.children.0.caption']),
    );
    expect(every.length).toBeGreaterThan(60);
  });

  it.each(every)('$name $field: null and blank mean absent; an invalid one costs nothing else', ({ name, path }) => {
    const example = whole(calls[name].data);
    const absent = judged(name, withField(example, path, undefined));
    expect(absent).toMatchObject({ valid: true, dropped: [] });
    for (const blank of [null, '', ' \t'])
      expect(judged(name, withField(example, path, blank)), JSON.stringify(blank)).toEqual(absent);
    const invalid = judged(name, withField(example, path, { not: 'a value' }));
    // Without it, a draft or an expired record would be shown.
    if (/^(?:draft|expireTime)$/.test(String(path.at(-1)))) {
      if (invalid.valid) expect(invalid.dropped).toMatchObject([{ part: 'record', steps: ['list', 0] }]);
      return;
    }
    expect(invalid).toMatchObject({
      valid: true,
      data: absent.valid && absent.data,
      hash: absent.valid && absent.hash,
      dropped: [{ part: 'field' }],
    });
    const [dropped] = invalid.valid ? invalid.dropped : [];
    expect([...dropped!.steps, ...dropped!.field]).toEqual(path);
  });
});

describe('a field that says whether a record is shown', () => {
  it.each([{ draft: 1 }, { draft: 'true' }, { expireTime: 1_577_836_800 }, { expireTime: 'soon' }])(
    'costs the record where it is invalid: %j',
    (fields) => {
      const raw = { res: 200, data: { total: 2, list: [head, { ...head, id: 'b', ...fields }] } };
      const answer = validateResponse({
        name: 'blogList',
        row: calls.blogList,
        raw: Buffer.from(JSON.stringify(raw)),
        type: '',
      });
      expect(answer).toMatchObject({
        valid: true,
        data: { list: [{ id: 'a' }] },
        dropped: [{ part: 'record', id: 'b' }],
      });
    },
  );
});

describe('the time of the last update', () => {
  it.each([
    [undefined, head.publishTime],
    ['', head.publishTime],
    [null, head.publishTime],
    ['2026-01-01', head.publishTime],
    ['2026-03-06', '2026-03-06T00:00:00+08:00'],
  ])('is that of the publication where it is missing or earlier: %j', (updateTime, expected) => {
    const raw = { res: 200, data: { total: 1, list: [{ ...head, updateTime }] } };
    const answer = validateResponse({
      name: 'blogList',
      row: calls.blogList,
      raw: Buffer.from(JSON.stringify(raw)),
      type: '',
    });
    expect(answer).toMatchObject({ valid: true, data: { list: [{ updateTime: expected }] }, dropped: [] });
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
