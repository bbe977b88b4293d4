import { describe, expect, it } from 'vitest';
import { fit as fitIn } from '../../../components/prose/fit.ts';

const fitted = (html: string) => fitIn({ html, edition: 'zh' });
const levels = (html: string) =>
  [...fitted(html).matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(([, level, words]) => level! + words).join(' ');

describe('fit', () => {
  it('lowers headings so that the highest is an h2', () => {
    expect(fitted('<h1>a</h1><h2>b</h2>')).toBe('<h2 id="s-a">a</h2><h3 id="s-b">b</h3>');
  });

  it('raises headings that start too low', () => {
    expect(fitted('<h3>a</h3><h4>b</h4>')).toBe('<h2 id="s-a">a</h2><h3 id="s-b">b</h3>');
  });

  it('closes the gap where a level is skipped', () => {
    expect(levels('<h2>a</h2><h4>b</h4><h4>c</h4><h3>d</h3><h2>e</h2>')).toBe('2a 3b 3c 3d 2e');
  });

  it('has no heading below h6', () => {
    expect(levels('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>')).toBe('2a 3b 4c 5d 6e 6f');
  });

  it('closes a heading as it was opened, in another heading too', () => {
    expect(fitted('<h2><h3>x</h3></h2>')).toBe('<h2 id="s-x"><h3>x</h3></h2>');
    expect(fitted('<h2><h3>x</h3></h2>'.repeat(40_000))).toContain('<h2 id="s-x-40000">');
  }, 60_000);

  it('leaves other tags that begin with h alone', () => {
    expect(fitted('<h1>a</h1><hr>')).toBe('<h2 id="s-a">a</h2><hr>');
  });

  it('frames each table, with a name of its own', () => {
    expect(fitted('<table><tr><td>1</td></tr></table><table></table>')).toBe(
      '<div role="region" aria-label="表格 1" tabindex="0"><table><tr><td>1</td></tr></table></div>' +
        '<div role="region" aria-label="表格 2" tabindex="0"><table></table></div>',
    );
  });

  it('names tables in the language of the edition', () => {
    expect(fitIn({ html: '<table></table>', edition: 'en' })).toContain('aria-label="Table 1"');
  });

  it('lets the keyboard reach code blocks', () => {
    expect(fitted('<pre class="x"><code>1</code></pre>')).toBe('<pre tabindex="0" class="x"><code>1</code></pre>');
  });

  it('colours code whose language is known', () => {
    expect(fitted('<pre><code class="language-js">let a</code></pre>')).toBe(
      '<pre tabindex="0"><code class="language-js"><span class="code-keyword">let</span> a</code></pre>',
    );
  });
});
