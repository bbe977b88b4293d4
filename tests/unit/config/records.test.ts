import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertCodeContent } from '../../../cli/embedded-api/content.ts';
import type { Stop } from '../../../cli/problem.ts';
import definition from '../../../config/index.ts';
import { root } from '../../support/run-site.ts';

const files = [
  'prices',
  'dollar-prices',
  'campaigns',
  'offers',
  'offices',
  'incidents',
  'certificates',
  'blog/authors',
  'challenge-works',
  'cats',
  'talk-notes',
  'talk-slides',
  'lesson-frames',
  'price-examples',
  'chooser',
  'social-markets',
  'legal-texts',
  'error-help',
  'partners',
].map((name) => `${name}.json`);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-records-'));
  for (const file of files) await cp(join(root, 'config/content', file), join(folder, file));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What an editor reads of a file with another text, without the number of the line. */
async function refusals(file: string, change: (text: string) => string): Promise<readonly string[]> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  try {
    await assertCodeContent({ definition, folder });
    return [];
  } catch (stop) {
    return (stop as Stop).problems.map(({ where, why }) => {
      const [, place = '', field = ''] = /^(.*:\d+:\d+)(?:, (.*))?$/.exec(where) ?? [];
      expect(place).toContain(path);
      return `${field}: ${why}`;
    });
  } finally {
    await writeFile(path, text);
  }
}

/** Changes the values of a file. */
const changing = (change: (data: any) => void) => (text: string) => {
  const data = JSON.parse(text);
  change(data);
  return JSON.stringify(data, null, 2);
};

