import { describe, expect, it } from 'vitest';
import { indexFiles, pathOf, weightsIn } from '../../../cli/search/index-files.ts';
import { pageRecord, type PageRecord } from '../../../cli/search/page-record.ts';
import { type PageWords, pageWords } from '../../../cli/search/page-words.ts';
import { lesserAreas, searchLimits } from '../../../config/search.ts';
import { hashOfTerm, searchFile, type TextFile } from '../../../cli/define/search-index.ts';
import { nearestQuery } from '../../../runtime/search/nearest.ts';
import { wantedTerms } from '../../../runtime/search/query.ts';
import { type Lookup, namedFirst, rank } from '../../../runtime/search/rank.ts';

const documentOf = ({ title = '', about = '', main = '' }) =>
  `<!doctype html><html><head><title>${title} - 云桥</title><meta name="description" content="${about}"></head><body>` +
  `<header>页眉</header><main>${main}</main></body></html>`;

const rules = { limits: searchLimits, lesserAreas };
const recordOf = (words: PageWords) => pageRecord({ words, limits: searchLimits });

type Doc = { address: string; area?: string; title?: string; about?: string; main?: string };

/** Indexes documents as the build does, and searches them as a browser does. */
async function indexed(docs: readonly Doc[]) {
  const files = new Map<string, string>();
  const index = await indexFiles({
    rules,
    pages: docs.map(({ address, area = 'blog' }) => ({ address, area })),
    recordOf: async ({ address }) =>
      recordOf(pageWords({ html: documentOf(docs.find((doc) => doc.address === address)!), brand: '云桥' })),
    write: async ({ path, content }) => void files.set(path, content),
    remember: (_, make) => make(),
    earlier: null,
  });
  const read = (hash: string | undefined) => (hash ? JSON.parse(files.get(searchFile(hash))!) : {});
  const lookupsOf = (query: string): Lookup[] =>
    wantedTerms(query).map((one) => ({
      ...one,
      file: read(hashOfTerm(one.term, index.terms)),
      alikeFile: one.alike ? read(hashOfTerm(one.alike, index.terms)) : {},
    }));
  const pageAt = (number: number) =>
    (read(index.texts[Math.floor(number / index.perFile)]) as TextFile)[number % index.perFile]!;
  return {
    index,
    files,
    find: (query: string) =>
      rank({ lookups: lookupsOf(query), pages: index.pages }).map((number) => pageAt(number).address),
    instead: (query: string) =>
      nearestQuery({
        query,
        lookups: lookupsOf(query),
        listed: async (word) => read(hashOfTerm(word, index.terms)),
      }),
  };
}

describe('the words of a page', () => {
  it('are those of its head and main part, without drawings, controls and what is hidden', () => {
    const html = documentOf({
      title: '群聊',
      about: '一百人&amp;更多',
      main: '<h1>群<b>聊</b></h1><p>文字</p><svg><title>图</title><text>画</text></svg><button>按</button><p hidden>藏</p><nav>去</nav>尾',
    });
    expect(pageWords({ html, brand: '云桥' })).toEqual({
      title: '群聊',
      about: '一百人&更多',
      headings: '群聊',
      text: '文字 尾',
    });
  });

  it('are found around elements that are nested, empty, hidden or have a bracket in a value', () => {
    const html = documentOf({
      main:
        '一<svg aria-label="a>b"><svg><path d="M0"/></svg>画</svg>二<br>三<em>四</em>五<div hidden><div>藏</div><img alt="">藏</div>六' +
        '<img alt="x" hidden>七<!-- 注 -->八<button><b>按</b></button>九<span aria-hidden="true"><span>饰</span></span>十<h2>题<i>目</i></h2>',
    });
    expect(pageWords({ html, brand: '' })).toMatchObject({ text: '一 二 三四五 六 七八 九十 题目', headings: '题目' });
  });

  it('read what is escaped', () => {
    const html = documentOf({ title: 'a &quot;b&quot;', main: '<p>1 &lt; 2 &amp;amp; &#x27;3&#39;</p>' });
    expect(pageWords({ html, brand: '云桥' })).toMatchObject({ title: 'a "b"', text: "1 < 2 &amp; '3'" });
  });
});

