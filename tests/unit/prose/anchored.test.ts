import { describe, expect, it } from 'vitest';
import { anchored } from '../../../components/prose/anchored.ts';
import { headingsOf } from '../../../components/prose/headings.ts';

const ids = (html: string) => [...anchored(html).matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);

describe('ids of headings', () => {
  it('are made of their words, in any script', () => {
    expect(
      ids('<h2>为什么会这样？</h2><h3>Jitter &amp; loss, measured</h3><h4>第 2 步：<code>login()</code></h4>'),
    ).toEqual(['s-为什么会这样', 's-jitter-loss-measured', 's-第-2-步-login']);
  });

  it('are never given twice', () => {
    expect(ids('<h2>结果</h2><h2>结果</h2><h2>结果 2</h2><h2>结果</h2>')).toEqual([
      's-结果',
      's-结果-2',
      's-结果-2-2',
      's-结果-3',
    ]);
  });

  it('take no time that grows with the square of their number', () => {
    expect(new Set(ids('<h2>x</h2>'.repeat(90_000))).size).toBe(90_000);
  }, 60_000);

  it('are there without words too', () => {
    expect(ids('<h2>……</h2><h2></h2>')).toEqual(['s-text', 's-text-2']);
  });

  it('are short, and never split a character', () => {
    expect(ids(`<h2>${'𠮷'.repeat(60)}</h2>`)).toEqual([`s-${'𠮷'.repeat(48)}`]);
  });

  it('hold nothing that could end an attribute', () => {
    expect(ids('<h2>a&quot; onclick=&quot;x&lt;b&gt;</h2>')).toEqual(['s-a-onclick-x-b']);
  });
});

describe('a link within a text', () => {
  it('finds the heading it names, encoded or not', () => {
    expect(anchored('<h2>结果</h2><a href="#结果">a</a><a href="#%E7%BB%93%E6%9E%9C">b</a>')).toBe(
      '<h2 id="s-结果">结果</h2><a href="#s-结果">a</a><a href="#s-结果">b</a>',
    );
  });

  it('stays as it is where there is none', () => {
    expect(anchored('<a href="#top">a</a><a href="#%E7">b</a>')).toBe('<a href="#top">a</a><a href="#%E7">b</a>');
  });
});

describe('the sections of a text', () => {
  it('are its h2 with their h3', () => {
    expect(headingsOf(anchored('<h2>一</h2><h3>甲</h3><h4>x</h4><h3>乙</h3><h2>A &lt; <em>B</em></h2>'))).toEqual([
      {
        id: 's-一',
        text: '一',
        parts: [
          { id: 's-甲', text: '甲' },
          { id: 's-乙', text: '乙' },
        ],
      },
      { id: 's-a-b', text: 'A < B', parts: [] },
    ]);
  });

  it('are those with words', () => {
    expect(headingsOf(anchored('<h2></h2><h2>一</h2>'))).toEqual([{ id: 's-一', text: '一', parts: [] }]);
  });
});