describe('files that code imports', () => {
  it('are valid', () => assertCodeContent({ definition, folder }));

  it.each([
    [
      'a text for a number',
      'prices.json',
      changing(({ products }) => (products.im.meters.mau.tiers[0].yuan = '0.36')),
      'record products.im.meters.mau.tiers[0], field yuan: expected a number, received "0.36"',
    ],
    [
      'a price that is missing',
      'prices.json',
      changing(({ products }) => delete products.im.meters.mau.tiers[0].yuan),
      'record products.im.meters.mau.tiers[0], field yuan: the field is missing',
    ],
    [
      'a negative price',
      'prices.json',
      changing(({ products }) => (products.im.plans.pro.yuan = -1)),
      'record products.im.plans.pro, field yuan: a price is 0 or more; it is -1',
    ],
    [
      'an unknown product',
      'prices.json',
      changing(({ products }) => (products.imm = products.im)),
      'record products, field imm: unknown field',
    ],
    [
      'a package of a meter that is not there',
      'prices.json',
      changing(({ products }) => (products.sms.packages[0].meter = 'none')),
      expect.stringMatching(
        /^record products\.sms\.packages\[0\], field meter: no meter of this product has that name; it has /,
      ),
    ],
    [
      'a package that costs more than the same by the month',
      'prices.json',
      changing(({ products }) => (products.sms.packages[0].yuan = 1e8)),
      expect.stringMatching(/field yuan: a package costs no more than the same amount by the month, which is \d/),
    ],
    [
      'a step that costs more than the one before it',
      'dollar-prices.json',
      changing(({ meters }) => (meters.users.tiers[1].dollars = 1_000)),
      expect.stringMatching(
        /^record meters\.users\.tiers\[1\], field dollars: a step costs less than the one before it/,
      ),
    ],
    [
      'a bound of the last step',
      'dollar-prices.json',
      changing(({ meters }) => (meters.users.tiers.at(-1).upTo = 1e8)),
      expect.stringMatching(/field upTo: the last step has no bound/),
    ],
    [
      'a campaign without its last day',
      'campaigns.json',
      changing((campaigns) => delete campaigns['/promotion/mctalk4'].until),
      'record /promotion/mctalk4, field until: the field is missing',
    ],
    [
      'a campaign that ends before it begins',
      'campaigns.json',
      changing((campaigns) => (campaigns['/promotion/mctalk4'].until = '2000-01-01')),
      'record /promotion/mctalk4, field until: the last day is before the first one; it is "2000-01-01"',
    ],
    [
      'a day that is none',
      'campaigns.json',
      changing((campaigns) => (campaigns['/promotion/mctalk4'].from = '2000-13-01')),
      'record /promotion/mctalk4, field from: expected a day such as 2026-11-30; it is "2000-13-01"',
    ],
    [
      'an office that closes before it opens',
      'offices.json',
      changing(({ offices }) => (offices[0].hours = { from: 9, to: 8 })),
      'record offices[0].hours, field to: work ends before it begins; add 24 after midnight; it is 8',
    ],
    [
      'a disturbance outside of the report',
      'incidents.json',
      changing(({ incidents }) => (incidents[0].day = '2026-08-02')),
      'record incidents[0], field day: the report covers 90 days up to 2026-10-31; it is "2026-08-02"',
    ],
    [
      'a certificate that does not say what it covers of each group',
      'certificates.json',
      changing(({ certificates }) => certificates.cmmi.covers.pop()),
      expect.stringMatching(
        /^record certificates\.cmmi, field covers: it has \d values, one for each of the \d groups/,
      ),
    ],
    [
      'an audit outside of a certificate',
      'certificates.json',
      changing(({ certificates }) => (certificates.iso27701.audits[0] = '2000-01-01')),
      expect.stringMatching(/^record certificates\.iso27701\.audits, field 0: an audit is between /),
    ],
    [
      'two authors of one name',
      'blog/authors.json',
      changing(({ authors }) => (authors[1].name = authors[0].name)),
      expect.stringMatching(/^record authors\[1\], field name: another author has the name /),
    ],
    [
      'a share of more than everything',
      'offers.json',
      changing(({ cashback }) => (cashback.steps[0].percent = 120)),
      'record cashback.steps[0], field percent: a percentage is 100 at most; it is 120',
    ],
    [
      'a work before one with more points',
      'challenge-works.json',
      changing(({ works }) => (works[1].points = { use: 40, making: 40, thrift: 20 })),
      expect.stringMatching(/^record works\[1\], field points: works with more points come first: the one before it /),
    ],
    [
      'two works of one address',
      'challenge-works.json',
      changing(({ works }) => (works[1].id = works[0].id)),
      expect.stringMatching(/^record works\[1\], field id: another work has the id night-window/),
    ],
    [
      'a part of a work after its end',
      'challenge-works.json',
      changing(({ works }) => (works[0].lanes[0].parts[0].to = 99)),
      'record works[0].lanes[0].parts[0], field to: a part ends after it begins, at minute 14 at the latest; it is 99',
    ],
    [
      'more points than there are',
      'challenge-works.json',
      changing(({ works }) => (works[0].points.thrift = 21)),
      'record works[0].points, field thrift: there are 20 points at most; it is 21',
    ],
    [
      'a colour of a cat that is none',
      'cats.json',
      changing((cats) => (cats.find(({ group }: any) => group === 'style').drawing[0] = 'X'.repeat(12))),
      expect.stringMatching(/^record \[\d+\]\.drawing, field 0: "X" is no colour: there are O, K, /),
    ],
    [
      'rows of a cat of unlike lengths',
      'cats.json',
      changing((cats) => (cats.find(({ group }: any) => group === 'style').drawing[1] = '.')),
      expect.stringMatching(/^record \[\d+\]\.drawing, field 1: all rows have the same length; it is "\."$/),
    ],
    [
      'a cat of more than a kilobyte',
      'cats.json',
      changing((cats) => (cats[0].drawing[0] = '-'.repeat(1_024))),
      'record [0], field drawing: its source has 1069 bytes, and 1024 are allowed',
    ],
    [
      'a cat before one with more votes',
      'cats.json',
      changing((cats) => (cats[1].votes = 1e6)),
      'record [1], field votes: cats with more votes come first: the one before it has 1906; it is 1000000',
    ],
    [
      'chapters of a talk that are too long',
      'talk-notes.json',
      changing((notes) => (notes[0].chapters[0].minutes = 10)),
      'record [0], field chapters: the chapters take 41 minutes, and a talk takes 40',
    ],
    [
      'a sentence that is wider than its slide',
      'talk-slides.json',
      changing((slides) => (slides[0].says = '判停与模型首句，占了六成还多一点')),
      'record [0], field says: the slide has room for 15 Chinese letters, or twice as many Latin ones; it is "判停与模型首句，占了六成还多一点"',
    ],
    [
      'a slide with two figures',
      'talk-slides.json',
      changing((slides) => (slides[0].rows = slides[3].rows)),
      'field 0: a slide has one figure: parts, line, bars or rows',
    ],
    [
      'a line with points and a wave',
      'talk-slides.json',
      changing((slides) => (slides[1].line.points = slides[2].line.points)),
      'record [1], field line: a line has either points or a wave',
    ],
    [
      'a point left of the one before it',
      'talk-slides.json',
      changing((slides) => (slides[2].line.points[1].x = 41)),
      'record [2].line.points[2], field x: points go from left to right: the one before it is at 41; it is 40',
    ],
    [
      'a third bar',
      'talk-slides.json',
      changing((slides) => slides[4].bars.push(slides[4].bars[0])),
      'record [4], field bars: the slide has room for two bars',
    ],
    [
      'two slides of a lecturer',
      'talk-slides.json',
      changing((slides) => (slides[1].lecturer = slides[0].lecturer)),
      'record [1], field lecturer: this lecturer has a slide already; it is "shen-moheng"',
    ],
    [
      'a line of code that is wider than its frame',
      'lesson-frames.json',
      changing((frames) => (frames[0].code[1] = 'await bridge.login({ user, token }); // 登录')),
      expect.stringMatching(/^record \[0\]\.code, field 1: a line has room for 38 letters, Chinese ones counted twice/),
    ],
    [
      'a frame of four lines',
      'lesson-frames.json',
      changing((frames) => frames[0].code.pop()),
      'record [0], field code: a frame has 5 lines',
    ],
    [
      'a line that the frame lacks',
      'lesson-frames.json',
      changing((frames) => (frames[0].at = 6)),
      'record [0], field at: a frame has 5 lines; it is 6',
    ],
    [
      'two frames of a lesson',
      'lesson-frames.json',
      changing((frames) => (frames[1].lesson = frames[0].lesson)),
      'record [1], field lesson: this lesson has a frame already; it is "im-first-message"',
    ],
    [
      'answers without an advice',
      'chooser.json',
      changing(({ zh }) => zh.advice.shift()),
      'record zh, field advice: the answers people, one, live need one advice; they have 0',
    ],
    [
      'answers with two',
      'chooser.json',
      changing(({ en }) => en.advice.push(en.advice[2])),
      'record en, field advice: the answers people, one, later need one advice; they have 2',
    ],
    [
      'a product of an advice that leads nowhere',
      'chooser.json',
      changing(({ zh }) => delete zh.advice[0].products[0].page),
      'record zh.advice[0].products, field 0: a product leads to either a page or the documentation',
    ],
    [
      'a value in a reason that is none',
      'chooser.json',
      changing(({ zh }) => (zh.advice[0].reason = '{first} 毫秒')),
      'record zh.advice[0], field reason: the only value of a reason is {firstAnswer}; it is "{first} 毫秒"',
    ],
    [
      'two examples of a product',
      'price-examples.json',
      changing(({ im }) => im.pop()),
      'field im: a product has three examples',
    ],
    [
      'a legal text that search results would cut',
      'legal-texts.json',
      changing((texts) => (texts[0].en.about = 'Terms')),
      'record [0].en, field about: search results show 120 to 155 characters; it is "Terms"',
    ],
    [
      'a legal text of two numbers and addresses',
      'legal-texts.json',
      changing((texts) => (texts[0].address = '/terms')),
      'field 0: a legal text has either a number or an address of its own',
    ],
    [
      'a number of two legal texts',
      'legal-texts.json',
      changing((texts) => (texts[1].serviceType = 0)),
      'record [1], field serviceType: another legal text has the serviceType 0',
    ],
    [
      'a stamp that is too long',
      'social-markets.json',
      changing(({ markets }) => (markets[0].takedown.stamp = '最高五年监禁以上')),
      'record markets[0].takedown, field stamp: a stamp has room for 7 characters; it is "最高五年监禁以上"',
    ],
    [
      'a city that is not measured',
      'social-markets.json',
      changing(({ markets }) => (markets[0].city = '火星')),
      expect.stringMatching(/^record markets\[0\], field city: expected one of "/),
    ],
    [
      'a status without its advice',
      'error-help.json',
      changing(({ zh }) => delete zh[410]),
      'record zh, field 410: the field is missing',
    ],
    [
      'an error that does not say what happened',
      'error-help.json',
      changing(({ en }) => delete en[503].what),
      'record en.503, field what: the field is missing',
    ],
    [
      'another message of a 404',
      'error-help.json',
      changing(({ zh }) => (zh[404].what = '没有这个页面')),
      'record zh.404, field what: the page of 404 has the fixed message of the site; it is "没有这个页面"',
    ],
    [
      'a status that is no error',
      'error-help.json',
      changing(({ zh }) => (zh[200] = zh[410])),
      'record zh, field 200: expected a status from 400 to 599',
    ],
    [
      'a level that begins below the one before it',
      'partners.json',
      changing(({ levels }) => (levels[2].si.projects = 3)),
      'record levels[2].si, field projects: it has to be above the one before it, 3',
    ],
    [
      'a fourth level',
      'partners.json',
      changing(({ levels }) => levels.push(levels[2])),
      expect.stringMatching(/levels: the pages show three levels/),
    ],
    [
      'a comma that is missing',
      'prices.json',
      (text: string) => text.replace(',', ''),
      expect.stringContaining('in JSON at position'),
    ],
  ] as const)('refuse %s, with its line', async (_, file, change, why) => {
    expect(await refusals(file, change)).toEqual([why]);
  });

  it('are those that the code imports', () => {
    const imported = Object.values(definition.local.parts).flatMap((part) =>
      part.kind === 'file' && part.code ? [part.path] : [],
    );
    expect(imported.toSorted()).toEqual(files.toSorted());
  });
});
