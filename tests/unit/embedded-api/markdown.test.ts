import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';

const converted = (markdown: string) => htmlOf({ markdown, picture: () => null, link: () => null });
const html = (markdown: string) => converted(markdown).html;
const remarks = (markdown: string) => converted(markdown).remarks.map(({ what, line }) => `${line}: ${what}`);
const lost = (markdown: string) => converted(markdown).lost.map(({ text, line }) => `${line}: ${text}`);

describe('footnotes', () => {
  it('stand at the end, with links both ways, with spaces and without', () => {
    expect(html('论断[^1]，又一个[^two]。\n\n[^1]: 这句话是脚注。\n[^two]: 这一句 有空格。')).toBe(
      '<p>论断<sup id="fnref-1"><a href="#fn-1">[1]</a></sup>，又一个<sup id="fnref-2"><a href="#fn-2">[2]</a></sup>。</p>\n' +
        '<hr>\n<ol>\n<li id="fn-1"><p>这句话是脚注。 <a href="#fnref-1">↩</a></p></li>\n' +
        '<li id="fn-2"><p>这一句 有空格。 <a href="#fnref-2">↩</a></p></li>\n</ol>\n',
    );
  });

  it('are numbered by their first mark, whatever their order and names', () => {
    const text = html('[^乙]: 第二\n\n[^甲]: 第一\n\n一[^甲]二[^乙]三[^甲]');
    expect(text).toContain(
      '<p>一<sup id="fnref-1"><a href="#fn-1">[1]</a></sup>二<sup id="fnref-2"><a href="#fn-2">[2]</a></sup>' +
        '三<sup id="fnref-1-2"><a href="#fn-1">[1]</a></sup></p>',
    );
    expect(text).toContain(
      '<li id="fn-1"><p>第一 <a href="#fnref-1">↩</a> <a href="#fnref-1-2">↩<sup>2</sup></a></p></li>',
    );
  });

  it('have paragraphs, code, links and notes of their own', () => {
    const text = html(
      '甲[^a]\n\n[^a]: 段一，见[^b]\n续行\n\n    段二 **粗**\n\n    ```js\n    let x\n    ```\n\n[^b]: 乙\n\n下文',
    );
    expect(text).toContain('<p>甲<sup id="fnref-1"><a href="#fn-1">[1]</a></sup></p>\n<p>下文</p>\n<hr>');
    expect(text).toContain(
      '<li id="fn-1"><p>段一，见<sup id="fnref-2"><a href="#fn-2">[2]</a></sup>\n续行</p>\n<p>段二 <strong>粗</strong></p>\n' +
        '<pre><code class="language-js">let x\n</code></pre>\n<p><a href="#fnref-1">↩</a></p></li>',
    );
    expect(text).toContain('<li id="fn-2"><p>乙 <a href="#fnref-2">↩</a></p></li>');
  });

  it('may stand in lists, quotes and tables, and end a paragraph', () => {
    const text = html('- 一[^1]\n\n> 二[^2]\n\n| 三[^3] |\n| --- |\n| x |\n\n段落\n[^1]: 甲\n[^2]: 乙\n\n> [^3]: 丙');
    for (const note of ['甲', '乙', '丙']) expect(text).toMatch(new RegExp(`<li id="fn-\\d"><p>${note} <a`));
    expect(text).toContain('<p>段落</p>');
  });

  it('stay text in code, and where there is no note', () => {
    expect(html('`[^1]` [^2] 和\n\n    [^1]\n\n[^1]')).toBe(
      '<p><code>[^1]</code> [^2] 和</p>\n<pre><code>[^1]\n</code></pre>\n<p>[^1]</p>\n',
    );
  });

  it('names of links may break over lines', () => {
    const definitions = '[long\nname]: /im\n[甲 乙]: /sms';
    expect(lost(`文 [链接][long\n  name]，又 [一个][甲\n乙]\n\n${definitions}`)).toEqual([]);
    expect(lost('文 [链接][x\n\ny]\n\n[z]: 词')).toEqual(['5: [z]: 词']);
  });

  it('without a mark, or of a mark that has a note, are lost', () => {
    expect(lost('一[^1]\n\n[^1]: 甲\n[^1]: 又一个\n[^2]: 没有用')).toEqual(['4: [^1]: 又一个', '5: [^2]: 没有用']);
  });
});

