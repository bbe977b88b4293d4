import { describe, expect, it } from 'vitest';
import { type AnchoredOptions, anchored as anchoredBy } from '../../../cli/define/anchored.ts';
import { isRecordPath } from '../../../config/rules/record-address.ts';
import { headingsOf } from '../../../components/prose/headings.ts';

const anchored = (html: string, onDead?: AnchoredOptions['onDead']) => anchoredBy(html, { isRecordPath, onDead });

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

  it.each([
    ['GitHub', '## 三、请求：如何进入队列（概览）', '#三请求如何进入队列概览', 's-三-请求-如何进入队列-概览'],
    ['GitHub, two hyphens', '## Q & A', '#q--a', 's-q-a'],
    ['GitHub, numbers', '## 2. Q&A', '#2-qa', 's-2-q-a'],
    ['punctuation kept', '## 什么是 RTC？', '#什么是-rtc？', 's-什么是-rtc'],
    ['the copied address', '## 小节', '#s-小节', 's-小节'],
    ['emoji', '## 🚀 开始', '#-开始', 's-开始'],
  ])('finds the heading by another rule: %s', (_, heading, href, id) => {
    const html = `<h2>${heading.slice(3).replace('&', '&amp;')}</h2><a href="${href}">x</a>`;
    const dead: string[] = [];
    expect(anchored(html, (target) => dead.push(target))).toMatch(new RegExp(`<a href="#${id}">`));
    expect(dead).toEqual([]);
  });

  it('counts equal headings as GitHub does', () => {
    const html = `${'<h2>结果</h2>'.repeat(3)}<h2>结果 2</h2>`;
    const found = (href: string) => /<a href="([^"]*)">$/.exec(anchored(`${html}<a href="${href}">`))![1];
    expect(['#结果', '#结果-1', '#结果-2', '#s-结果-3', '#结果-9'].map(found)).toEqual([
      '#s-结果',
      '#s-结果-2',
      '#s-结果-2-2',
      '#s-结果-3',
      '#结果-9',
    ]);
  });

  it('finds an id of the text, which stays unique', () => {
    expect(
      anchored(
        '<sup id="s-r1"><a href="#f1">1</a></sup><h2>F1</h2><h2 dir="rtl" id="s-own">x</h2><a href="#X">x</a><li id="s-f1"><a href="#r1">↩</a></li><li id="s-f1">y</li>',
      ),
    ).toBe(
      '<sup id="s-r1"><a href="#s-f1">1</a></sup><h2 id="s-f1-2">F1</h2><h2 id="s-own" dir="rtl">x</h2><a href="#s-own">x</a><li id="s-f1"><a href="#s-r1">↩</a></li><li>y</li>',
    );
  });

  it('finds the place of another text, whose ids begin alike', () => {
    const ends = (href: string) => /<a href="([^"]*)">$/.exec(anchored(`<a href="${href}">`))![1];
    expect(
      [
        '/dev-blog/x#小 节',
        '/case/y#Q-A',
        '/dev-blog/x#s-小节',
        '/dev-blog/x',
        '/dev-blog/components#A',
        '/im#top',
      ].map(ends),
    ).toEqual([
      '/dev-blog/x#s-小-节',
      '/case/y#s-q-a',
      '/dev-blog/x#s-小节',
      '/dev-blog/x',
      '/dev-blog/components#A',
      '/im#top',
    ]);
  });

  it('finds an id of another text that has capitals or other signs', () => {
    const text =
      '<h2 id="s-Q_A">甲</h2><p><a id="s-N.2">乙</a> <span id="s-x">丙</span></p><h2>N 2</h2><li id="s-fn:1">丁</li>';
    expect(anchored(text)).toBe(
      '<h2 id="s-Q_A"><span id="s-q-a"></span>甲</h2><p><a id="s-N.2">乙</a> <span id="s-x">丙</span></p><h2 id="s-n-2">N 2</h2><li id="s-fn:1">丁</li>',
    );
    expect(anchored('<a href="/dev-blog/x#Q_A">x</a>')).toBe('<a href="/dev-blog/x#s-q-a">x</a>');
  });

  it('leaves code alone', () => {
    const html = '<h2 id="s-a">A</h2><pre>&lt;a href="#a"&gt; id="s-a"</pre>';
    expect(anchored(html)).toBe(html);
  });

  it('is reported where it leads nowhere', () => {
    const dead: string[] = [];
    anchored('<h2>结果</h2><a href="#没有">a</a><a href="#top">b</a><a href="#">c</a><a href="#……">d</a>', (target) =>
      dead.push(target),
    );
    expect(dead).toEqual(['没有', '……']);
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
