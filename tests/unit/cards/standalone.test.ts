import { describe, expect, it } from 'vitest';
import { readClasses } from '../../../cli/cards/art/classes.ts';
import { standalone } from '../../../cli/cards/art/standalone.ts';

const css = `:root{--ink:#0b1b34;--primary:#2f5bff}@layer ui{.art{stroke-width:2;background:radial-gradient(#fff1,#fff2),var(--ground)}.night{--ground:linear-gradient(140deg,#071126,#0e2350);--paper:#1b3471}
.paper,.sheet{fill:var(--paper)}.travel{animation:go 6s}.a .b{fill:red}@media (max-width:600px){.paper{fill:red}}@media (prefers-reduced-motion:reduce){.travel{visibility:hidden}}}@keyframes go{from{opacity:0}}`;
const classes = readClasses(css);
const alone = (svg: string) => standalone({ svg, classes });

describe('a drawing of a page', () => {
  it('has its styles as attributes, with their custom properties put in', () => {
    const drawing = alone(
      '<svg viewBox="0 0 40 20" class="night" role="img" aria-label="x"><rect class="paper" width="4" height="2" fill="var(--ink)"></rect><path class="b" fill="var(--primary)"></path></svg>',
    );
    expect(drawing).toEqual({
      box: { x: 0, y: 0, width: 40, height: 20 },
      panel: false,
      content: '<g><rect width="4" height="2" fill="#1b3471"></rect><path fill="#2f5bff"></path></g>',
    });
  });

  it('takes the ground it has on its page along', () => {
    const drawing = alone('<svg viewBox="0 0 40 20" class="art night"></svg>');
    expect(drawing?.panel).toBe(true);
    expect(drawing?.content).toMatch(
      /^<g stroke-width="2"><linearGradient [^>]*>.*<stop offset="1" stop-color="#0e2350"\/><\/linearGradient><rect x="0" y="0" width="40" height="20" fill="url\(#card-panel\)"/,
    );
  });

  it('stands still: what those who asked for less motion do not see is left out, with all that is in it', () => {
    expect(
      alone(
        '<svg viewBox="0 0 4 2"><g class="travel"><path d="M0 0"></path><g></g></g><path class="travel"/><circle r="1"></circle></svg>',
      )?.content,
    ).toBe('<g><circle r="1"></circle></g>');
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
    expect(alone('<svg viewBox="0 0 4 2"><defs><path id="here"/></defs><use href="#here"/></svg>')).not.toBeNull();
  });
});

describe('the classes of a style sheet', () => {
  it('are those of single-class rules, as they stand on a large screen at rest', () => {
    expect(Object.fromEntries(classes.of)).toMatchObject({
      paper: { fill: 'var(--paper)' },
      sheet: { fill: 'var(--paper)' },
      travel: { visibility: 'hidden' },
    });
    expect(classes.of.has('b')).toBe(false);
    expect(classes.root).toEqual({ '--ink': '#0b1b34', '--primary': '#2f5bff' });
  });
});
