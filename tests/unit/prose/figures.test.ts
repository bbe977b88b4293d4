import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';
import { sanitize } from '../../../cli/render/sanitize.ts';
import { withFigures, withTables } from '../../../components/prose/figures/figures.ts';
import { figureProblems } from '../../../config/rules/figure-blocks.ts';
import { ticksOf } from '../../../components/prose/figures/svg.ts';
import { figureDataOf } from '../../../config/rules/figure-data.ts';

const htmlWith = (data: string) =>
  sanitize({
    html: htmlOf({ markdown: `\`\`\`figure\n${data}\n\`\`\``, picture: () => null, link: () => null }).html,
    mediaHosts: [],
    sizes: {},
  }).trim();
const drawn = (data: string) => withFigures(htmlWith(data));
const labels = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
const widths = (html: string) =>
  [...html.split('</svg>')[0]!.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));

const bars = 'kind: bars\ncaption: 探测更快\nunit: ms\n\n任播 | 200 | 选错 9.2%\n* 探测 | 100';
const line =
  'kind: line\ncaption: 等得更短\nx: 概率\ny: 等待（ms）\n\n概率 | 变化 | 固定\n0 | 900 | 500\n1 | 120 | 500';
const timeline = 'kind: timeline\ncaption: 判停最长\nunit: ms\n\n上行 | 0 | 60\n* 判停 | 60 | 300\n出声 | 300';
const steps = 'kind: steps\ncaption: 三个状态\n\n说话 | 不理会附和 | 满 250 ms\n* 停下';