describe('what is not meant to be seen', () => {
  it.each([
    '甲\n\n[//]: # (注释)\n\n乙',
    '甲\n\n[comment]: <> (注释)\n\n乙',
    '甲\n\n[^_^]: # (注释)\n\n乙',
    '<p>甲<o:p></o:p></p>',
    '<p><![if !supportLists]>甲<![endif]></p>',
  ])('is not lost: %j', (markdown) => {
    expect(lost(markdown)).toEqual([]);
  });
});

describe('pasted lists', () => {
  it('are lists, in two levels', () => {
    expect(html('要点：\n• 一\n◦ 一之一\n•\t二')).toBe(
      '<p>要点：</p>\n<ul>\n<li>一<ul>\n<li>一之一</li>\n</ul>\n</li>\n<li>二</li>\n</ul>\n',
    );
    expect(html('●甲\n●乙')).toBe('<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>\n');
    expect(html('– 甲 **粗**\n– 乙\n\n文')).toBe(
      '<ul>\n<li>甲 <strong>粗</strong></li>\n<li>乙</li>\n</ul>\n<p>文</p>\n',
    );
  });

  it('have one level where all their signs are alike, and are no table behind their signs', () => {
    expect(html('◦ 甲\n◦ 乙')).toBe('<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>\n');
    expect(html('•\t甲\n•\t乙')).toBe('<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>\n');
    for (const sign of ['①', '（一）', '(1)']) expect(html(`${sign}\t甲\n${sign}\t乙`)).not.toContain('<table');
    expect(lost('▪ 甲\n▫ 乙\n\n- ▪ 丙')).toEqual([]);
  });

  it.each(['“引文”\n\n– 作者', '一 • 二', '·名·', '```\n• 一\n• 二\n```', '–1 度'])('stay text: %j', (markdown) => {
    expect(html(markdown)).not.toContain('<li>');
    expect(lost(markdown)).toEqual([]);
  });
});

describe('pasted tables', () => {
  it('are tables, with the first row as their head', () => {
    expect(html('见下：\n名\t值\t注\n甲\t1|2\n乙\t\t`x`\n\n文')).toBe(
      '<p>见下：</p>\n<table>\n<thead>\n<tr>\n<th>名</th>\n<th>值</th>\n<th>注</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>甲</td>\n' +
        '<td>1|2</td>\n<td></td>\n</tr>\n<tr>\n<td>乙</td>\n<td></td>\n<td><code>x</code></td>\n</tr>\n</tbody></table>\n<p>文</p>\n',
    );
  });

  it.each(['一行\t有制表符', '```\na\tb\nc\td\n```', '\ta\tb\n\tc\td', '- a\tb\n- c\td'])('are not: %j', (markdown) => {
    expect(html(markdown)).not.toContain('<table>');
  });
});

