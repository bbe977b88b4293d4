import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

type LinkOnPage = { page: string; href: string; id: string; zone: string; look: 'button' | 'frame' | 'text' };

/** Parts of a page whose links belong to its frame. The skip link is before all of them. */
const frame = new Set(['header', 'footer']);

/** The links of a page: those that look like a button, those of the frame, and the others. */
function linksOn({ name: page, html }: { name: string; html: string }): LinkOnPage[] {
  const links: LinkOnPage[] = [];
  const open: string[] = [];
  new Parser({
    onopentag: (
      tag,
      { class: look = '', href = '', 'data-event-id': id = '', 'data-event-zone': zone = '', ...rest },
    ) => {
      open.push(rest['data-widget'] === 'help' ? 'header' : tag);
      if (tag !== 'a') return;
      const isButton = look.split(' ').some((name) => name.startsWith('button_button'));
      const isFrame = !open.includes('main') && open.some((within) => frame.has(within));
      links.push({ page, href, id, zone, look: isButton ? 'button' : isFrame ? 'frame' : 'text' });
    },
    onclosetag: () => void open.pop(),
  }).end(html);
  return links;
}

/** An address without the parameters that differ from page to page: those of the registration. */
const targetOf = (href: string) => (href.includes('/register?') ? href.split('?')[0]! : href);

let links: LinkOnPage[];
beforeAll(async () => {
  links = (await builtFiles()).flatMap(linksOn);
});

describe('clicks on the built pages', () => {
  it('are counted on every call to act, and every link of header, footer and help', () => {
    const acted = links.filter(({ look }) => look !== 'text');
    expect(acted.filter(({ look }) => look === 'button').length).toBeGreaterThan(1000);
    expect(acted.filter(({ look }) => look === 'frame').length).toBeGreaterThan(10_000);
    expect(acted.filter(({ id, zone }) => !id || !zone)).toEqual([]);
  });

  it('have ids with one target each', () => {
    const targets = new Map<string, Set<string>>();
    for (const { page, href, id } of links) {
      if (!id) continue;
      const key = `${/^(en|hk)[./]/.test(page) ? 'en' : 'zh'} ${id}`;
      targets.set(key, (targets.get(key) ?? new Set()).add(targetOf(href)));
    }
    expect([...targets].filter(([, all]) => all.size > 1).map(([id, all]) => ({ id, all: [...all] }))).toEqual([]);
  });
});
