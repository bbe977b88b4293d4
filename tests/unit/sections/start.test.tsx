import { describe, expect, it } from 'vitest';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Start } from '../../../components/sections/start.tsx';
import type { CallData } from '../../../config/calls/request.ts';
import { linksOf, markupOf } from './support.tsx';

type Props = Parameters<typeof Start>[0];

const document = (title: string, ...links: string[]) => ({
  title,
  children: links.map((link) => ({ title: `读 ${link}`, desc: '', link })),
});
const data: CallData<'pageData'> = {
  document: [document('入门', '/a', '/b', '/c'), document('进阶', '/d', '/e')],
  demo: [
    { title: '演示', desc: '', link: '/sdk/app/im', type: 'ios' },
    { title: '网页', desc: '', link: 'javascript:alert(1)', type: 'web' },
  ],
};
const props: Props = {
  first: 'code',
  title: '开始',
  data,
  steps: [{ title: '建应用', text: '两分钟。' }],
  price: listedPrice({ product: 'im', usage: '一个社区', quantities: { mau: 10_100 } }),
  questions: [{ question: '会丢吗？', answer: '不会。' }],
  neighbours: [{ href: '/netcall', name: '通话', text: '一键呼叫' }],
  act: { title: '现在开始', actions: <a href="/go">去</a> },
};
const headings = (markup: string) => [...markup.matchAll(/<h([23])[^>]*>([^<]+)</g)].map(([, , words]) => words);

describe('the end of a page', () => {
  it('begins with what the reader doubts, and ends with what to do', () => {
    const order = (first: Props['first']) => headings(markupOf(<Start {...props} first={first} />));
    expect(order('code')).toEqual(['开始', '三步接入', '文档与演示', '价格', '常见问题', '相关产品', '现在开始']);
    expect(order('price')).toEqual(['开始', '价格', '文档与演示', '常见问题', '三步接入', '相关产品', '现在开始']);
    expect(order('questions')).toEqual(['开始', '常见问题', '相关产品', '三步接入', '价格', '文档与演示', '现在开始']);
  });

  it('has each part once in every look, the limits and whom it does not fit among them', () => {
    const limits = {
      specs: [{ name: '一条信令', value: '4', unit: 'kB', condition: 'UTF-8 编码后' }],
      source: '2026 年 10 月',
      cases: [{ when: '明天还要看到', why: '确认之后就删。', instead: { href: '/im', name: '即时通讯 IM' } }],
    };
    const code = {
      name: 'a',
      label: '代码',
      samples: [{ label: 'Web', language: 'javascript', code: 'await go()' }],
    } as const;
    for (const look of ['columns', 'terminal', 'receipt', 'quiet'] as const) {
      const markup = markupOf(<Start {...props} look={look} code={code} limits={limits} />);
      const text = markup.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '');
      for (const part of [
        '两分钟。',
        '一键呼叫',
        '会丢吗？',
        '一条信令',
        '4 kB',
        'UTF-8 编码后',
        '2026 年 10 月',
        '确认之后就删。',
        '一个社区',
      ])
        expect(text.split(part).length - 1, `${look}: ${part}`).toBe(1);
      expect(linksOf(markup), look).toEqual(expect.arrayContaining(['/im', '/netcall', '/price/im', '/go']));
      expect(markup.includes('viewBox="0 0 660 150"'), look).toBe(look === 'columns');
    }
  });

  it('takes four documents, the first of every group before the second of any, and folds the list of all', () => {
    const { steps, price, neighbours, ...rest } = props;
    const markup = markupOf(<Start {...rest} neighbours={[]} />);
    const [all] = /<details[^>]*><summary>全部 5 篇文档.*?<\/details>/.exec(markup)!;
    expect(linksOf(markup.replace(all, ''))).toEqual(['/a', '/d', '/b', '/e', '/sdk/app/im', '/go']);
    expect(linksOf(all)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  it('leaves a demo without a link where content gives an address that it may not', () => {
    for (const first of ['code', 'price'] as const) {
      const markup = markupOf(<Start {...props} first={first} />);
      expect(markup).not.toContain('javascript:');
      expect(markup).toContain('网页');
    }
  });

  it('is whole without page data, code, steps or price', () => {
    const { data: _, steps, price, ...rest } = props;
    for (const first of ['code', 'price', 'questions'] as const)
      expect(headings(markupOf(<Start {...rest} first={first} />)).sort()).toEqual(
        ['开始', '相关产品', '常见问题', '现在开始'].sort(),
      );
    expect(headings(markupOf(<Start {...rest} data={{ document: [], demo: [] }} />))).not.toContain('文档');
  });

  it('adds up the rows of a price that has several', () => {
    const price = (quantities: Readonly<Record<string, number>>) =>
      markupOf(<Start {...props} price={listedPrice({ product: 'netcall', usage: '', quantities })} />);
    expect(price({ hd: 6_000 })).not.toContain('每月合计');
    expect(price({ hd: 6_000, record: 1_000 })).toMatch(/每月合计 = (?:<!-- -->)?¥52\.00/);
  });

  it('says how long all steps take, if that is known', () => {
    expect(headings(markupOf(<Start {...props} takes="三周" />))).toContain('三步接入，共三周');
    expect(headings(markupOf(<Start {...props} takes="17 个工作日" />))).toContain('三步接入，共 17 个工作日');
  });

  it('has the first two customer cases, wherever it begins', () => {
    const story = (id: string) => ({
      id,
      customer: `客户 ${id}`,
      title: `故事 ${id}`,
      metrics: [{ value: '3 倍', label: '更快' }],
    });
    const cases = ['a', 'b', 'c'].map(story) as unknown as NonNullable<Props['cases']>;
    for (const first of ['code', 'price', 'questions'] as const) {
      const markup = markupOf(<Start {...props} first={first} cases={cases} />);
      expect(linksOf(markup).filter((href) => href.startsWith('/case/'))).toEqual(['/case/a', '/case/b']);
      expect(headings(markup)).toContain('客户案例');
      expect(headings(markupOf(<Start {...props} first={first} cases={[]} />))).not.toContain('客户案例');
    }
  });

  it('names its blocks in the edition’s language', () => {
    expect(headings(markupOf(<Start {...props} />, 'en'))).toContain('Questions');
  });
});

describe('a listed price', () => {
  it('is the first tier of the first meter, and the month that the price list gives', () => {
    expect(listedPrice({ product: 'im', usage: '一个社区', quantities: { mau: 12_000, storage: 180 } })).toEqual({
      value: '¥0.36',
      unit: '每人',
      name: '月活跃用户',
      usage: '一个社区',
      rows: [
        { name: '月活跃用户', how: '赠 100 人 ＋ 10,000 人 × ¥0.36 ＋ 1,900 人 × ¥0.30', amount: '¥4,170.00' },
        { name: '消息与文件存储', how: '赠 10 GB ＋ 170 GB × ¥0.60', amount: '¥102.00' },
      ],
      total: '¥4,272.00',
      href: '/price/im',
    });
  });

  it('includes the fee of a plan', () => {
    const { rows } = listedPrice({ product: 'im', plan: 'pro', usage: '社交', quantities: { mau: 100 } });
    expect(rows[0]).toEqual({ name: '专业版', how: '固定月费', amount: '¥1,800.00' });
  });

  it('names a meter that is not on the list', () => {
    // @ts-expect-error a meter of another product
    expect(() => listedPrice({ product: 'im', usage: '', quantities: { minutes: 1 } })).toThrow(
      'im has no meter "minutes": it has mau, chatroom, storage',
    );
  });
});