describe('a figure in a text', () => {
  it('shows quantities as bars to scale, once for wide columns and once for narrow ones', () => {
    const html = drawn(bars);
    expect(html).toMatch(
      /^<figure class="figure-box"><svg [^>]*class="figure-wide">.*<figcaption>探测更快<\/figcaption>/,
    );
    expect(html.match(/<svg /g)).toHaveLength(2);
    const [first, second] = widths(html);
    expect(second! / first!).toBeCloseTo(0.5, 2);
    expect(labels(html)).toEqual(Array(2).fill('探测更快：任播 200 ms，选错 9.2%；探测 100 ms'));
    expect(html).toContain('class="figure-third"');
  });

  it('shows lines on two axes', () => {
    const html = drawn(line);
    expect(labels(html)[0]).toBe('等得更短：变化 0→900，1→120；固定 0→500，1→500；概率；等待（ms）');
    expect(html.match(/class="figure-line figure-line-first"/g)).toHaveLength(2);
    expect(html).toContain('>1,000</text>');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('leaves out what a line has no value for, and names a single line by its axis alone', () => {
    expect(labels(drawn('kind: line\ncaption: c\n\nx | a | b\n0 | 1 |\n1 | 2 | 3\n2 | | 4'))[0]).toBe(
      'c：a 0→1，1→2；b 1→3，2→4',
    );
    expect(drawn('kind: line\ncaption: c\n\nx | 唯一\n0 | 1\n1 | 2').replace(/aria-label="[^"]*"/g, '')).not.toContain(
      '唯一',
    );
  });

  it('shows spans and moments on one axis', () => {
    const html = drawn(timeline);
    const [first, second] = widths(html);
    expect(second! / first!).toBeCloseTo(4, 1);
    expect(html.match(/<circle /g)).toHaveLength(2);
    expect(labels(html)[0]).toBe('判停最长：上行 0–60；判停 60–300；出声 300；ms');
  });

  it('shows steps as a list', () => {
    expect(drawn(steps)).toBe(
      '<figure class="figure-box"><ol class="figure-steps"><li><b>说话</b> <span>不理会附和</span> <i>满 250 ms</i></li>' +
        '<li class="figure-marked"><b>停下</b></li></ol><figcaption>三个状态</figcaption></figure>',
    );
  });

  it.each([
    'kind: bars\ncaption: c\n\na | 0\nb | 0',
    'kind: line\ncaption: c\n\nx | a\n0 | 0\n1 | 0',
    'kind: timeline\ncaption: c\nfrom: 5\n\na | 5\nb | 5',
    'kind: timeline\ncaption: c\n\na | 0 | 999999999999\nb | 0.000001',
  ])('has coordinates whatever its values are: %j', (data) => {
    expect(drawn(data)).toMatch(/^<figure/);
    expect(drawn(data)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is a table where there is no style sheet', () => {
    expect(withTables(htmlWith(timeline))).toBe(
      '<table><caption>判停最长</caption><tbody><tr><td>上行</td><td>0–60 ms</td><td></td></tr>' +
        '<tr><td>判停</td><td>60–300 ms</td><td></td></tr><tr><td>出声</td><td>300 ms</td><td></td></tr></tbody></table>',
    );
  });
});

describe('hostile data', () => {
  const hostile = `"><script>alert(1)</script>' onload='x`;

  it.each(['bars', 'timeline', 'steps'])('is text in every place of %s', (kind) => {
    const html = drawn(
      `kind: ${kind}\ncaption: ${hostile}\n\n<b>${'x" y'}</b> | 1 | ${kind === 'timeline' ? '2' : '<i>'}\nb & c | 2`,
    );
    expect(html).toMatch(/^<figure/);
    expect(html).not.toMatch(/<script|<b>x|\s(onload|onclick)=['"]|<i><\/i>/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('b &amp; c');
  });

  it('is text in the names of lines and axes', () => {
    const html = drawn(
      `kind: line\ncaption: c\nx: "><script>\ny: '><svg onload=x>\n\nx | <script> | "b"\n0 | 1 | 2\n1 | 2 | 3`,
    );
    expect(html).toMatch(/^<figure/);
    expect(html).not.toMatch(/<script|<svg onload/);
    expect(withTables(htmlWith(bars.replace('任播', '<script>')))).not.toContain('<script');
  });

  it.each([
    ['kind: bars', 'an empty line between the keys and the rows is missing'],
    ['kind: bars\ncaption: c\n\na | 1', 'it has 1 rows, 2 to 24 are drawn'],
    [`kind: bars\ncaption: c\n\n${'a | 1\n'.repeat(25)}`, 'it has 25 rows, 2 to 24 are drawn'],
    ['kind: constructor\ncaption: c\n\na | 1\nb | 1', 'kind is "constructor", not one of bars, line, timeline, steps'],
    ['kind: __proto__\ncaption: c\n\na | 1\nb | 1', 'kind is "__proto__", not one of bars, line, timeline, steps'],
    ['kind: bars\ncaption: c\ncolour: red\n\na | 1\nb | 1', 'bars has no key "colour"'],
    ['kind: bars\n\na | 1\nb | 1', 'caption is missing: the sentence that the figure shows'],
    ['kind: bars\ncaption\n\na | 1\nb | 1', '"caption" is not a key with its value'],
    ['kind: bars\ncaption: c\n\na | NaN\nb | 1', '"NaN" is not a number'],
    ['kind: bars\ncaption: c\n\na | 1e999\nb | 1', '"1e999" is not a number'],
    ['kind: bars\ncaption: c\n\na | -1\nb | 1', '-1 is below nothing, which a bar cannot show'],
    [`kind: bars\ncaption: c\n\n${'长'.repeat(33)} | 1\nb | 1`, 'a name has 33 characters, at most 32 are drawn'],
    ['kind: timeline\ncaption: c\n\na | 3 | 2\nb | 1', '"a | 3 | 2" ends before it begins, or begins before the axis'],
    ['kind: line\ncaption: c\n\nx | a | b | c | d\n0 | 1\n1 | 1', '4 lines are named, 1 to 3 are drawn'],
    ['kind: line\ncaption: c\n\nx | a\n1 | 1\n0 | 1', 'places on the axis do not rise'],
    ['kind: line\ncaption: c\n\nx | a\n0 | 1\n1 |', 'the line "a" has fewer than two points'],
    ['kind: line\ncaption: c\nfrom: 5\n\nx | a\n0 | 1\n1 | 9', 'the line "a" goes below the axis'],
  ])('is not drawn, and says why: %j', (data, problem) => {
    expect(figureDataOf(data)).toEqual({ problem });
  });

  it('stays a code block when it cannot be drawn', () => {
    const html = htmlWith('kind: pie\ncaption: <c>\n\na | 1\nb | 2');
    expect(withFigures(html)).toBe(html);
    expect(withTables(html)).toBe(html);
    expect(figureProblems(html).map(({ why }) => why)).toEqual([
      'kind is "pie", not one of bars, line, timeline, steps',
    ]);
    expect(figureProblems(htmlWith(bars))).toEqual([]);
  });
});

describe('ticks of an axis', () => {
  it.each([
    [{ from: 0, to: 650 }, [0, 200, 400, 600]],
    [{ from: 0, to: 825, whole: true }, [0, 200, 400, 600, 800, 1000]],
    [{ from: 0.9, to: 1.1, whole: true }, [0.9, 0.95, 1, 1.05, 1.1]],
    [{ from: -1, to: 4 }, [-1, 0, 1, 2, 3, 4]],
    [{ from: 0, to: 0.7 }, [0, 0.2, 0.4, 0.6]],
  ])('are round: %j', (range, ticks) => expect(ticksOf(range)).toEqual(ticks));
});
