import { describe, expect, it } from 'vitest';
import { collapse } from '../../../cli/render/collapse.ts';

describe('invisible white space', () => {
  it.each([
    [
      'around blocks',
      ' \n<h2 id="s-a">标题</h2>\n\n<p> 一段 </p>\n<ul>\n <li>甲</li>\n <li>乙</li>\n</ul>\n',
      '<h2 id="s-a">标题</h2><p>一段</p><ul><li>甲</li><li>乙</li></ul>',
    ],
    [
      'in tables',
      '<table>\n<thead>\n<tr> <th>a</th>\n<th>b</th> </tr></thead></table>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>',
    ],
    ['line breaks in code', '<p>a <code class="x">b \n  c</code></p>', '<p>a <code class="x">b c</code></p>'],
    ['between lines of a text', '<p>one\n  two\t three</p>', '<p>one two three</p>'],
  ])('goes: %s', (_, html, small) => {
    expect(collapse(html)).toBe(small);
  });

  it.each([
    ['one space between words in line', '<p>see <a href="/a">a</a> <b>b</b> and <code>c</code>.</p>'],
    [
      'all of a block of code',
      '<p>a</p><pre tabindex="0"><code class="language-c">int  a;\n\n  int b; </code></pre><p>b</p>',
    ],
    ['spaces in code', '<p>a <code>b  c</code> d</p>'],
    ['all of code in code', '<pre> a <pre>\n b </pre>\n  c </pre>'],
    ['spaces that are text', '<p>10\u00a0ms　全角</p>'],
    ['an element whose name begins like a block', '<p>a <del>b</del> c <hresult>d</hresult> e</p>'],
  ])('stays: %s', (_, html) => {
    expect(collapse(html)).toBe(html);
  });

  it('goes beside a block of code, and not in it', () => {
    expect(collapse('<p>a</p> \n <pre> x </pre> \n <p>b</p>')).toBe('<p>a</p><pre> x </pre><p>b</p>');
  });
});
