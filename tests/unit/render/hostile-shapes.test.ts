import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { request } from '../../../config/calls/request.ts';
import { local } from '../../../config/local/index.ts';
import { readData } from '../../../cli/content/validate.ts';
import { requestKey } from '../../../cli/content/request-key.ts';
import type { Call } from '../../../cli/define/call.ts';
import { assertNothingDegraded } from '../../../cli/pipeline/refusals.ts';
import { overdueTexts, textWarnings } from '../../../cli/pipeline/text-warnings.ts';
import { Stop } from '../../../cli/problem.ts';
import { allowedTags, changedTags } from '../../../cli/define/allowed-html.ts';
import { isTooDeep } from '../../../cli/lib/html-depth.ts';
import { fragmentOf } from '../../../cli/render/fragments.ts';
import { fit } from '../../../components/prose/fit.ts';
import { countedWork } from '../../support/counted-work.ts';
import { thorough } from '../../support/thorough.ts';

// Tags of HTML, of its past, of drawings and formulas, and one that nobody knows.
const html =
  'html head body title base link meta style script noscript template slot address article aside footer header h1 h2 h3 h4 h5 h6 hgroup ' +
  'main nav section search div dl dt dd figure figcaption hr li ol ul menu p pre blockquote a abbr b bdi bdo br cite code data dfn em i kbd ' +
  'mark q rp rt ruby s samp small span strong sub sup time u var wbr area audio img map track video embed iframe object picture portal source ' +
  'canvas del ins caption col colgroup table tbody td tfoot th thead tr button datalist fieldset form input label legend meter optgroup option ' +
  'output progress select textarea details dialog summary acronym applet basefont bgsound big blink center dir font frame frameset isindex ' +
  'keygen listing marquee menuitem multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp image';
const foreign =
  'svg g path use foreignObject desc metadata math mi mo mn ms mtext mglyph malignmark annotation annotation-xml semantics x-own';
const tags = [...new Set([...`${html} ${foreign}`.split(' '), ...allowedTags, ...Object.keys(changedTags)])];

const long = (shape: string, size: number) => shape.repeat(Math.ceil(size / shape.length)).slice(0, size);
const prepare = (text: string) => fragmentOf({ html: text, edition: 'zh', sizes: {}, mediaHosts: [], fit });

