import { listingOf } from '../../../cli/pipeline/make-page.ts';
import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { makePlan, type Plan } from '../../../cli/plan/plan.ts';
import { formatProblem } from '../../../cli/problem.ts';
import { redirects as allRedirects, type Redirect } from '../../../config/redirects.ts';
import { routes } from '../../../config/routes/index.ts';
import type { Row } from '../../../config/routes/route.ts';
import { site } from '../../../config/site.ts';
import { type ListsOfSite, receivedLists } from '../../support/received-lists.ts';

const known = {
  pages: new Set(['home', 'list', 'article', 'errors/error']),
  layouts: new Set(['zh', 'en', 'blog', 'error']),
};
const row = (own: Partial<Row> & { path: string }): Row => ({
  edition: 'zh',
  layout: 'zh',
  page: 'home',
  name: 'name',
  ...own,
});

function plan({
  rows = [],
  redirects = [],
  lists = {},
}: {
  rows?: Row[];
  redirects?: Redirect[];
  lists?: ListsOfSite;
}): Plan {
  return makePlan({
    definition: { ...definition, areas: { own: rows }, redirects },
    lists: receivedLists(lists),
    site,
    known,
  });
}
const told = (made: Plan) => made.problems.map(formatProblem);

describe('the route table', () => {
  it('is planned without an error, every address and redirect of it', () => {
    const files = {
      pages: new Set([...routes.map(({ page }) => page), 'errors/error']),
      layouts: new Set([...routes.map(({ layout }) => layout), 'error']),
    };
    const made = makePlan({
      definition: { ...definition, areas: { own: routes }, redirects: allRedirects },
      lists: receivedLists(),
      site,
      known: files,
    });
    expect(told(made)).toEqual([]);
    expect(made.redirects).toHaveLength(allRedirects.length);
  });

  it('has every address that the product promises', () => {
    const paths = new Set(
      routes.flatMap((each) => [each.path, ...(each.aliases ?? [])].map((path) => `${each.edition} ${path}`)),
    );
    const promised = [
      '/ /im /qchat /netcall /nrtc /nrtc-aws /live /vod /interact /sms /liveevent /signal /quicklogin /svod /whiteboard /compass /edu',
      '/narrow-hd /wechatApplets /remoteteller /voicechat /pklinkmic /medical /medhos /medarea /edu-music /netcall-tv /smartwatch',
      '/chatroom /wecan /finance /after-school /three-classroom /game-voice /social-1v1 /global /remote-bidding /connection /minigame',
      '/all-in-one /iot-ai /rtc-ai /emotional-ai /face /video /service /dedicated-cloud /private-cloud /nice /about /clauses /des /meeting',
      '/meeting/clauses /solution /livetool /paramCheck /paramCheckG2 /g2-sdk-price-calculation /case /case/{id} /sdk/app/{id}',
      '/videoTutorial /videoTutorial/more /clause-detail /dev-blog /blog /dev-blog/category/{type} /dev-blog/{id} /dev-blog/components/{name}',
      '/im_yx1 /im-ai /p-meeting /p-meeting/floor-ability /p-meeting/floor-quality /yys-devops /yys-index /yys-microservice /yys-middleware',
      '/global/social /global/social/components/{name} /survey/report /m/ /m/sms /5thActivity',
      '/partner /partner/isv /partner/si /partner/dealer /partner/joinus /partner/recommendInfo',
      ...['level3', 'csa-star', 'iso27001-cnas', 'iso27001-ukas', 'iso27701', 'cmmi', 'yunyuansheng', 'technology'].map(
        (id) => `/certification/${id}`,
      ),
      '/price',
      ...['im', 'netcall', 'sms', 'quicklogin', 'interact', 'whiteboard', 'censorship', 'live', 'vod', 'cloudcall'].map(
        (id) => `/price/${id}`,
      ),
      ...[
        'm/mctalk3 m/mctalk4 m/mctalkDetail3 mctalk3 mctalk4 mctalkDetail3 free recommend minichallenge minichallenge/gallery',
        'minichallenge/detail/{id} 5thActivity 10thActivity cat1024 cat1024/gallery cashback info-collect info-collect-en',
        'info-collect-rule grow-7th-rule partner2019 developer2021 innovation2021 innovation2022 mctalk2021 censorship technology advisory',
      ].flatMap((line) => line.split(' ').map((id) => `/promotion/${id}`)),
    ].flatMap((line) => line.split(' '));
    expect(promised.filter((path) => !paths.has(`zh ${path}`))).toEqual([]);
    const english = [
      '/',
      '/en',
      '/en/im',
      '/en/white-paper',
      '/en/clauses',
      '/en/about',
      '/en/price',
      '/hk/im',
      '/en/clause-detail',
    ];
    expect(english.filter((path) => !paths.has(`en ${path}`))).toEqual([]);
  });
});

