import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainLinkId } from '../../config/rules/link-event.ts';
import { builtFiles } from '../support/built-site.ts';

/** `send`: a button that sends something. Controls that only open, close or move something on a page are not counted. */
type Look = 'button' | 'send' | 'frame' | 'text';
type LinkOnPage = { page: string; href: string; id: string; zone: string; look: Look };

/** Parts of a page whose links belong to its frame. The skip link is before all of them. */
const frame = new Set(['header', 'footer']);

/** The links of a page, and its buttons that act: those that look like a button, those that send, those of the frame, and the others. */
function linksOn({ name: page, html }: { name: string; html: string }): LinkOnPage[] {
  const links: LinkOnPage[] = [];
  const open: string[] = [];
  new Parser({
    onopentag: (
      tag,
      { class: look = '', href = '', 'data-event-id': id = '', 'data-event-zone': zone = '', ...rest },
    ) => {
      open.push(rest['data-widget'] === 'help' ? 'header' : 'data-try' in rest ? 'try-out' : tag);
      // Try-outs send nothing.
      if ((tag !== 'a' && tag !== 'button') || open.includes('try-out')) return;
      const isButton = look.split(' ').some((name) => name.startsWith('button_button'));
      const isFrame = !open.includes('main') && open.some((within) => frame.has(within));
      const isSending = rest['type'] === 'submit' || /^send/.test(rest['data-action'] ?? '');
      const acts = isButton ? 'button' : tag === 'button' ? (isSending ? 'send' : null) : isFrame ? 'frame' : 'text';
      if (acts === null) return;
      // A link in the text has its id by its address, where it is clicked.
      const isInText = acts === 'text' && !id && href !== '' && !href.startsWith('#');
      links.push({
        page,
        href,
        ...(isInText ? { id: plainLinkId(href), zone: 'text' } : { id, zone }),
        look: acts,
      });
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
    expect(acted.filter(({ look }) => look === 'send').length).toBeGreaterThan(0);
    expect(acted.filter(({ look }) => look === 'frame').length).toBeGreaterThan(10_000);
    expect(acted.filter(({ id, zone }) => !id || !zone)).toEqual([]);
  });

  it('are counted on every other link that leads out of its page, each by what it leads to', () => {
    const others = links.filter(({ look, href }) => look === 'text' && !href.startsWith('#'));
    expect(others.length).toBeGreaterThan(3000);
    expect(others.filter(({ id, zone }) => !/^\S+$/.test(id) || !zone)).toEqual([]);
  });

  it('have ids that the next version of a package keeps', () => {
    expect([...new Set(links.map(({ id }) => id))].filter((id) => /\d+\.\d+\.\d+/.test(id))).toEqual([]);
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
