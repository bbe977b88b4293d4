import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Copy } from '../../../components/ui/copy.tsx';

describe('a text with marks', () => {
  it.each([
    ['plain * text', 'plain * text'],
    ['a **b** c', 'a <b>b</b> c'],
    ['read [the **guide**](/guide?a=1#b), please', 'read <a href="/guide?a=1#b">the <b>guide</b></a>, please'],
    ['[no link] (x) **', '[no link] (x) **'],
    ['<b>', '&lt;b&gt;'],
  ])('%s', (text, html) => {
    expect(renderToStaticMarkup(<Copy text={text} />)).toBe(html);
  });

  it('takes elements and texts of the page', () => {
    const text = ({ bar, to }: { bar: string | number; to: string | number }) => `丢 ${bar}%，**${bar}**，[看](${to})`;
    expect(renderToStaticMarkup(<Copy text={text} values={{ bar: <i>3</i>, to: '/x' }} />)).toBe(
      '丢 <i>3</i>%，<b><i>3</i></b>，<a href="/x">看</a>',
    );
  });
});