describe('a search', () => {
  it('finds words of the title first, then headings, then text', async () => {
    const { find } = await indexed([
      { address: '/text', title: '甲', main: `<p>${'别的文字，'.repeat(40)}群聊</p>` },
      { address: '/heading', title: '乙', main: `<h2>群聊</h2><p>${'别的文字，'.repeat(40)}</p>` },
      { address: '/title', title: '群聊', main: `<p>${'别的文字，'.repeat(40)}</p>` },
      { address: '/none', title: '丙' },
    ]);
    expect(find('群聊')).toEqual(['/title', '/heading', '/text']);
  });

  it('finds pages with all words before pages with some', async () => {
    const { find } = await indexed([
      { address: '/both', main: '<p>recall of a message</p>' },
      { address: '/one', main: '<h1>message</h1><p>message message</p>' },
      { address: '/other', main: '<p>nothing</p>' },
    ]);
    expect(find('recall message')).toEqual(['/both', '/one']);
  });

  it('counts words that only begin alike while the last word is being typed', async () => {
    const { find } = await indexed([{ address: '/a', main: '<p>latency</p>' }]);
    expect([find('late'), find('late '), find('云')]).toEqual([['/a'], [], []]);
  });

  it('leaves out words that say nothing, unless there is nothing else', () => {
    const terms = (query: string) => wantedTerms(query).map(({ term }) => term);
    expect(terms('how do I show my pages')).toEqual(['page']);
    expect(terms('how do you')).toEqual(['how', 'do', 'you']);
    expect(terms('the')).toEqual([]);
    expect(terms('how much does SMS cost')).toEqual(['pricing', 'sms']);
    expect(terms('短信多少钱')).toEqual(['短信', '信价', '价格']);
    expect(terms('ISO27001')).toEqual(['iso', '27001']);
  });

  it('prefers a rare word to a frequent one', async () => {
    const docs = Array.from({ length: 9 }, (_, at) => ({ address: `/${at}`, main: '<p>price</p>' }));
    const { find } = await indexed([...docs, { address: '/rare', main: '<p>quota</p>' }]);
    expect(find('price quota')[0]).toBe('/rare');
  });

  it('finds a word of the same meaning, and one that is often misspelt', async () => {
    const { find } = await indexed([
      { address: '/delay', main: '<p>直播时延</p>' },
      { address: '/login', main: '<p>一键登录</p>' },
      { address: '/other', main: '<p>其他文字</p>' },
    ]);
    expect([find('直播延迟'), find('登陆'), find('登录')]).toEqual([['/delay'], ['/login'], ['/login']]);
  });

  it('shows the page that is named as the query first, among those that are shown at first', () => {
    const page = (title: string) => ({ address: `/${title}`, title, area: 'products', about: '', text: '' });
    const pages = ['短信价格：单价', '云桥：短信', '短信：验证码', ...'一二三四五六', '短信'].map(page);
    expect(namedFirst({ query: ' 短信', pages }).map(({ title }) => title)).toEqual([
      '短信：验证码',
      '短信价格：单价',
      '云桥：短信',
      ...'一二三四五六',
      '短信',
    ]);
  });

  it('proposes the nearest word where there is none', async () => {
    const { find, instead } = await indexed([{ address: '/a', main: '<p>latency</p>' }]);
    expect(find('latensy')).toEqual([]);
    expect(await instead('latensy')).toBe('latency');
    expect(await instead('zzzzzz')).toBeNull();
  });

  it('proposes a word for slips in its first letters and for full-width letters, and the most frequent of several', async () => {
    const { instead } = await indexed([
      { address: '/a', main: '<p>latency webhook chat</p>' },
      { address: '/b', main: '<p>pricing</p>' },
      { address: '/c', main: '<p>pricing prizing</p>' },
    ]);
    const slips = ['altency ', 'webhoko ', 'ewbhook ', 'katency ', 'llatency ', 'ｌａｔｅｎｓｙ ', 'prising ', 'chst '];
    const found = [];
    for (const slip of slips) found.push(await instead(slip));
    expect(found).toEqual(['latency', 'webhook', 'webhook', 'latency', 'latency', 'latency', 'pricing', 'chat']);
    // Two slips in a short word could be any word.
    expect(await instead('clad ')).toBeNull();
  });

  it('counts the titles of terms and phone pages no more than their text', async () => {
    const { find } = await indexed([
      { address: '/clause', area: 'legal', title: '短信', main: '<h1>短信</h1>' },
      { address: '/sms', title: '短信', main: '<p>短信</p>' },
    ]);
    expect(find('短信')).toEqual(['/sms', '/clause']);
  });

  it('finds nothing for words of objects that every file inherits', async () => {
    const { find } = await indexed([{ address: '/a', main: '<p>latency</p>' }]);
    expect([find('constructor'), find('toString'), find('__proto__')]).toEqual([[], [], []]);
  });
});

