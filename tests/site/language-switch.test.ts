import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { editions } from '../../config/editions.ts';
import { routes } from '../../config/routes/index.ts';
import { builtFiles } from '../support/built-site.ts';
import { fileOf } from '../support/main-text.ts';

/** Path and query of the links of a page whose text is the name of the other edition. */
function switchesOf(html: string): string[] {
  const links = DomUtils.findAll(({ name }) => name === 'a', parseDocument(html).children);
  return links
    .filter((link) => /^(English|简体中文)$/.test(DomUtils.textContent(link).trim()))
    .map(({ attribs }) => {
      const { pathname, search } = new URL(attribs['href']!);
      return pathname + search;
    });
}

const rows = routes.filter(({ path, page, select }) => !path.includes('{') && page !== 'planned' && !select);

describe('the language switch', async () => {
  const files = new Map((await builtFiles()).map(({ name, html }) => [name, html]));
  const switching = rows.flatMap((row) => {
    const switches = switchesOf(files.get(fileOf(row))!);
    return switches.length > 0 ? [{ row, switches }] : [];
  });

  it('leads to the same subject in the other edition, where there is one, and to its home page from all others', () => {
    const wanted = switching.map(({ row: { edition, path, counterpart, canonical } }) => ({
      page: `${edition} ${path}`,
      to: counterpart !== undefined && !canonical ? counterpart : editions[edition === 'zh' ? 'en' : 'zh'].home,
    }));
    expect(switching.map(({ row: { edition, path }, switches: [to] }) => ({ page: `${edition} ${path}`, to }))).toEqual(
      wanted,
    );
    expect(wanted).toContainEqual({ page: 'zh /about', to: '/en/about' });
    expect(wanted).toContainEqual({ page: 'en /en/price', to: '/price' });
    expect(wanted).toContainEqual({ page: 'zh /edu', to: editions.en.home });
  });

  it('leads back again', () => {
    const pairs = switching.filter(({ row: { counterpart, canonical } }) => counterpart !== undefined && !canonical);
    for (const { row, switches } of pairs) {
      const other = switching.find(({ row: twin }) => twin.edition !== row.edition && twin.path === row.counterpart);
      expect([row.path, switches[0], other?.switches[0]]).toEqual([row.path, row.counterpart, row.path]);
    }
  });
});