/** Milliseconds of processor time, which other programs on the machine do not lengthen. */
function took(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const ofOne = {
  open: (tag: string) => `<${tag}>`,
  'open with text': (tag: string) => `<${tag}>c`,
  'with attributes': (tag: string) => `<${tag} id=a class=b href=#a src=q>`,
  closed: (tag: string) => `</${tag}>`,
  'opened and closed': (tag: string) => `<${tag}></${tag}>`,
  'self-closing': (tag: string) => `<${tag}/>`,
  'cut off': (tag: string) => `<${tag} `,
  'in capitals, never closed': (tag: string) => `<${tag.toUpperCase()}><`,
};
const ofTwo = {
  open: (one: string, other: string) => `<${one}><${other}>`,
  crossed: (one: string, other: string) => `<${one}><${other}></${one}></${other}>`,
  'closed before': (one: string, other: string) => `</${one}><${other}>`,
  'the outer closed': (one: string, other: string) => `<${one}><${other}></${one}>`,
  'the inner closed': (one: string, other: string) => `<${one}><${other}></${other}>`,
  'one of many open': (one: string, other: string) => `<${one}>${`<${other}></${other}>`.repeat(50)}`,
};

/** Work for each character that any text may cause: each tag may look through all elements that are open, twice. */
const most = 250;
/** Length at which work that grows with the square of the length is far above that. */
const size = 20_000;
const tooMuch = (shape: string) => countedWork(() => prepare(long(shape, size))) > most * size;

/** A thorough run takes one of the parts of all pairs, in minutes: the seeds from 1 to their number take all of them, in an hour. */
const parts = 9;
const seed = Number(process.env['SITE_TEST_SEED'] ?? 1);
/** One of so many tags for each shape, each time others; a thorough run takes all. */
const some = (all: readonly string[], shape: number, of: number) =>
  thorough ? all : all.filter((_, at) => (at + shape + seed) % of === 0);
const shapes = Object.entries(ofOne).map(([name, shape], index) => ({ name, shape, index }));

describe('the work for a text grows with its length', () => {
  it.each(shapes)('of any tag, $name', ({ shape, index }) => {
    expect(some(tags, index, 3).map(shape).filter(tooMuch)).toEqual([]);
  });

  it.each(Object.entries(ofTwo))('of two tags, %s', (name, shape) => {
    // Another few for each shape.
    const step = thorough ? parts : 277 - Object.keys(ofTwo).indexOf(name);
    const pairs = tags.flatMap((one, at) =>
      tags.filter((_, other) => (at * 31 + other * 7 + seed) % step === 0).map((other) => shape(one, other)),
    );
    expect(pairs.length).toBeGreaterThan(tags.length / 3);
    expect(pairs.filter(tooMuch)).toEqual([]);
  });

  it('and the count sees what the parser does with open elements', () => {
    const stack: string[] = [];
    const open = () => {
      for (let tag = 0; tag < size / 3; tag++) stack.unshift('b');
    };
    expect(countedWork(open)).toBeGreaterThan(most * size);
  });
});

describe('a text of 1 MB', () => {
  it.each(shapes)('of one tag, $name, takes less than 10 s of a processor', ({ shape, index }) => {
    const chosen = thorough ? tags.filter((_, at) => (at + seed) % parts === 0) : some(['b', 'li', 'td'], index, 3);
    const slow = chosen.filter((tag) => took(() => prepare(long(shape(tag), 1e6))) > 10_000);
    expect(slow).toEqual([]);
  });

  it('of refused pictures after much text is not copied for each', () => {
    expect(took(() => prepare(`${'x'.repeat(500_000)}${'<img src=q>c'.repeat(40_000)}`))).toBeLessThan(10_000);
  });
});

describe('a text that is too deep', () => {
  it.each(['<b>', '<p><i>', '<ul><li>', '<svg><math></svg>', '<svg/>', '<p><nav></p>', '<ms><br>'])(
    'is left out and reported: %s',
    (shape) => {
      expect(prepare(long(shape, 100_000))).toEqual({ html: '', problems: [{ kind: 'depth', value: '' }] });
    },
  );

  it('is one of more than 200 open elements', () => {
    const nested = (depth: number) => '<b>'.repeat(depth) + '</b>'.repeat(depth);
    expect([isTooDeep(nested(200)), isTooDeep(nested(201)), isTooDeep(nested(150) + nested(150))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a response with a text that is too deep', () => {
  const row = { data: z.object({ content: z.string() }), html: ['content'] } as unknown as Call;
  const read = (content: string) =>
    readData({
      name: 'blogDetail',
      row,
      type: 'application/json',
      raw: Buffer.from(JSON.stringify({ res: 200, data: { content } })),
    });

  it('is a failed call, before anything parses the text', () => {
    expect(read('<b>'.repeat(201))).toMatchObject({
      valid: false,
      failure: { why: 'blogDetail: data.content: more than 200 elements are open at once' },
    });
    expect(read('<b>'.repeat(200))).toMatchObject({ valid: true });
  });
});

it('a release whose texts took too long is not complete, for --strict', () => {
  const callKey = requestKey(request('blogDetail', { id: 'one' }));
  const problems = (['time', 'element'] as const).map((kind) => ({
    kind,
    value: 'x',
    callKey,
    field: 'content',
    record: 'one',
  }));
  const overdue = overdueTexts({ local, problems, folder: null });
  expect(overdue.map(({ what, why }) => [what, why])).toEqual([
    ['blogDetail: a text is left out', 'it took longer than 20 s to prepare for pages'],
  ]);
  expect(() => assertNothingDegraded(overdue)).toThrow(Stop);
  const others = problems.filter(({ kind }) => kind !== 'time');
  expect(() => assertNothingDegraded(textWarnings({ local, problems: others, folder: null }))).not.toThrow();
});
