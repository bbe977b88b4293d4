import { describe, expect, it } from 'vitest';
import { assertNoLeftovers, leftoversOf, masked } from '../../../cli/render/leftovers.ts';

describe('values that code does not have', () => {
  it.each([
    ['<p>undefined 分钟</p>', ['undefined 分钟']],
    ['<p>共<b>undefined</b>项</p>', ['undefined']],
    [
      '<img src="/undefined/a.png" alt="[object Object]">',
      ['<img src="/undefined/a.png">', '<img alt="[object Object]">'],
    ],
    ['<title>undefined</title>', ['undefined']],
    ['<p>undefined-behaviour, isUndefined, a.undefined</p>', []],
    ['<pre><span>undefined</span></pre><code>undefined</code><script>let a = undefined</script>', []],
  ])('are found in texts and attributes, and not in code: %s', (html, found) => {
    expect(leftoversOf(html)).toEqual(found);
  });

  const page = ({ title, count }: { title: string; count?: number }) =>
    `<title>${title}</title><h1>${title}</h1><a href="#x" aria-label="${title}">${count} 项</a>`;
  const checked = (content: Parameters<typeof page>[0]) =>
    assertNoLeftovers({ html: page(content), withMaskedContent: () => page(masked(content)) });

  it('are an error, and the same words of the content are none', async () => {
    await checked({ title: 'undefined 与 [object Object]', count: 1 });
    await expect(checked({ title: '标题' })).rejects.toThrow(
      'the code writes a value that it does not have: undefined 项',
    );
    await expect(checked({ title: 'undefined 与 null' })).rejects.toThrow(
      'the code writes a value that it does not have: undefined 项',
    );
  });

  it('are masked at any depth of content, which is left as it is', () => {
    const content = { list: [{ title: 'undefined', time: null, size: 3 }], undefined: 'a' };
    expect(masked(content)).toEqual({ list: [{ title: 'value', time: null, size: 3 }], undefined: 'a' });
    expect(content.list[0]!.title).toBe('undefined');
  });
});
