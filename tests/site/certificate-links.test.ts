import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { certificateIds } from '../../config/certificates.ts';
import { builtFiles } from '../support/built-site.ts';

type Node = Parameters<typeof DomUtils.isTag>[0];

/** Addresses that a part of the frame links to; null where the page has none. A part of the text may have a footer of its own. */
function linksOf({ html, part }: { html: string; part: 'header' | 'footer' }): Set<string> | null {
  const isInText = (element: Node): boolean =>
    element.parent !== null &&
    (('name' in element.parent && element.parent.name === 'main') || isInText(element.parent));
  const [found] = DomUtils.findAll((one) => one.name === part && !isInText(one), parseDocument(html).children);
  return found ? new Set(DomUtils.getElementsByTagName('a', found).map(({ attribs }) => attribs['href']!)) : null;
}

const all = certificateIds.map((id) => `/certification/${id}`);

describe('the certificates', async () => {
  const pages = (await builtFiles())
    .filter(({ html }) => !/<html[^>]* data-error/.test(html))
    .map(({ name, html }) => ({
      name,
      isEnglish: /<(?:html|footer)(?: [^>]*)? lang="?en\b/.test(html),
      header: linksOf({ html, part: 'header' }),
      footer: linksOf({ html, part: 'footer' }),
    }));

  it('are linked in the footer of every page that has one: the Chinese eight, or the English page of all', () => {
    const withFooter = pages.filter(({ footer }) => footer !== null);
    expect(withFooter.length).toBeGreaterThan(240);
    const without = withFooter.flatMap(({ name, isEnglish, footer }) => {
      const missing = (isEnglish ? ['/en/security#certificates'] : all).filter((address) => !footer!.has(address));
      return missing.length > 0 ? [{ name, missing }] : [];
    });
    expect(without).toEqual([]);
  });

  it('are in the menus of the header, where it has those of the site', () => {
    const withMenus = pages.filter(({ isEnglish, header }) =>
      header?.has(isEnglish ? '/en/white-paper' : '/partner/isv'),
    );
    expect(withMenus.length).toBeGreaterThan(150);
    for (const { name, isEnglish, header } of withMenus)
      expect([name, ...(isEnglish ? ['/en/security#certificates'] : all).filter((to) => !header!.has(to))]).toEqual([
        name,
      ]);
  });
});
