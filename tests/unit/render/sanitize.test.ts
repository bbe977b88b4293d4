import { describe, expect, it } from 'vitest';
import { xmlError } from '../../../cli/lib/xml.ts';
import { sanitize } from '../../../cli/render/sanitize.ts';
import { openTextProblems } from '../../../cli/render/text-problem.ts';

const clean = (html: string) =>
  sanitize({
    html,
    mediaHosts: ['media.yunqiao.example'],
    sizes: { 'https://media.yunqiao.example/known.png': { width: 640, height: 360 } },
  });
/** What is reported as removed. */
const removed = (html: string) => {
  const { report, list } = openTextProblems();
  sanitize({ html, mediaHosts: ['media.yunqiao.example'], sizes: {}, report });
  return list().map(({ kind, value }) => `${kind} ${value}`);
};

describe('a heading', () => {
  it.each([
    ['<h3 id="a">甲</h2><p>文</p><h3>乙</H4><p>文</p>', '<h3 id="s-a">甲</h3><p>文</p><h3>乙</h3><p>文</p>'],
    ['<h2>甲<h3>乙</h3><p>文</p>', '<h2>甲</h2><h3>乙</h3><p>文</p>'],
    ['<h1>甲<b>乙</h6>丙', '<h2>甲<b>乙</b></h2>丙'],
    ['</h2><p>文</h3></p><h2>甲</h2>', '<p>文</p><h2>甲</h2>'],
    ['<h2><!-- </h3> -->甲<script>"</h3>"</script>乙</h2>丙', '<h2>甲乙</h2>丙'],
    ['<h2>甲</h2><header>乙</header><hr>', '<h2>甲</h2>乙<hr />'],
  ])('ends as browsers end it: %j', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('a table', () => {
  it.each([
    ['<table><table>a</table>b</table>c', '<table></table><table>a</table>bc'],
    ['<table><tr><table></table><li>a</li></tr></table>', '<table><tr></table><table></table><li>a</li></tr>'],
    [
      '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
      '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
    ],
    [
      '<table><tr><td><td></td><table></table></td></tr></table>',
      '<table><tr><td></td><td></td></table><table></table></tr>',
    ],
    ['<table><caption><table></table></caption></table>', '<table><caption><table></table></caption></table>'],
  ])('ends where another one begins outside its cells: %j', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
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
    ['<p id="main" name="x">x</p>', '<p id="s-main">x</p>'],
    ['<xmp><script>x</script></xmp>', '<pre>&lt;script&gt;x&lt;/script&gt;</pre>'],
    ['<textarea></textarea><script>x</script>', '<pre></pre>'],
    ['<p dir="x" lang="a b">x</p>', '<p>x</p>'],
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

  it('closes what follows a picture that is left out under its own name', () => {
    for (const after of ['<pre><code>a</code></pre>', '<p><b>a</b></p>', '<ul><li>a</li></ul>'])
      expect(clean(`<p>x<img src="https://elsewhere.example/b.png"></p>${after}`)).toContain(clean(after));
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

  it.each([
    '<pre><code><span>/* 第一行\n第二行 */</span>\nlet a;</code></pre>',
    '<pre><b>标题\n正文</b></pre>',
    '<pre>一\n<span><i><b>二\n三</b></i>\n四</span></pre>',
    '<pre>一<pre>二\n三</pre>四\n五</pre>',
    '<p><code>注释\n<b>注释\n注释</b></code></p>',
  ])('keeps white space in code at any depth: %j', (html) => {
    expect(clean(html)).toBe(html);
  });

  it('shows text of form fields as code, to the letter', () => {
    expect(clean('<textarea>甲\n  乙 &lt;b&gt; <b>c</b></textarea>')).toBe(
      '<pre>甲\n  乙 &lt;b&gt; &lt;b&gt;c&lt;/b&gt;</pre>',
    );
    expect(removed('<textarea>甲</textarea><xmp>乙</xmp>')).toEqual([]);
  });

  it('keeps ids under a prefix, and the names of anchors', () => {
    expect(
      clean('<sup id="r1"><a href="#f 1">1</a></sup><li id=" f 1 ">注</li><a name="old"></a><p id=" ">x</p>'),
    ).toBe('<sup id="s-r1"><a href="#f 1">1</a></sup><li id="s-f-1">注</li><a id="s-old"></a><p>x</p>');
  });

  it('keeps numbers of lists, alignment, direction and language', () => {
    const html =
      '<ol start="3" reversed type="a"><li value="7">x</li></ol><p dir="rtl" lang="ar">مرحبا</p><bdo dir="rtl">x</bdo>';
    expect(clean(html)).toBe(
      '<ol start="3" reversed type="a"><li value="7">x</li></ol><p dir="rtl" lang="ar">مرحبا</p>x',
    );
    expect(clean('<table><tr><th align="right">a</th><td align="CENTER" class="b">b</td></tr></table>')).toBe(
      '<table><tr><th class="align-right">a</th><td class="align-center">b</td></tr></table>',
    );
  });

  it('folds what an author folds', () => {
    expect(clean('<details open="x" name=y onclick=z ontoggle=z><summary>a <b>b</b></summary><p>c</details>')).toBe(
      '<details open="open"><summary>a <b>b</b></summary><p>c</p></details>',
    );
    expect(removed('<details><summary>a</summary><p>b</p></details>')).toEqual([]);
  });

  it.each([
    ['a<details><p>b</p></details>c', 'a<p>b</p>c', ['fold details']],
    ['a<summary>b</summary>c', 'a<br />b<br />c', ['fold summary']],
    ['<details>a<summary>b</summary></details>', 'a<br />b', ['fold details', 'fold summary']],
    [
      '<details> <summary>a</summary><summary>b</summary>c<details>d</details></details>',
      '<details> <summary>a</summary>b<br />c<br />d</details>',
      ['fold summary', 'fold details'],
    ],
    ['<details><summary><p>a</p><p>b</p></summary>c', '<details><summary>a<br />b</summary>c</details>', []],
  ])('folds nothing without words to open it: %s', (html, shown, problems) => {
    expect(clean(html)).toBe(shown);
    expect(removed(html)).toEqual(problems);
  });

  it('shows the boxes of task lists', () => {
    expect(clean('<li><input checked="" disabled="" type="checkbox"> 完</li><li><input type=checkbox> 未</li>')).toBe(
      '<li>☑ 完</li><li>☐ 未</li>',
    );
  });

  it('knows languages in any case', () => {
    expect(clean('<pre><code class="language-TypeScript hljs">a</code></pre>')).toBe(
      '<pre><code class="language-typescript">a</code></pre>',
    );
  });
});

describe('what is removed', () => {
  it.each([
    ['<video src="/a.mp4">x</video><VIDEO></VIDEO><iframe></iframe>', ['element video', 'element iframe']],
    [
      '<img src="a.png"><img src="https://elsewhere.example/b.png"><img>',
      ['picture a.png', 'picture https://elsewhere.example/b.png', 'picture '],
    ],
    [
      '<a href="code">同级</a><a href="www.example.com">x</a><a href="hhttps://example.com/">x</a><a href="">x</a>',
      ['link code', 'link www.example.com', 'link hhttps://example.com/', 'link '],
    ],
    ['<a href="//evil.example/x">x</a><a href="javascript:x">x</a>', ['link //evil.example/x', 'link javascript:x']],
    ['<p>若 a <b 则成立 且</p>', ['tag <b 则成立']],
    ['<p>if a<b and c>d</b></p>', ['tag <b and']],
    ['<p>用 <title> 时\n换行</p><p>y</p>', ['tag <title> 时']],
    ['<p>用 <script></p><p>y</p>', ['tag <script>']],
    ['<p>x</p><!-- 没有结束 <p>y</p>', ['tag <!-- 没有结束 <p>y</p>']],
    ['<p>x</p><p title="y', ['tag <p title="y']],
    ['<p>x<![CDATA[ y ]]></p>', ['tag <![CDATA[ y ]]></p>']],
    ['<p style="x" class="y" onclick="z">x < y</p><a name="x">x</a><h1>a</h1><a href="/im">x</a>', []],
  ])('is reported, once: %s', (html, problems) => {
    expect(removed(html)).toEqual(problems);
  });
});

describe('a tag without an end whose element is text up to its end', () => {
  it.each(['title', 'script', 'style', 'textarea', 'xmp', 'iframe'])(
    'is shown, with all that follows: <%s>',
    (name) => {
      expect(clean(`<p>用 <${name}> 时</p><p>y</p>`)).toBe(`<p>用 &lt;${name}&gt; 时</p><p>y</p>`);
    },
  );
});

describe('elements that only group or control, which pages do not have', () => {
  it.each([
    ['two lines', '<div>甲</div><div>乙</div>', '甲<br />乙'],
    ['lines in each other', '<section>甲<div>乙<div>丙</div></div></section>丁', '甲<br />乙<br />丙<br />丁'],
    ['beside blocks of their own', '<div><p>a</p></div><div>b</div><h2>c</h2>', '<p>a</p>b<h2>c</h2>'],
    ['with a line break', '<div>a<br></div>b', 'a<br />b'],
    ['with nothing in them', 'a<div> </div><div></div>b', 'a <br />b'],
    ['within a line', '<p>a <b>b<section>c</section></b></p>', '<p>a <b>b<br />c</b></p>'],
    ['in an item', '<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a<br />b</li></ul>'],
    ['in a cell', '<table><tr><td><div>a</div>b</td></tr></table>', '<table><tr><td>a<br />b</td></tr></table>'],
    ['in code', '<pre><div>  a</div><div>b</div></pre>c<div>d</div>', '<pre>  a\nb</pre>c<br />d'],
    ['around a picture', '<div>a</div><img src="/a.png"><div>b</div>', /^a<br \/><img src="\/a\.png"[^>]*><br \/>b$/],
    ['controls', '<form>a<button>b</button><select><option>c<option>d</select></form>', 'a<br />b<br />c<br />d'],
    ['elements of a line behind them', 'a<center>b</center><mark>c</mark>', 'a<br />b<br /><mark>c</mark>'],
    ['ids', '<div id=x><div id=y><p>a</p></div></div>', '<p id="s-x"><span id="s-y"></span>a</p>'],
    ['ids of what has one', '<div id=x><p id=z>a</p></div>', '<p id="s-z"><span id="s-x"></span>a</p>'],
    ['ids of nothing', 'a<div id=x></div>', 'a<span id="s-x"></span>'],
    ['their signs in text', '<p title="<div>">&lt;div&gt;</p>', '<p>&lt;div&gt;</p>'],
    [
      'ids that another has',
      '<video id=x></video><p id=x>a</p><div id=x><p id=" x">b</p></div>',
      '<p id="s-x">a</p><p>b</p>',
    ],
    ['lists of other names', '<menu><li>a</menu>', '<ul><li>a</li></ul>'],
  ])('leave their lines and ids: %s', (_, html, shown) => {
    if (typeof shown === 'string') expect(clean(html)).toBe(shown);
    else expect(clean(html)).toMatch(shown);
  });

  it('are reported where they do something', () => {
    expect(removed('<div><section>a</section><form><button>b</button></form></div>')).toEqual([
      'element form',
      'element button',
    ]);
  });
});

describe('characters that XML forbids', () => {
  // All of them, as references in every form and as themselves.
  const codes = [...Array.from({ length: 32 }, (_, code) => code), 0xfffe, 0xffff, 0xd800, 0xdfff];
  const written = codes.flatMap((code) => [
    `&#${code};`,
    `&#x${code.toString(16)};`,
    `&#X0${code.toString(16).toUpperCase()};`,
    `&#${code} `,
    String.fromCharCode(code),
  ]);
  const sound = (html: string) => xmlError(`<a>${html.replaceAll('&nbsp;', '')}</a>`);

  it.each(written)('do not leave a text: %j', (sign) => {
    expect(sound(clean(`<p title="${sign}" id="a${sign}b">a${sign}b</p><abbr title="a${sign}b">c</abbr>`))).toBe(null);
  });

  it.each(written)('make no address another one: %j', (sign) => {
    const html = clean(
      `<a href="/${sign}/evil.example">x</a><img src="/${sign}/evil.example/a.png"><a href="j${sign}avascript:a()">x</a>`,
    );
    expect(html).not.toMatch(/(?:href|src)="\s*(?:\/\/|javascript)/);
  });
});
