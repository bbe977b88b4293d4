import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageProps, PageRoute } from '../../../components/define-page.ts';
import { SiteProvider } from '../../../components/site-context.ts';
import type { Edition } from '../../../config/editions.ts';
import { isEnglishPath } from '../../../config/rules/edition.ts';
import { plannedLinks } from '../../../cli/define/planned-links.ts';
import { rowFacts } from '../../../cli/define/row-facts.ts';
import { errorPages } from '../../../config/routes/errors.ts';
import { routes } from '../../../config/routes/index.ts';
import { site } from '../../../config/site.ts';
import errorPage from '../../../pages/errors/error/page.tsx';

const isPlanned = plannedLinks(routes);
const html = ({ edition, status }: { edition: Edition; status: number }) =>
  renderToStaticMarkup(
    <SiteProvider
      value={{
        site,
        edition,
        now: 0,
        rows: rowFacts({ rows: routes, facts: errorPage.rows!({ edition, status } as PageRoute) }),
      }}
    >
      <errorPage.Body {...({ data: {}, route: { edition, status }, site, now: 0 } as unknown as PageProps<any>)} />
    </SiteProvider>,
  );
const heading = (of: { edition: Edition; status: number }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html(of))?.[1];
const paths = (of: { edition: Edition; status: number }) =>
  [...html(of).matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!);

describe('the error pages', () => {
  it('say in both editions that a page could not be found, below a Chinese heading on the Chinese site', () => {
    expect(heading({ edition: 'en', status: 404 })).toBe('This page could not be found');
    expect(heading({ edition: 'zh', status: 404 })).toBe('找不到这一页');
    expect(html({ edition: 'zh', status: 404 })).toMatch(
      /<\/h1><p[^>]* lang="en">This page could not be found<\/p><p[^>]*>您要找的页面/,
    );
  });

  it('show the status code on the Chinese site and the word Error on the English one', () => {
    for (const status of [500, 502, 503, 504]) {
      expect(heading({ edition: 'zh', status })).toBe(String(status));
      expect(heading({ edition: 'en', status })).toBe('Error');
    }
  });

  it.each(errorPages)('$edition $status draws a picture and has one first heading', (of) => {
    expect(html(of)).toContain('<svg');
    expect(html(of).match(/<h1/g)).toHaveLength(1);
  });

  it('link home, and to no page that would be an error', () => {
    for (const edition of ['zh', 'en'] as const) {
      expect(paths({ edition, status: 404 })).toContain('/');
      expect(paths({ edition, status: 404 }).filter((path) => isPlanned(edition, path))).toEqual([]);
    }
    expect(paths({ edition: 'en', status: 404 }).filter((path) => !isEnglishPath(path))).toEqual([]);
  });
});
