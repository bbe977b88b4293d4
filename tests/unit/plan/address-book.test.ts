import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { addressBook } from '../../../cli/plan/address-book.ts';
import { makePlan } from '../../../cli/plan/plan.ts';
import { redirects } from '../../../config/redirects.ts';
import { routes } from '../../../config/routes/index.ts';
import { planned } from '../../../cli/define/route.ts';
import type { Row } from '../../../config/routes/route.ts';
import { site } from '../../../config/site.ts';
import { receivedLists } from '../../support/received-lists.ts';

describe('the address book', () => {
  const rows: Row[] = [
    { path: '/', edition: 'zh', layout: 'zh', page: 'home', name: 'home' },
    { path: '/', aliases: ['/en'], edition: 'en', layout: 'en', page: 'home', name: 'home' },
    { path: '/dev-blog', aliases: ['/blog'], edition: 'zh', layout: 'blog', page: 'list', name: 'blog' },
    { path: '/dev-blog/{id}', edition: 'zh', layout: 'blog', page: 'article', name: 'article', each: 'blog-articles' },
    { path: '/case/{id}', edition: 'zh', layout: 'zh', page: planned, name: 'case' },
    { path: '/en/im', edition: 'en', layout: 'en', page: 'home', name: 'chat' },
  ];
  const lists = receivedLists({ articles: [{ id: 'one', type: 'im' }], types: ['im'] });
  const known = {
    pages: new Set(['home', 'list', 'article', 'errors/error']),
    layouts: new Set(['zh', 'en', 'blog', 'error']),
  };
  const knows = addressBook(
    makePlan({
      definition: { ...definition, areas: { own: rows }, redirects: [{ edition: 'zh', from: '/usr/Old', to: '/' }] },
      lists,
      site,
      known,
    }),
  );

  it('has pages, aliases, redirects in any letter case, and planned addresses of both editions', () => {
    const there = ['/', '/en', '/dev-blog', '/dev-blog/', '/blog', '/dev-blog/one', '/usr/old', '/case/any', '/en/im'];
    expect(there.filter(knows)).toEqual(there);
  });

  it('has nothing else', () => {
    expect(['/Dev-Blog', '/dev-blog/two', '/im', '/case', '/case/a/b', '/en/sms'].filter(knows)).toEqual([]);
  });

  it('has every address and redirect of the route table', () => {
    const all = addressBook(
      makePlan({ definition: { ...definition, areas: { own: routes }, redirects }, lists, site, known }),
    );
    const lost = [
      ...routes
        .filter(({ path, each }) => !path.includes('{') || !each)
        .map(({ path }) => path.replace(/\{\w+\}/, 'x')),
      ...redirects.map(({ from }) => from),
    ];
    expect(lost.filter((path) => !all(path))).toEqual([]);
  });
});