describe('text that Markdown does not show', () => {
  it.each([
    ['cells without a column', '| a | b |\n|--|--|\n| 1 | 2 | 丢了 |', ['3: 丢了']],
    ['words of definitions that no link uses', '[a]: /x\n[b]: 文字\n\n见[甲][a]', ['2: [b]: 文字']],
  ])('is named with its line: %s', (_, markdown, pieces) => {
    expect(lost(markdown)).toEqual(pieces);
  });

  it.each([
    ['comments', '一 <!-- 注释\n注释 --> 二'],
    ['entities, in text and in code', '&copy; 2026 &amp; `&copy;` &#20013;'],
    ['addresses', '[甲](/a_b?c=d#e "题") <https://a.example/%E4%B8%AD?x=y&z> www.b.example ![图](</p q.png>)'],
    ['names of languages', '```ts title=app.ts\nlet a\n```\n\n> ~~~ JSON 5\n> {}\n> ~~~'],
    ['names of links', '[甲][Some Name], [some name][], [some name]\n\n[some   name]: /x "题"'],
    ['numbers of lists and boxes', '3. 三\n4. 四\n   1. 五\n\n- [x] 完\n- [ ] 未'],
    ['tags', '<b class="x" data-y=\'z\'>粗</b><br/>\n\n<div\n class="q">\n\n文\n\n</div>'],
    ['escapes and emphasis', '\\*a\\* snake_case **粗**体 ~~删~~ a\\\nb'],
    ['setext headings and rules', '标题\n====\n\n副题\n---\n\n***'],
    ['right-to-left, combined and joined characters', 'مرحبا **שלום** é 👩‍👩‍👧‍👦 हिन्दी'],
    ['missing pictures', '![说明文字](./gone.png) 和 ![b](gone.jpg "题")'],
    ['scripts, which the sanitizer names', '<script>let a = 1</script>\n\n<style>p { color: red }</style>'],
  ])('is not: %s', (_, markdown) => {
    expect(lost(markdown)).toEqual([]);
  });
});

describe('a definition of an address that no link uses', () => {
  it.each(['[b]: https://b.example/x', '[b]: <#b> "题"', '[b]: b.png', '[A]: /y'])('is a remark: %s', (definition) => {
    const markdown = `[a]: /x\n${definition}\n\n见[甲][a]`;
    expect(lost(markdown)).toEqual([]);
    expect(remarks(markdown)).toEqual([`2: no link uses the definition ${JSON.stringify(definition)}`]);
  });
});

describe('tags that a sentence names', () => {
  it.each([
    ['文 <table> 来排版。\n\n**后**', '<p>文 &lt;table&gt; 来排版。</p>\n<p><strong>后</strong></p>\n', ['1: <table>']],
    ['<title> 会吞\n\n## 后', '<p>&lt;title&gt; 会吞</p>\n<h2>后</h2>\n', ['1: <title>']],
    [
      '前\n\n<script> 也会\n\n**后**',
      '<p>前</p>\n<p>&lt;script&gt; 也会</p>\n<p><strong>后</strong></p>\n',
      ['3: <script>'],
    ],
    ['用 <code> 写 **x** & y', '<p>用 &lt;code&gt; 写 <strong>x</strong> &amp; y</p>\n', ['1: <code>']],
    ['if a<b and c>d', '<p>if a&lt;b and c&gt;d</p>\n', ['1: <b and c>']],
    ['`<table>` 与\n<table>', '<p><code>&lt;table&gt;</code> 与</p>\n<table>', []],
    [
      '`<i>` 与\n- <i> 和 <li>',
      '<p><code>&lt;i&gt;</code> 与</p>\n<ul>\n<li>&lt;i&gt; 和 &lt;li&gt;</li>\n</ul>\n',
      ['2: <i>', '2: <li>'],
    ],
    ['结束 </table> 后', '<p>结束 &lt;/table&gt; 后</p>\n', ['1: </table>']],
    ['用 <img> 和 Array<string>', '<p>用 &lt;img&gt; 和 Array&lt;string&gt;</p>\n', ['1: <img>', '1: <string>']],
    ['<!-- 没完\n\n**后**', '<p>&lt;!-- 没完</p>\n<p><strong>后</strong></p>\n', ['1: <!--']],
    ['<?php echo\n\n**后**', '<p>&lt;?php echo</p>\n<p><strong>后</strong></p>\n', []],
  ])('are shown, once each, with their line: %j', (markdown, shown, tags) => {
    expect(html(markdown)).toBe(shown);
    expect(remarks(markdown)).toEqual(tags.map((tag) => tag.replace(': ', ': a tag is shown as text: ')));
    expect(lost(markdown)).toEqual([]);
  });

  it.each([
    '甲 <b>粗</b> 乙',
    '<div>\n\n文\n\n</div>',
    '<b>甲\n\n乙</b>',
    '<font color=red>甲\n\n乙</font>',
    '甲<br>乙<br/>丙',
    '甲 <img src="/a.png" alt="x" hidden>',
    '<a name="x"> 甲',
    '<p _ngcontent-abc>甲</p>',
    '<table>\n<tr><td>甲\n<tr><td>乙\n</table>',
  ])('are none where HTML is complete: %j', (markdown) => {
    expect(html(markdown)).not.toContain('&lt;');
    expect(remarks(markdown)).toEqual([]);
  });
});

