import { describe, expect, it } from 'vitest';
import { fit as fitIn } from '../../../components/prose/fit.ts';

const fit = (html: string) => fitIn({ html, edition: 'zh' });

describe('fit', () => {
  it('lowers headings so that the highest is an h2', () => {
    expect(fit('<h1>a</h1><h2 id="b">b</h2>')).toBe('<h2>a</h2><h3 id="b">b</h3>');
  });

  it('raises headings that start too low', () => {
    expect(fit('<h3>a</h3><h4>b</h4>')).toBe('<h2>a</h2><h3>b</h3>');
  });

  it('closes the gap where a level is skipped', () => {
    expect(fit('<h2>a</h2><h4>b</h4><h4>c</h4><h3>d</h3><h2>e</h2>')).toBe('<h2>a</h2><h3>b</h3><h3>c</h3><h3>d</h3><h2>e</h2>');
  });

  it('has no heading below h6', () => {
    expect(fit('<h1></h1><h2></h2><h3></h3><h4></h4><h5></h5><h6></h6>')).toBe(
      '<h2></h2><h3></h3><h4></h4><h5></h5><h6></h6><h6></h6>',
    );
  });

  it('leaves other tags that begin with h alone', () => {
    expect(fit('<h1>a</h1><hr>')).toBe('<h2>a</h2><hr>');
  });

  it('frames each table, with a name of its own', () => {
    expect(fit('<table><tr><td>1</td></tr></table><table></table>')).toBe(
      '<div role="region" aria-label="表格 1" tabindex="0"><table><tr><td>1</td></tr></table></div>' +
        '<div role="region" aria-label="表格 2" tabindex="0"><table></table></div>',
    );
  });

  it('names tables in the language of the edition', () => {
    expect(fitIn({ html: '<table></table>', edition: 'en' })).toContain('aria-label="Table 1"');
  });

  it('lets the keyboard reach code blocks', () => {
    expect(fit('<pre class="x"><code>1</code></pre>')).toBe('<pre tabindex="0" class="x"><code>1</code></pre>');
  });
});
