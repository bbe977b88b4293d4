import { describe, expect, it } from 'vitest';
import { defineSite } from '../../../cli/define/define-site.ts';
import given from '../../../config/index.ts';
import second from '../../fixtures/site/config/index.ts';

const { config, areas, layouts, errors, calls, menus, seo, local } = second;
const { editions, brand, origins } = config;
const least = { config: { editions, brand, origins }, areas, layouts, errors, calls, menus, seo, local };

describe('the definition of a site', () => {
  it('needs no more than its pages, calls and content', () => {
    const site = defineSite({ ...least, errors: { page: 'errors/error', layout: 'plain' } });
    expect(site).toMatchObject({
      redirects: [],
      feeds: [],
      loginCookies: [],
      rateLimits: [],
      browserCalls: {},
      paths: { prefixes: [], whole: [], upload: null },
      labels: { de: 'Lindenhain', en: 'Lindenhain', fr: 'Lindenhain' },
      config: { listen: '127.0.0.1:8080', domains: { en: 'en.localhost', fr: 'fr.localhost' } },
    });
    expect(site.errors.statuses).toContain(431);
    expect(site.families.of({})).toEqual({ params: {}, records: {}, problems: [] });
    expect(site.records.link.test('/pflanzen/lotos')).toBe(false);
  });

  it('keeps what a site gives, and fills in the rest of a part', () => {
    const site = defineSite({
      ...least,
      config: { ...least.config, nginx: { connections: 10 } },
      limits: { callTime: 5 },
      messages: { goHome: 'Heim' },
    });
    expect(site.config.nginx).toMatchObject({ connections: 10, logs: 'files' });
    expect(site.limits).toMatchObject({ callTime: 5, body: 65_536 });
    expect(site.messages).toMatchObject({ goHome: 'Heim', notFound: 'This page could not be found' });
  });

  it('lets browsers call what the site has rows for', () => {
    expect(second.paths).toEqual({ prefixes: [], whole: ['/garten/v1/tours'], upload: null });
  });

  it('changes nothing of a site that says everything', () => {
    const again = defineSite(given);
    expect(Object.keys(again).sort()).toEqual(Object.keys(given).sort());
    expect(again).toEqual(given);
  });
});