describe('the files of an index', () => {
  const docs = Array.from({ length: 30 }, (_, at) => ({
    address: `/p${at}`,
    title: `t${at}`,
    main: `<p>word${at}</p>`,
  }));

  it('have the same bytes whatever the order of the pages', async () => {
    const [one, other] = await Promise.all([indexed(docs), indexed([...docs].reverse())]);
    expect([...one.files].sort()).toEqual([...other.files].sort());
  });

  it('are those of a whole index where sections of an earlier one are found again', async () => {
    const texts = new Map(Array.from({ length: 4500 }, (_, at) => [`/p${at}`, `word${at % 97} all${at}`]));
    const kept = new Map<string, string>();
    const index = async (remember: Parameters<typeof indexFiles>[0]['remember']) => {
      const files = new Map<string, string>();
      let read = 0;
      const made = await indexFiles({
        rules,
        pages: [...texts].map(([address, text]) => ({ address, area: text })),
        recordOf: async ({ address }) => {
          read += 1;
          return recordOf({ title: address, about: '', headings: '', text: texts.get(address)! });
        },
        write: async ({ path, content }) => void files.set(path, content),
        remember,
        earlier: null,
        sectionPages: 2048,
      });
      return { made, read, files };
    };
    const found: typeof index extends (remember: infer Remember) => unknown ? Remember : never = async (from, make) => {
      const key = JSON.stringify(from);
      const section = kept.get(key) ?? JSON.stringify(await make());
      kept.set(key, section);
      return JSON.parse(section);
    };
    const first = await index(found);
    expect([first.read, kept.size]).toEqual([4500, 2]);
    texts.set('/p7', 'word7 word8 other');
    const next = await index(found);
    const whole = await index((_, make) => make());
    expect(next.read).toBeLessThan(first.read);
    expect(next.made).toEqual(whole.made);
    for (const [path, content] of next.files) expect(whole.files.get(path)).toBe(content);
  });

  it('are those of a whole index where only the changed pages of an earlier one are replaced', async () => {
    const texts = new Map(Array.from({ length: 900 }, (_, at) => [`/p${at}`, `often word${at % 9} all${at}`]));
    const kept = new Map<string, string>();
    const cached = new Map<string, string>();
    const terms = new Map<string, string>();
    const own = new Map<string, PageRecord>();
    let recalled = 0;
    async function index({ isFresh = false } = {}) {
      const [files, read] = [new Map<string, string>(), [] as string[]];
      const add = (path: string, content: string) => files.set(path, content) && cached.set(path, content);
      const made = await indexFiles({
        rules,
        pages: [...texts].map(([address, text]) => ({ address, area: 'blog', text })),
        recordOf: async (page) => {
          const record = recordOf({ title: page.address, about: '', headings: '', text: page.text });
          read.push(page.address);
          own.set(JSON.stringify(page), record);
          return record;
        },
        write: async ({ path, content }) => void add(path, content),
        remember: (_, make) => make(),
        earlier: isFresh
          ? null
          : {
              recall: (key) => JSON.parse(kept.get(JSON.stringify(key)) ?? 'null'),
              keep: (key, section) => void kept.set(JSON.stringify(key), JSON.stringify(section)),
              keepTerms: (all) => {
                terms.set(all, all);
                return all;
              },
              recallTerms: (key) => {
                recalled += 1;
                return JSON.parse(terms.get(key) ?? 'null');
              },
              weightsOf: (page) => {
                const record = own.get(page);
                if (!record) return null;
                return weightsIn({ page: JSON.parse(page), record, lesserAreas });
              },
              reuse: async (hash) => cached.has(pathOf(hash)) && !!add(pathOf(hash), cached.get(pathOf(hash))!),
            },
      });
      return { made, read, files };
    }
    expect((await index()).read).toHaveLength(900);
    const changes: [name: string, change: () => void][] = [
      ['a page', () => texts.set('/p7', 'word8 word8 other')],
      ['the weight of a term', () => texts.set('/p7', 'word8 other other')],
      ['a page added', () => texts.set('/new', 'often other')],
      ['a page removed, the last one of a word', () => texts.delete('/p8')],
      ['a cached file lost', () => cached.delete([...cached.keys()].at(-1)!)],
      ['all cached files lost', () => cached.clear()],
      ['the terms of a changed page lost', () => own.clear() ?? texts.set('/p3', 'word1')],
      ['the terms of the last index lost', () => terms.clear() ?? texts.set('/p4', 'word1 once')],
      ['a frequent word in fewer pages', () => [...texts.keys()].slice(0, 40).forEach((at) => texts.set(at, 'rare'))],
    ];
    for (const [name, change] of changes) {
      change();
      const [next, whole] = [await index(), await index({ isFresh: true })];
      expect(next.made, name).toEqual(whole.made);
      expect([...next.files].sort(), name).toEqual([...whole.files].sort());
    }
    texts.set('/p9', 'once more');
    expect((await index()).read.length).toBeLessThan(10);
    const many = Array.from({ length: 50 }, (_, at) => `${(at + 360).toString(36)}x`).join(' ');
    texts.set('/p9', `${many} word1`);
    await index();
    recalled = 0;
    texts.set('/p9', `${many} rare`);
    await index();
    // Terms that keep their weight are not read: only the files of `word1` and `rare` are.
    expect(recalled).toBe(2);
  });

  it('have the terms of as many slots as fit', async () => {
    const words = (page: number) => Array.from({ length: 40 }, (_, at) => `${((page * 40 + at) * 37).toString(36)}x`);
    const { files, index, find } = await indexed(
      Array.from({ length: 100 }, (_, at) => ({ address: `/p${at}`, main: `<p>${words(at).join(' ')}</p>` })),
    );
    const sizes = index.terms.filter(Boolean).map((hash) => files.get(searchFile(hash))!.length);
    expect(sizes.length).toBeLessThan(index.terms.length / 2);
    for (const [at, size] of sizes.slice(1).entries())
      expect(size + sizes[at]!).toBeGreaterThan(searchLimits.files.characters);
    for (const at of [0, 50, 99]) for (const word of words(at)) expect(find(`${word} `)[0], word).toBe(`/p${at}`);
  });

  it('are none without pages, and one for a large slot and the empty ones before it', async () => {
    const none = await indexed([]);
    expect([none.files.size, none.index.terms.filter(Boolean), none.find('word')]).toEqual([0, [], []]);
    const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const one = await indexed([{ address: '/a', main: `<p>${words}</p>` }]);
    expect(one.index.terms.filter(Boolean)).toEqual([one.index.terms[0]]);
    expect(one.find('word899 ')).toEqual(['/a']);
  });

  it('are reused when they contain no changed page', async () => {
    const before = await indexed(docs);
    const after = await indexed(
      docs.map((doc) => (doc.address === '/p7' ? { ...doc, main: '<p>word7 new</p>' } : doc)),
    );
    const changed = [...after.files.keys()].filter((path) => !before.files.has(path));
    expect(changed).toHaveLength(2);
  });

  it('list as many pages of a term as the limit says, the best ones', async () => {
    const many = Array.from({ length: searchLimits.listed * 3 }, (_, at) => ({
      address: `/${String(at).padStart(4, '0')}`,
      main: at === 1000 ? '<h1>word</h1>' : '<p>word</p>',
    }));
    const { find } = await indexed(many);
    expect(find('word')).toHaveLength(searchLimits.listed);
    expect(find('word')[0]).toBe('/1000');
  });
});