describe('a page of the plan', () => {
  it('has the fields of its row and those that follow from its address', () => {
    const rows = [
      row({ path: '/', counterpart: '/', header: { header_type: 'transparent' } }),
      row({ path: '/', edition: 'en', layout: 'en', aliases: ['/en'], counterpart: '/' }),
      row({ path: '/hk/im', edition: 'en', layout: 'en', canonical: '/en/im', hide: ['header'], product: 'im' }),
      row({ path: '/en/im', edition: 'en', layout: 'en' }),
    ];
    const [zh, , hk] = [...plan({ rows }).pages()];
    expect(zh).toMatchObject({
      pageName: 'index',
      canonical: 'http://localhost:8080/',
      alternates: { zh: 'http://localhost:8080/', en: 'http://en.localhost:8080/' },
      header: { name: 'name', header_type: 'transparent', footer_type: 'solid', sider_type: 'qq', extra: '' },
      viewport: 'width=1024',
      status: 200,
    });
    expect(hk).toMatchObject({
      pageName: 'hk',
      canonical: 'http://en.localhost:8080/en/im',
      alternates: {},
      hide: ['header'],
      product: 'im',
    });
  });

  it('names no counterpart that is still planned', () => {
    const rows = [
      row({ path: '/about', counterpart: '/en/about' }),
      row({ path: '/en/about', edition: 'en', page: 'planned', counterpart: '/about' }),
    ];
    expect([...plan({ rows }).pages()].map(({ alternates }) => alternates)).toEqual([{}]);
  });

  it('is one for each text that its query chooses, with the same text of the other edition', () => {
    const select = { query: 'serviceType', fallback: '0', values: ['1', '3'] };
    const rows = [
      row({ path: '/clauses', counterpart: '/en/clauses', select }),
      row({
        path: '/en/clauses',
        edition: 'en',
        layout: 'en',
        counterpart: '/clauses',
        select: { ...select, values: ['3'] },
      }),
    ];
    const made = plan({ rows });
    expect([...made.pages()].map(({ address, params, alternates }) => [address, params, alternates.en])).toEqual([
      ['/clauses', {}, 'http://en.localhost:8080/en/clauses'],
      ['/clauses?serviceType=1', { serviceType: '1' }, undefined],
      ['/clauses?serviceType=3', { serviceType: '3' }, 'http://en.localhost:8080/en/clauses?serviceType=3'],
      ['/en/clauses', {}, 'http://en.localhost:8080/en/clauses'],
      ['/en/clauses?serviceType=3', { serviceType: '3' }, 'http://en.localhost:8080/en/clauses?serviceType=3'],
    ]);
    expect(made.selections[0]).toEqual({ ...select, edition: 'zh', address: '/clauses' });
  });

  it('tells the list of cases how many of its pages the API deals out', () => {
    const rows = [row({ path: '/case', page: 'list', each: 'case-list' })];
    const pagesFor = (count: number) =>
      [
        ...plan({
          rows,
          lists: { cases: Array.from({ length: count }, (_, index) => `c${index}`) },
        }).pages(),
      ].map(({ params }) => params);
    expect([0, 100, 101].map(pagesFor)).toEqual([[{ pages: '1' }], [{ pages: '1' }], [{ pages: '2' }]]);
  });

  it('is one for each record of its family, lists from page 2', () => {
    const rows = [
      row({ path: '/dev-blog', page: 'list', each: 'blog-list' }),
      row({ path: '/dev-blog/page/{page}', page: 'list', each: 'blog-pages' }),
      row({ path: '/dev-blog/category/{type}', page: 'list', each: 'blog-categories' }),
      row({ path: '/dev-blog/category/{type}/page/{page}', page: 'list', each: 'blog-category-pages' }),
      row({ path: '/dev-blog/{id}', page: 'article', each: 'blog-articles' }),
    ];
    const articles = Array.from({ length: 41 }, (_, index) => ({ id: `a${index}`, type: index < 21 ? 'im' : 'rtc' }));
    const made = plan({ rows, lists: { articles, types: ['im', 'rtc', 'none'] } });
    const addresses = [...made.pages()].map(({ address }) => address);
    expect(addresses.slice(0, 8)).toEqual([
      '/dev-blog',
      '/dev-blog/page/2',
      '/dev-blog/page/3',
      '/dev-blog/category/im',
      '/dev-blog/category/rtc',
      '/dev-blog/category/none',
      '/dev-blog/category/im/page/2',
      '/dev-blog/a0',
    ]);
    expect(made.count).toBe(addresses.length);
    expect(addresses).toHaveLength(7 + 41);
    const unlisted = [...made.pages()].filter((route) => !listingOf(route, []).listed);
    expect(unlisted.map(({ address }) => address)).toEqual(['/dev-blog/category/none']);
  });

  it('is skipped when its record cannot have an address, and the record is named', () => {
    const rows = [row({ path: '/dev-blog/{id}', page: 'article', each: 'blog-articles' })];
    const ids = ['good', 'Good', 'good', '../etc', 'a b', 'category', 'Page'];
    const made = plan({
      rows,
      lists: { articles: ids.map((id) => ({ id, type: 'im' })), types: ['im'] },
    });
    expect([...made.pages()].map(({ address }) => address)).toEqual(['/dev-blog/good']);
    expect([...made.records['article']!]).toEqual(['good']);
    expect(made.problems.map(({ severity, what, why }) => `${severity}: ${what}: ${why}`)).toEqual([
      'warning: article "Good" gets no page: it differs from article "good" by letter case only',
      'warning: article "good" gets no page: another article has the same id',
      'warning: article "../etc" gets no page: its id is not valid in an address',
      'warning: article "a b" gets no page: its id is not valid in an address',
      'warning: article "category" gets no page: /dev-blog/category is reserved for other pages',
      'warning: article "Page" gets no page: /dev-blog/page is reserved for other pages',
    ]);
  });
});

