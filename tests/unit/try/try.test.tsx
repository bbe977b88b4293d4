import rendering from '../../../components/rendering.tsx';
import { describe, expect, it } from 'vitest';
import { mainMarkup } from '../../../cli/render/markup.tsx';
import { page } from '../../../components/define-page.ts';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { tryOut } from '../../../components/try/try-out.ts';

const counter = tryOut<{ from: number }>({ name: 'demo-counter', start: () => undefined });
const placeScripts = { 'demo-counter': '/assets/demo-counter-A1.js' };
const markupOf = (Body: () => React.ReactNode, edition: 'zh' | 'en' = 'zh') =>
  mainMarkup({
    rendering,
    page: page({ Body }),
    props: { route: { edition }, site: {}, now: 0, data: {} } as never,
    rows: {},
    placeScripts,
  }).main;

describe('a try-out on a page', () => {
  it('carries its name, its script and its props, and is readable without the script', () => {
    const html = markupOf(() => (
      <Try of={counter} title="数一数" props={{ from: 3 }} status="从 3 开始" hint="按加号">
        <p>三</p>
        <Controls label="加减">
          <Press>加</Press>
        </Controls>
      </Try>
    ));
    expect(html).toContain('data-try="demo-counter" data-script="/assets/demo-counter-A1.js" data-when="visible"');
    expect(html).toContain('data-props="{&quot;from&quot;:3}"');
    expect(html).toContain('role="group" aria-label="数一数"');
    expect(html).toContain('<p>三</p>');
    expect(html).toMatch(/<p class="[^"]*" role="status" data-status="">从 3 开始<\/p>/);
    expect(html).toMatch(/<button type="button" class="[^"]*" data-reset="" hidden="">.*重置<\/button>/);
    expect(html).toMatch(/<fieldset class="[^"]*" aria-label="加减" data-controls="" disabled="">/);
  });

  it('is in the language of the edition, and has no frame where the page has one', () => {
    const html = markupOf(
      () => (
        <Try of={counter} title="Count" status="From 3" hint="Press plus" look="bare">
          <p>Three</p>
        </Try>
      ),
      'en',
    );
    expect(html).toContain('Reset</button>');
    expect(html).not.toContain('Press plus');
  });

  it('whose name matches no file fails the page', () => {
    const stranger = tryOut({ name: 'stranger', start: () => undefined });
    expect(() =>
      markupOf(() => (
        <Try of={stranger} title="" status="">
          {null}
        </Try>
      )),
    ).toThrow(
      'Try: this page has no try-out named "stranger"; a try-out is named after its page folder, and after its file when it lies in try/',
    );
  });
});