describe('emphasis beside punctuation, in text without spaces', () => {
  it.each([
    ['**加粗：**文字', '<strong>加粗：</strong>文字'],
    ['文字**“引用”**后面', '文字<strong>“引用”</strong>后面'],
    ['文字**链接（x）**的', '文字<strong>链接（x）</strong>的'],
    ['**注意。**Text', '<strong>注意。</strong>Text'],
    ['*斜体，*文字', '<em>斜体，</em>文字'],
    ['文~~删（x）~~文', '文<del>删（x）</del>文'],
    ['**甲**：**乙**。**丙：**丁', '<strong>甲</strong>：<strong>乙</strong>。<strong>丙：</strong>丁'],
    ['这是 *斜体 **粗体** 结束*', '这是 <em>斜体 <strong>粗体</strong> 结束</em>'],
    ['输入**`x`。**然后', '输入<strong><code>x</code>。</strong>然后'],
    [
      '**강조**는 **(강조)**는 **"강조"**입니다',
      '<strong>강조</strong>는 <strong>(강조)</strong>는 <strong>&quot;강조&quot;</strong>입니다',
    ],
    ['**“强调”**后，***“两者”***后', '<strong>“强调”</strong>后，<em><strong>“两者”</strong></em>后'],
    ['**この「引用」**を、**ー。**カ', '<strong>この「引用」</strong>を、<strong>ー。</strong>カ'],
    ['𠮷**（野）**家', '𠮷<strong>（野）</strong>家'],
    ['**ไทย(x)**ไทย **ລາວ.**ລາວ', '<strong>ไทย(x)</strong>ไทย <strong>ລາວ.</strong>ລາວ'],
    ['**ខ្មែរ។**ក **မြန်မာ။**မ', '<strong>ខ្មែរ។</strong>ក <strong>မြန်မာ။</strong>မ'],
    ['**हिन्दी।**में ב**"מילה"**', '<strong>हिन्दी।</strong>में ב<strong>&quot;מילה&quot;</strong>'],
    ['**注意，\n再看：**文字', '<strong>注意，\n再看：</strong>文字'],
    ['请**\\*注意\\***后，他**a*（b）*c**后', '请<strong>*注意*</strong>后，他<strong>a*（b）*c</strong>后'],
    ['**词、**后**又、**再', '<strong>词、</strong>后<strong>又、</strong>再'],
    ['b**a**中 图_1_标题 __init__方法', 'b<strong>a</strong>中 图_1_标题 __init__方法'],
    ['乙 *见（甲）*，*(甲)* 乙', '乙 <em>见（甲）</em>，<em>(甲)</em> 乙'],
    ['값을 *인수(argument)*라고, *强调（甲）*字', '값을 <em>인수(argument)</em>라고, <em>强调（甲）</em>字'],
    ['__字：__字 字_（说）_字', '<strong>字：</strong>字 字<em>（说）</em>字'],
    [
      '是**甲"乙"**、**丙**、**丁**。',
      '是<strong>甲&quot;乙&quot;</strong>、<strong>丙</strong>、<strong>丁</strong>。',
    ],
    ['*甲（乙）→ 丙（丁）*、*戊（己）→ 庚*。', '<em>甲（乙）→ 丙（丁）</em>、<em>戊（己）→ 庚</em>。'],
    ['**는 *콜백*이라고 *전부*를 합니다.**', '<strong>는 <em>콜백</em>이라고 <em>전부</em>를 합니다.</strong>'],
    [
      '**a *b*c** ***a** b* *a **b***',
      '<strong>a <em>b</em>c</strong> <em><strong>a</strong> b</em> <em>a <strong>b</strong></em>',
    ],
    ['*foo**bar* **a_b_c*', '<em>foo**bar</em> *<em>a_b_c</em>'],
    ['价格5~10元，3~4天，好的~~', '价格5~10元，3~4天，好的~~'],
    ['/*注释*/ /logs/*/a /logs/* 甲', '/*注释*/ /logs/*/a /logs/* 甲'],
    ['面积*（甲+乙）*2 文件_终稿_2 2**8 f(**rest)', '面积*（甲+乙）*2 文件_终稿_2 2**8 f(**rest)'],
    ['a**(b)**c', 'a**(b)**c'],
    ['<语言>_<地区>，如 zh_CN __STOPPED 和 __TRACED', '&lt;语言&gt;_&lt;地区&gt;，如 zh_CN __STOPPED 和 __TRACED'],
    ['（*）必填，（*）可改，(**) f(*) f(*)', '（*）必填，（*）可改，(**) f(*) f(*)'],
    ["“_”到“_”，'*'和'*'，「~」「~」", '“_”到“_”，&#39;*&#39;和&#39;*&#39;，「~」「~」'],
    ['把"_"和"_"换成"*"，*"*"*', '把&quot;_&quot;和&quot;_&quot;换成&quot;*&quot;，<em>&quot;*&quot;</em>'],
    ['"甲"**"乙"**后', '&quot;甲&quot;<strong>&quot;乙&quot;</strong>后'],
    ['单价*数量*天数', '单价<em>数量</em>天数'],
    ['/**甲 乙 **/ ) ~1MB 和 64~144 引脚', '/**甲 乙 **/ ) ~1MB 和 64~144 引脚'],
  ])('works: %j', (markdown, shown) => {
    expect(html(markdown)).toBe(`<p>${shown}</p>\n`);
    expect(remarks(markdown)).toEqual([]);
  });

  it.each([
    ['甲\n\n乙** 粗**。\n丙', '3: signs of emphasis are shown as text: **'],
    ['**标题: **', '1: signs of emphasis are shown as text: **'],
    ['** a title **', '1: signs of emphasis are shown as text: **'],
    ['甲\n**Note:**text', '2: signs of emphasis are shown as text: **'],
    ['字__重点__字', '1: signs of emphasis are shown as text: __'],
    ['字 _重点_字', '1: signs of emphasis are shown as text: _'],
    ['a~~(删)~~b', '1: signs of emphasis are shown as text: ~~'],
    ['> - 甲 `x`\n>   乙** 粗**', '2: signs of emphasis are shown as text: **'],
  ])('is reported where it stays text: %j', (markdown, remark) => {
    expect(remarks(markdown)).toEqual([remark]);
  });

  it('is not looked for in code and in one sign alone', () => {
    expect(remarks('路径 /a/**/b 与 `甲**`，5 * 3 * 2')).toEqual([]);
  });

  it('is read in time, however many signs have no end', () => {
    const started = performance.now();
    html(['*a _b ', '**a*', '_a__', '*a **b', '~~a~'].map((part) => part.repeat(1000)).join('\n\n'));
    expect(performance.now() - started).toBeLessThan(4000);
  });
});