describe('redirects', () => {
  const rows = [row({ path: '/a' }), row({ path: '/b', aliases: ['/bee'] }), row({ path: '/c', page: 'planned' })];

  it('are resolved to the end of their chain, planned targets and aliases included', () => {
    const redirects: Redirect[] = [
      { edition: 'zh', from: '/1', to: '/2' },
      { edition: 'zh', from: '/2', to: '/THREE' },
      { edition: 'zh', from: '/three', to: '/c' },
      { edition: 'zh', from: '/4', to: '/bee' },
    ];
    const made = plan({ rows, redirects });
    expect(told(made)).toEqual([]);
    expect(made.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(['/1 /c', '/2 /c', '/three /c', '/4 /bee']);
  });

  it('that loop, hide a page, stand twice or lead nowhere are errors that name the row', () => {
    const redirects: Redirect[] = [
      { edition: 'zh', from: '/x', to: '/y' },
      { edition: 'zh', from: '/y', to: '/x' },
      { edition: 'zh', from: '/a', to: '/b' },
      { edition: 'zh', from: '/old', to: '/a' },
      { edition: 'zh', from: '/OLD', to: '/b' },
      { edition: 'zh', from: '/gone', to: '/nowhere' },
    ];
    expect(told(plan({ rows, redirects }))).toEqual([
      'error: invalid redirect\n  where: config/redirects.ts, zh /a → /b\n  why:   /a is the address of a page, which the row would hide\n  fix:   remove the row, or the page',
      'error: invalid redirect\n  where: config/redirects.ts, zh /OLD → /b\n  why:   it has the same address as zh /old → /a\n  fix:   keep one of the two',
      'error: invalid redirect\n  where: config/redirects.ts, zh /x → /y\n  why:   redirect loop: /x → /y → /x\n  fix:   change one of the targets',
      'error: invalid redirect\n  where: config/redirects.ts, zh /gone → /nowhere\n  why:   its target /nowhere is not an address of the zh edition\n  fix:   choose an address of the route table, without query or #; nearest: /a, /b, /c',
    ]);
  });

  it('that hide a page of a family are errors too', () => {
    const family = [row({ path: '/dev-blog/{id}', page: 'article', each: 'blog-articles' }), row({ path: '/a' })];
    const made = plan({
      rows: family,
      redirects: [{ edition: 'zh', from: '/dev-blog/Moved', to: '/a' }],
      lists: { articles: [{ id: 'moved', type: 'im' }], types: ['im'] },
    });
    expect(made.problems.map(({ what, where }) => `${what}; ${where}`)).toEqual([
      '/dev-blog/moved is hidden by a redirect; config/redirects.ts, zh /dev-blog/moved → /a',
    ]);
  });
});

describe('the table', () => {
  it('may not give an address to two rows, by letter case either', () => {
    const rows = [row({ path: '/a', aliases: ['/b'] }), row({ path: '/B' })];
    expect(told(plan({ rows }))).toEqual([
      'error: /B is a duplicate address\n  where: route zh /B\n  why:   route zh /a has this address too (addresses are case-insensitive)\n  fix:   change or remove one of them',
    ]);
  });

  it('may not name pages, layouts, counterparts or canonicals that do not exist', () => {
    const rows = [
      row({ path: '/a', page: 'nope', layout: 'phone', counterpart: '/en/a', canonical: '/z' }),
      row({ path: '/x/{id}' }),
    ];
    expect(plan({ rows }).problems.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'route zh /a: page nope does not exist',
      'route zh /a: layout phone does not exist',
      'route zh /x/{id}: a path with parameters needs `each`',
      'route zh /a: counterpart /en/a does not exist',
      'route zh /a: canonical /z does not exist',
    ]);
  });

  it('gives each page the steps to it, over the parents of its row', () => {
    const rows = [
      row({ path: '/', name: '首页' }),
      row({ path: '/solution', name: '解决方案', parent: '/solution' }),
      row({ path: '/edu', name: '在线教育', parent: '/solution' }),
      row({ path: '/edu/{id}', name: '一课', parent: '/edu', each: 'cases' }),
    ];
    const made = plan({ rows, lists: { cases: ['a'] } });
    expect(
      [...made.pages()].map(({ address, breadcrumb }) => [
        address,
        ...breadcrumb.map((step) => `${step.name} ${step.address}`),
      ]),
    ).toEqual([
      ['/'],
      ['/solution', '解决方案 /solution'],
      ['/edu', '解决方案 /solution', '在线教育 /edu'],
      ['/edu/a', '解决方案 /solution', '在线教育 /edu', '一课 /edu/a'],
    ]);
  });

  it('has no parent that is missing or below', () => {
    const rows = [
      row({ path: '/a', parent: '/z' }),
      row({ path: '/b', parent: '/c' }),
      row({ path: '/c', parent: '/b' }),
    ];
    expect(plan({ rows }).problems.map(({ where, what, why }) => `${where}: ${what}, ${why}`)).toEqual([
      'route zh /a: parent /z does not exist, no route of this edition has that path',
      'route zh /b: /b is its own ancestor, its chain of `parent` leads back to it',
      'route zh /c: /c is its own ancestor, its chain of `parent` leads back to it',
    ]);
  });

  it('without a page is reported with the nearest pages', () => {
    const made = makePlan({
      definition: { ...definition, areas: { own: [row({ path: '/a', page: 'product/im' })] }, redirects: [] },
      lists: receivedLists(),
      site,
      known: {
        pages: new Set(['errors/error', 'products/im', 'products/sms', 'legal/clauses']),
        layouts: new Set(['zh', 'error']),
      },
    });
    expect(told(made)).toEqual([
      'error: page product/im does not exist\n  where: route zh /a\n  why:   there is no pages/product/im/page.tsx\n  fix:   name one of the pages, write it, or remove `page` until it is written; nearest: products/im, products/sms, errors/error',
    ]);
  });

  it('needs the page that all errors are shown with', () => {
    const made = makePlan({
      definition: { ...definition, areas: {}, redirects: [] },
      lists: receivedLists(),
      site,
      known: { pages: new Set(), layouts: new Set(['error']) },
    });
    expect(told(made)).toEqual([
      'error: the error pages cannot be built\n  where: config/index.ts, errors\n  why:   there is no pages/errors/error/page.tsx\n  fix:   write it',
    ]);
  });

  it('reports an unknown guard as 500 Unknown middleware, with the route and the nearest names', () => {
    const made = plan({ rows: [row({ path: '/en/a', edition: 'en', layout: 'en', guards: ['englsh'] })] });
    expect(told(made)).toEqual([
      'error: 500 Unknown middleware\n  where: route en /en/a\n  why:   no guard is called "englsh"\n  fix:   name one of config/guards.ts; nearest: english, phone',
    ]);
  });

  it('keeps English rows to English paths, aliases too', () => {
    const made = plan({
      rows: [row({ path: '/en/a', edition: 'en', layout: 'en', guards: ['english'], aliases: ['/a'] })],
    });
    expect(made.problems.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      '/a is rejected by a guard: the English site serves only /, /en, /en/… and /hk/…',
    ]);
  });
});
