import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../components/define-page.ts';
import { SiteProvider } from '../../components/site-context.ts';
import type { NavigationEntry } from '../../config/calls/navigation.ts';
import { routes } from '../../config/routes/index.ts';
import { rowFacts } from '../../cli/define/row-facts.ts';
import { site } from '../../config/site.ts';
import solutions from '../../pages/solutions/all/page.tsx';

const menu = [
  {
    name: '解决方案',
    component: 'solution',
    children: [{ caption: '教育', children: [{ name: '在线教育', url: '/edu' }] }],
  },
] as unknown as readonly NavigationEntry[];

function markup(index: readonly NavigationEntry[]): string {
  const rows = rowFacts({ rows: routes, facts: solutions.rows!(null as never) });
  const props = { data: { navigation: { index }, cases: { total: 0, list: [] }, types: [] }, site, now: 0 };
  return renderToStaticMarkup(
    <SiteProvider value={{ site, edition: 'zh', now: 0, rows }}>
      <solutions.Body {...(props as unknown as PageProps<any>)} />
    </SiteProvider>,
  );
}

describe('the page of all solutions', () => {
  it('counts the solutions of the menu, and lets visitors choose among them', () => {
    const html = markup(menu);
    expect(html).toContain('1 个方案，按各行一天里最要紧的钟点排开。');
    expect(html).toContain('全部方案');
  });

  it('has neither a number nor a choice while the menu is empty', () => {
    const html = markup([]);
    expect(html).toContain('每一页写明谁在打');
    expect(html).not.toMatch(/0 个方案|按行业选|钟点是各行业/);
  });
});
