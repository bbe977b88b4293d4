import { describe, expect, it } from 'vitest';
import { standaloneArt } from '../../../cli/og-images/art.ts';
import type { Outlines } from '../../../cli/og-images/outlines.ts';
import { joinStyles, readStyles, stylesUsed, stylesWithin } from '../../../cli/og-images/styles.ts';

const css = `:root{--ink:#0b1b34;--primary:#2f5bff}@layer ui{.art{stroke-width:2;background:radial-gradient(#fff1,#fff2),var(--ground)}.night{--ground:linear-gradient(140deg,#071126,#0e2350);--paper:#1b3471}
.paper,.sheet{fill:var(--paper)}.travel{animation:go 6s}.a .b{fill:red}@media (max-width:600px){.paper{fill:red}}@media (prefers-reduced-motion:reduce){.travel{visibility:hidden}}}@keyframes go{from{opacity:0}}`;
const styles = readStyles(css);
/** Each letter is as wide as its size; a path is what was asked for. */
const outlines: Outlines = {
  load: async () => [],
  width: (text, { size }) => text.length * size,
  path: (text, { x, y, size, weight }) => `${text} ${x} ${y} ${size} ${weight}`,
};
const alone = (svg: string) => standaloneArt({ svg, styles, color: '#123', outlines });

describe('a drawing of a page', () => {
  it('has its styles as attributes, with their custom properties put in', () => {
    const drawing = alone(
      '<svg viewBox="0 0 40 20" class="night" role="img" aria-label="x"><rect class="paper" width="4" height="2" fill="var(--ink)"></rect><path class="b" fill="var(--primary)"></path></svg>',
    );
    expect(drawing).toEqual({
      box: { x: 0, y: 0, width: 40, height: 20 },
      panel: false,
      content: '<g color="#123"><rect width="4" height="2" fill="#1b3471"></rect><path fill="#2f5bff"></path></g>',
    });
  });

  it('has its background on the page', () => {
    const drawing = alone('<svg viewBox="0 0 40 20" class="art night"></svg>');
    expect(drawing?.panel).toBe(true);
    expect(drawing?.content).toMatch(
      /^<g color="#123" stroke-width="2"><linearGradient [^>]*>.*<stop offset="1" stop-color="#0e2350"\/><\/linearGradient><rect x="0" y="0" width="40" height="20" fill="url\(#og-panel\)"/,
    );
  });

  it('has the backgrounds of the drawings in it', () => {
    const inner = '<svg viewBox="8 8 32 16" class="art night"><path/></svg>';
    expect(alone(`<svg viewBox="0 0 40 20">${inner}${inner}</svg>`)?.content).toMatch(
      /<svg viewBox="8 8 32 16" stroke-width="2"><linearGradient id="og-panel-1".*<rect x="8" y="8" width="32" height="16" rx="2" fill="url\(#og-panel-1\)" stroke="none"\/><path><\/path><\/svg>.*fill="url\(#og-panel-2\)"/,
    );
  });

  it('has outlines for texts, set as the text and what it is in say', () => {
    const drawing = alone(
      '<svg viewBox="0 0 40 20"><title>x</title><g font-size="10" font-weight="bold" text-anchor="middle"><text x="20" y="5" fill="var(--ink)">a<tspan>&amp;b</tspan></text><text text-anchor="end">c</text></g></svg>',
    );
    expect(drawing?.content).toBe(
      '<g color="#123"><title></title><g font-size="10" font-weight="bold" text-anchor="middle"><path fill="#0b1b34" stroke="none" d="a&amp;b 5 5 10 700"></path><path stroke="none" d="c -10 0 10 700"></path></g></g>',
    );
  });

  it('does not move: what is hidden under reduced motion is left out, with all that is in it', () => {
    expect(
      alone(
        '<svg viewBox="0 0 4 2"><g class="travel"><path d="M0 0"></path><g></g></g><path class="travel"/><circle r="1"></circle></svg>',
      )?.content,
    ).toBe('<g color="#123"><circle r="1"></circle></g>');
  });

  it('is null when it depends on its page', () => {
    for (const inside of [
      '<image href="/a.png"/>',
      '<foreignObject></foreignObject>',
      '<use href="#elsewhere"/>',
      '<path fill="url(#elsewhere)"/>',
      '<use href="https://x.example/a.svg#b"/>',
      '<script></script>',
    ]) {
      expect(alone(`<svg viewBox="0 0 4 2">${inside}</svg>`), inside).toBeNull();
    }
    expect(alone('<svg><path/></svg>')).toBeNull();
    expect(alone('<svg viewBox="0 0 40 -12"></svg>')).toBeNull();
    expect(alone('<svg viewBox="0 0 4 2"><defs><path id="here"/></defs><use href="#here"/></svg>')).not.toBeNull();
  });
});

describe('styles', () => {
  it('are those of single-class rules on a large screen at rest', () => {
    expect(styles.classes).toMatchObject({
      paper: { fill: 'var(--paper)' },
      sheet: { fill: 'var(--paper)' },
      travel: { visibility: 'hidden' },
    });
    expect(styles.classes).not.toHaveProperty('b');
    expect(styles.root).toEqual({ '--ink': '#0b1b34', '--primary': '#2f5bff' });
  });

  it('of several sheets are those of the last one, property by property', () => {
    const sheets = [':root{--a:1;--b:1}.x{fill:red;stroke:red}', ':root{--b:2}.x{fill:blue}.y{fill:red}'];
    expect(joinStyles(sheets.map(readStyles))).toEqual(readStyles(sheets.join('')));
    expect(joinStyles(sheets.map(readStyles))).toEqual({
      classes: { x: { fill: 'blue', stroke: 'red' }, y: { fill: 'red' } },
      root: { '--a': '1', '--b': '2' },
    });
  });

  it('within others have their custom properties, the innermost last, and the color of the innermost', () => {
    const own = readStyles(
      ":root{--ink:#0b1b34;--night:#071126}[data-night='forest']{--night:#051f1a}.night{--card:var(--night);color:#fff}.card{--card:#fff}.bare{color:inherit}",
    );
    const { root, color } = stylesWithin(['[data-night=forest]', 'night', 'bare', 'unknown'], own);
    expect(root).toEqual({ '--ink': '#0b1b34', '--night': '#051f1a', '--card': 'var(--night)' });
    expect(color).toBe('#fff');
    expect(stylesWithin(['night', 'card'], own).root['--card']).toBe('#fff');
    expect(stylesWithin([], own).color).toBe('#0b1b34');
  });

  it('of a drawing are those of its classes, and the custom properties that they and it refer to', () => {
    const own = readStyles(':root{--a:var(--b);--b:red;--c:blue;--d:green}.x{fill:var(--a)}.y{fill:var(--d)}');
    expect(stylesUsed('<svg><path class="x z" stroke="var(--c)"/></svg>', own)).toEqual({
      classes: { x: { fill: 'var(--a)' } },
      root: { '--a': 'var(--b)', '--b': 'red', '--c': 'blue' },
    });
  });
});
