import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sanitize } from '../../../cli/render/sanitize.ts';
import { highlighted } from '../../../components/prose/highlighted.ts';

const block = (language: string, code: string) => `<pre><code class="language-${language}">${code}</code></pre>`;
const withoutTokens = (html: string) => html.replace(/<\/?span[^>]*>/g, '');

describe('code in articles', () => {
  it('is coloured by what it is for', () => {
    expect(highlighted(block('ts', "const a = send('x', 42); // b"))).toBe(
      block(
        'ts',
        '<span class="code-keyword">const</span> a = <span class="code-call">send</span>(<span class="code-string">\'x\'</span>, ' +
          '<span class="code-number">42</span>); <span class="code-comment">// b</span>',
      ),
    );
  });

  it.each(['text', 'brainfuck', 'constructor', '__proto__'])(
    'stays plain in a language nobody knows: %s',
    (language) => {
      expect(highlighted(block(language, 'const a = 1'))).toBe(block(language, 'const a = 1'));
    },
  );

  it('stays plain without a language, where an editor marked it up, and outside of blocks', () => {
    for (const html of [
      '<pre><code>const a</code></pre>',
      block('js', 'const <b>a</b>'),
      '<p><code class="language-js">const a</code></p>',
    ]) {
      expect(highlighted(html)).toBe(html);
    }
  });

  it.each([
    ['the whole', 'const a = 1;\n'.repeat(4_000)],
    ['a word', `const a = '${'QUJD'.repeat(125)}';`],
  ])('stays plain where %s is too long to be read', (_, code) => {
    const html = block('js', code);
    expect(highlighted(html)).toBe(html);
  });

  it('colours every block of a text by itself', () => {
    const html = highlighted(`${block('js', 'let a')}<p>let</p>${block('python', 'def f')}`);
    expect(html.match(/code-keyword/g)).toHaveLength(2);
    expect(html).toContain('<p>let</p>');
  });
});

describe('hostile code', () => {
  it.each([
    ['js', '</code><script>alert(1)</script>'],
    ['js', "'</code></pre><img src=x onerror=alert(1)>'"],
    ['html', '<script>alert("&lt;/code&gt;")</script><!-- </code> -->'],
    ['js', '`${"</span><script>"}` // </span></code><script>'],
    ['bash', 'echo "&amp;lt;script&amp;gt;" && cat <<EOF\n</code>\nEOF'],
    ['php', '<?php echo "<script>"; ?></code><svg onload=alert(1)>'],
    ['xml', '<a class="code-comment" b=\'"\'>&#x3c;script&#62;</a>'],
  ])('stays text, to the letter: %s %s', (language, code) => {
    const written = block(language, code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    const safe = sanitize({ html: written, mediaHosts: [], sizes: {} });
    const html = highlighted(safe);
    expect(html).not.toBe(safe);
    expect(withoutTokens(html)).toBe(safe);
    expect(html.match(/<(?!\/?span\b)[^>]*>/g)).toEqual([
      '<pre>',
      `<code class="language-${language}">`,
      '</code>',
      '</pre>',
    ]);
    for (const span of html.match(/<span[^>]*>/g)!)
      expect(span).toMatch(/^<span class="code-(comment|string|keyword|number|call|name)">$/);
    expect(html.match(/<span/g)!.length).toBe(html.match(/<\/span>/g)!.length);
  });
});

describe('the colours of code', () => {
  it('are read easily on the grounds of articles and samples: 4.5 : 1', async () => {
    const read = (path: string) => readFile(new URL(`../../../components/${path}`, import.meta.url), 'utf8');
    const colours = [...(await read('ui/code-tokens.css')).matchAll(/\.code-\w+ \{\s*color: #(\w{6})/g)].map(
      ([, colour]) => colour!,
    );
    const [night] = /--night: #(\w{6})/.exec(await read('styles/tokens.css'))!.slice(1);
    const [sample] = /--code, #(\w{6})\)/.exec(await read('sections/code-sample.module.css'))!.slice(1);
    expect(colours).toHaveLength(6);
    for (const colour of colours)
      for (const ground of [night!, sample!]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** WCAG 2.1: ratio of the relative luminances. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
