import { describe, expect, it } from 'vitest';
import { generatedArticles } from '../../../config/local/generated-articles.ts';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';
import { markdownOf } from '../../bench/hugo/markdown.ts';

describe('the Markdown that the other side of the bench is given', () => {
  it('says what the HTML says, construct by construct', () => {
    const html = [
      '<p>先<strong>看</strong> <a href="/dev-blog?a=1&amp;b=2">这里</a>，<code>a*b</code> 与 2*3</p>',
      '<h2>结果</h2>',
      '<ul><li>一</li><li>二</li></ul>',
      '<ol><li>先</li><li>后</li></ol>',
      '<blockquote><p>慢</p></blockquote>',
      '<table><thead><tr><th>名</th><th>值</th></tr></thead><tbody><tr><td>甲</td><td>1</td></tr></tbody></table>',
      '<pre><code class="language-ts">if (a &lt; b) {\n  go();\n}\n</code></pre>',
    ].join('\n');
    expect(markdownOf(html)).toBe(
      [
        '先**看** [这里](/dev-blog?a=1&b=2)，`a*b` 与 2\\*3',
        '## 结果',
        '- 一\n- 二',
        '1. 先\n2. 后',
        '> 慢',
        '| 名 | 值 |\n| --- | --- |\n| 甲 | 1 |',
        '```ts\nif (a < b) {\n  go();\n}\n```\n',
      ].join('\n\n'),
    );
  });

  it('comes back to the same words', () => {
    const articles = generatedArticles({ count: 40, types: ['im'], before: Date.parse('2026-01-01T00:00:00+08:00') });
    const words = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    for (let at = 0; at < 40; at++) {
      const { content } = articles.at(at);
      expect(words(htmlOf({ markdown: markdownOf(content), picture: () => null, link: () => null }).html)).toBe(
        words(content),
      );
    }
  });

  it('loses nothing silently', () => {
    expect(() => markdownOf('<p>一</p><video src="x"></video>')).toThrow(
      'no Markdown is known for <video src="x"></video>',
    );
    expect(() => markdownOf('<p>a <mark>b</mark></p>')).toThrow('no Markdown is known for a <mark>b</mark>');
  });
});