describe('headings', () => {
  it('have the ids behind their words', () => {
    expect(html('## 标题 {#one}\n\n副题 {#two}\n---\n\n## {#three}')).toBe(
      '<h2 id="one">标题</h2>\n<h2 id="two">副题</h2>\n<h2 id="three"></h2>\n',
    );
    expect(html('## 标 {x} `{#y}`')).toBe('<h2>标 {x} <code>{#y}</code></h2>\n');
    expect(lost('## 标题 {#one}\n\n副题 {#two}\n---')).toEqual([]);
  });

  it('without words are left out and named', () => {
    expect(html('甲\n\n##\n\n乙\n\n> ### \n> 丙')).not.toContain('<h');
    expect(remarks('甲\n\n##\n\n乙\n\n> 丙\n> ### ')).toEqual([
      '3: a heading without words is left out',
      '8: a heading without words is left out',
    ]);
  });
});

describe('lines that are numbered as in word processors', () => {
  const items = (...texts: string[]) => `<ol>\n${texts.map((text) => `<li>${text}</li>\n`).join('')}</ol>\n`;
  it.each([
    ['1、甲\n2、乙', items('甲', '乙')],
    ['1．甲\n2．乙', items('甲', '乙')],
    ['1）甲\n2）乙', items('甲', '乙')],
    ['（1）甲\n（2）乙', items('甲', '乙')],
    ['(1) 甲\n(2) 乙', items('甲', '乙')],
    ['① 甲\n②乙', items('甲', '乙')],
    ['一些：\n1、甲\n（1）子\n（2）丑\n2、乙', `<p>一些：</p>\n${items(`甲${items('子', '丑')}`, '乙')}`],
    ['3、丙\n4、丁', '<ol start="3">\n<li>丙</li>\n<li>丁</li>\n</ol>\n'],
    ['\uf0b7 甲\n\uf0a7\t乙\n\uf0d8丙', '<ul>\n<li>甲</li>\n<li>乙</li>\n<li>丙</li>\n</ul>\n'],
    ['•\t甲\no\t子\n•\t乙', '<ul>\n<li>甲<ul>\n<li>子</li>\n</ul>\n</li>\n<li>乙</li>\n</ul>\n'],
  ])('are lists: %j', (markdown, shown) => {
    expect(html(markdown)).toBe(shown);
    expect(remarks(markdown)).toEqual([]);
    expect(lost(markdown)).toEqual([]);
  });

  it.each(['一、甲\n二、乙', '1、甲\n3、丙', 'a) 甲\nb) 乙', '（一）甲\n（二）乙'])('or are named: %j', (lines) => {
    expect(html(lines)).not.toContain('<li>');
    expect(remarks(`前\n\n> 引\n\n${lines}`)).toEqual(['5: numbered lines become one paragraph']);
    expect(remarks(`- 项\n\n  ${lines.replace('\n', '\n  ')}`)).toEqual(['3: numbered lines become one paragraph']);
  });

  it.each([
    ['1.甲\n2.乙', 'numbered lines become one paragraph'],
    ['I. 甲\nII. 乙', 'numbered lines become one paragraph'],
    ['·甲\n·乙', 'lines that begin with a sign become one paragraph'],
    ['√ 甲\n√ 乙', 'lines that begin with a sign become one paragraph'],
    ['— 甲\n— 乙', 'lines that begin with a sign become one paragraph'],
    ['－ 甲\n－ 乙', 'lines that begin with a sign become one paragraph'],
    ['→甲\n→乙', 'lines that begin with a sign become one paragraph'],
    ['姓名 | 年龄\n张三 | 30', 'lines with | become one paragraph'],
    ['姓名|年龄|城市\n张三|30|广州\n李四|31|上海', 'lines with | become one paragraph'],
  ])('and so are lines that miss the sign of a list or table: %j', (lines, what) => {
    expect(html(lines)).not.toMatch(/<li>|<table>/);
    expect(remarks(`前\n\n文\n${lines}`)).toEqual([`4: ${what}`]);
    expect(remarks(lines.replaceAll('\n', '  \n'))).toEqual([]);
    expect(remarks(lines.replaceAll('\n', '\n\n'))).toEqual([]);
  });

  it.each([
    '3.5 米\n4.5 米',
    '`a|b`\n`c|d`',
    '——一\n——二',
    '— 一',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '|甲|\n|乙|',
    '– 甲\n文',
  ])('and not what is meant so: %j', (markdown) => {
    expect(remarks(markdown)).toEqual([]);
  });

  it('and entries are lists with any kind of space behind their sign', () => {
    expect(html('–\u202f甲\n–\u2009乙')).toBe('<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>\n');
  });

  it.each(['见 ① 与 ②', '1、只有一行', '一、甲\n\n二、乙', '`1、a`\n`2、b`'])('are none: %j', (markdown) => {
    expect(html(markdown)).not.toContain('<li>');
    expect(remarks(markdown)).toEqual([]);
  });
});
