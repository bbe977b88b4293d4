import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

/** Characters that a page of each kind has at least, drawings and forms not counted. */
const least = { campaign: 450, rules: 600, phone: 300 };

const unread = ['script', 'style', 'template', 'svg', 'form'];

/** Chinese characters within `main`. */
function charactersOf(html: string): number {
  let text = '';
  let depth = 0;
  let isMain = false;
  const parser = new Parser({
    onopentag(name) {
      isMain ||= name === 'main';
      if (unread.includes(name)) depth++;
    },
    ontext: (piece) => void (isMain && depth === 0 && (text += piece)),
    onclosetag(name) {
      isMain &&= name !== 'main';
      if (unread.includes(name)) depth--;
    },
  });
  parser.end(html);
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

const kindOf = (name: string): keyof typeof least =>
  name.startsWith('promotion/m/') ? 'phone' : name.endsWith('-rule.html') ? 'rules' : 'campaign';

describe('campaigns', () => {
  let pages: readonly { name: string; html: string }[];
  beforeAll(async () => {
    pages = (await builtFiles()).filter(({ name }) => name.startsWith('promotion/'));
  });

  it('have enough to read', () => {
    expect(pages.length).toBeGreaterThan(40);
    const short = pages
      .filter(({ name }) => name !== 'promotion/info-collect-en.html')
      .map(({ name, html }) => ({ name, kind: kindOf(name), characters: charactersOf(html) }))
      .filter(({ kind, characters }) => characters < least[kind]);
    expect(short).toEqual([]);
  });

  it('say what screen readers hear in the language of the page', () => {
    const { html } = pages.find(({ name }) => name === 'promotion/info-collect-en.html')!;
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain('Not included ');
    expect(main).not.toMatch(/已包含|不包含|400-000-0000/);
  });

  it('each have a picture of their own for shared links', () => {
    const pictures = pages.map(({ html }) => /og:image"? content="?([^" >]+)/.exec(html)?.[1]);
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(pages.length);
  });
});
