import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Call } from '../../../cli/define/call.ts';
import { calls } from '../../../config/calls/index.ts';
import { isIndustry } from '../../../config/rules/industries.ts';

/** What the site gets of an answer: parsed, and cut to the lengths it shows. */
function kept<Data extends z.ZodType>({ data, limit }: Call<any, Data>, answer: unknown): z.output<Data> {
  const parsed = data.parse(answer);
  return limit ? limit(parsed) : parsed;
}

describe('what is kept of an answer', () => {
  it('are menus of a length that a header can show', () => {
    const link = { name: '即时通讯', url: '/im' };
    const children = Array.from({ length: 50 }, () => ({ children: Array.from({ length: 50 }, () => link) }));
    const { index } = kept(calls.navigation, { index: Array.from({ length: 50 }, () => ({ ...link, children })) });
    expect(index).toHaveLength(20);
    expect(index![0]!.children).toHaveLength(20);
    expect(index![0]!.children![0]!.children).toHaveLength(40);
  });

  it('are the first 30 lecturers', () => {
    const lecturer = (index: number) => ({
      id: `l${index}`,
      name: '林',
      title: '工程师',
      company: '云桥',
      bio: '',
      topic: '回声',
      season: 'mctalk3',
    });
    const many = Array.from({ length: 32 }, (_, index) => ({ ...lecturer(index), bio: '做音频' }));
    expect(kept(calls.lecturerList, many).map(({ id }) => id)).toEqual(many.slice(0, 30).map(({ id }) => id));
  });

  it('are page data parsed from text, without groups that have no children', () => {
    const document = [
      { title: '空', children: [] },
      { title: '入门', children: [{ title: '跑通', desc: '', link: '/im' }] },
    ];
    expect(kept(calls.pageData, { document: JSON.stringify(document), demo: ' ' })).toEqual({
      document: [document[1]],
      demo: [],
    });
  });

  it('are page data with the groups and the list that the API leaves out taken as empty', () => {
    const group = { title: '入门', children: [{ title: '跑通', desc: '', link: '/im' }] };
    const document = JSON.stringify([{ title: '无' }, { title: '空', children: null }, group]);
    expect(kept(calls.pageData, { document, demo: null })).toEqual({ document: [group], demo: [] });
    expect(kept(calls.pageData, { document: null })).toEqual({ document: [], demo: [] });
    expect(kept(calls.pageData, { document: 'null', demo: '[]' })).toEqual({ document: [], demo: [] });
  });

  it('is a link of a case without the spaces around it', () => {
    const time = '2026-03-05T10:00:00+08:00';
    const one = {
      id: 'a',
      title: 'A',
      customer: 'B',
      summary: 'C',
      type: 't',
      products: ['im'],
      publishTime: time,
      updateTime: time,
      metrics: [
        { value: '1', label: 'a' },
        { value: '2', label: 'b' },
      ],
    };
    expect(kept(calls.caseTop, [{ ...one, desc_link: ' /edu\n' }])[0]?.desc_link).toBe('/edu');
    expect(calls.caseTop.data.safeParse([{ ...one, desc_link: ' javascript:x ' }]).error?.issues[0]?.message).toBe(
      'expected a site path, or an http(s), mailto or tel address',
    );
    expect(calls.caseTop.data.safeParse([{ ...one, products: ['imm'] }]).error?.issues[0]?.path).toEqual([
      0,
      'products',
      0,
    ]);
  });

  it('are the industries among the types of cases', () => {
    const types = [
      { id: 'a', is_industry_case: 1 },
      { id: 'b', is_industry_case: 0 },
      { id: 'c', is_industry_case: 7 },
    ];
    expect(types.filter(isIndustry).map(({ id }) => id)).toEqual(['a', 'c']);
  });
});

/** Every schema of texts within a schema, with the way to it. */
function textsIn(schema: z.ZodType, way: string): { way: string; schema: z.ZodString }[] {
  const { def } = schema as z.ZodType & { def: Record<string, any> };
  const parts: Record<string, z.ZodType[]> = {
    string: [],
    object: Object.values(def['shape'] ?? {}),
    array: [def['element']],
    record: [def['valueType']],
    pipe: [def['in'], def['out']],
    optional: [def['innerType']],
    nullable: [def['innerType']],
    union: def['options'],
  };
  if (def['type'] === 'string') return [{ way, schema: schema as z.ZodString }];
  return (parts[def['type']] ?? []).flatMap((part, index) => textsIn(part, `${way}.${def['type']}${index}`));
}

describe('the texts of an answer', () => {
  it('each have a maximum length', () => {
    const texts = Object.entries(calls).flatMap(([name, { data }]) => textsIn(data, name));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ schema }) => !(schema.maxLength! <= 1_000_000)).map(({ way }) => way)).toEqual([]);
  });
});

describe('page data', () => {
  it('that is no JSON, or JSON of something else, names its field', () => {
    const told = (document: string) =>
      calls.pageData.data
        .safeParse({ document, demo: '' })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(told('[{')).toEqual(['document: expected JSON text']);
    expect(told('{"a":1}')).toEqual(['document: Invalid input: expected array, received object']);
  });
});
