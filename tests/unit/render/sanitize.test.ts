import { describe, expect, it } from 'vitest';
import { sanitize } from '../../../cli/render/sanitize.ts';

const clean = (html: string) =>
  sanitize({
    html,
    mediaHosts: ['media.yunqiao.example'],
    sizes: { 'https://media.yunqiao.example/known.png': { width: 640, height: 360 } },
  });

describe('HTML from content', () => {
  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jAvAsCrIpT:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example/x">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\t/evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<p onclick="x()" style="position:fixed" class="header">x</p>', '<p>x</p>'],
    ['</main></body><p>x', '<p>x</p>'],
    ['<p id="main" name="x">x</p>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>body{display:none}</style>x', 'x'],
    ['<!-- <script>x</script> -->x', 'x'],
    ['<form action="https://evil.example"><input name="a">x</form>', 'x'],
    ['<base href="https://evil.example">x', 'x'],
    ['<code class="language-ts evil">x</code>', '<code class="language-ts">x</code>'],
    ['&lt;script&gt;', '&lt;script&gt;'],
  ])('loses what could do harm: %s', (html, safe) => {
    expect(clean(html)).toBe(safe);
  });

  it('leaves out what is nested deeper than any text is', () => {
    const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
    expect(clean(nested(40))).toBe(nested(40));
    expect(clean(nested(20_000)).length).toBeLessThan(nested(60).length);
  });

  it('keeps what an article is written with', () => {
    const html =
      '<h2>标题</h2><p>文字 <strong>粗</strong> <code>x</code></p><ul><li>一</li></ul><pre><code class="language-ts">a\nb</code></pre>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table><blockquote><p>引</p></blockquote>';
    expect(clean(html)).toBe(html);
  });

  it('leaves the only <h1> to the page', () => {
    expect(clean('<h1>a</h1><h5>b</h5>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  it('links within the site, to the web, to mail and telephone', () => {
    expect(clean('<a href="/dev-blog?x=1">a</a>')).toBe('<a href="/dev-blog?x=1">a</a>');
    expect(clean('<a href="https://doc.example/x" target="_blank">a</a>')).toBe(
      '<a href="https://doc.example/x" rel="noopener">a</a>',
    );
    expect(clean('<a href="mailto:a@b.example">a</a><a href="tel:+861">b</a><a href="#c">c</a>')).toBe(
      '<a href="mailto:a@b.example">a</a><a href="tel:+861">b</a><a href="#c">c</a>',
    );
  });

  it('shows pictures of configured hosts only, with their sizes, loaded late', () => {
    expect(clean('<img src="https://media.yunqiao.example/a.png" alt="a" width="10" height="1e9" srcset="x 2x">')).toBe(
      '<img src="https://media.yunqiao.example/a.png" alt="a" width="10" loading="lazy" decoding="async" />',
    );
    expect(clean('<img src="/assets/a.png">')).toBe(
      '<img src="/assets/a.png" alt="" loading="lazy" decoding="async" />',
    );
    for (const src of [
      'https://evil.example/a.png',
      'http://media.yunqiao.example/a.png',
      '//media.yunqiao.example/a.png',
      'data:image/png;base64,x',
      '/\t/evil.example/a.png',
      '/\n\\evil.example/a.png',
      '/\\evil.example/a.png',
      '',
    ]) {
      expect(clean(`<img src="${src}">`)).toBe('');
    }
  });

  it('gives a picture the size that was found out', () => {
    expect(clean('<img src="https://media.yunqiao.example/known.png" alt="">')).toBe(
      '<img src="https://media.yunqiao.example/known.png" alt="" width="640" height="360" loading="lazy" decoding="async" />',
    );
  });

  it('joins Chinese lines without a space, English ones with it, and leaves code alone', () => {
    expect(clean('<p>弱网下\n  的音频</p>')).toBe('<p>弱网下的音频</p>');
    expect(clean('<p>two\nlines</p>')).toBe('<p>two\nlines</p>');
    expect(clean('<pre><code>注释\n注释</code></pre>')).toBe('<pre><code>注释\n注释</code></pre>');
  });
});
