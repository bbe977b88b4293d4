import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './support/changed-content.ts';

const story = (fields: string) =>
  `---\ntitle: 新\ncustomer: 客户\nsummary: 摘要\n${fields}metrics:\n  - { value: '1', label: a }\n  - { value: '2', label: b }\npublishTime: 2026-06-01T10:00:00+08:00\nupdateTime: 2026-06-01T10:00:00+08:00\n---\n正文。\n`;
const told = async (changes: Parameters<typeof problemsOf>[0]) =>
  (await problemsOf(changes)).map(([what, where, why]) => `${what} | ${where} | ${why}`);

describe('a record of the content', () => {
  it('may name only products that there are', async () => {
    const [problem] = await told({ 'cases/articles/new.md': story('type: education\nproducts: [im, imm]\n') });
    expect(problem).toMatch(
      /^invalid content in cases\/articles\/new\.md \| CONTENT\/cases\/articles\/new\.md, record products, field 1 \| expected one of "im"\|/,
    );
  });

  it('may name only types and cases that there are', async () => {
    expect(
      await told({
        'cases/articles/new.md': story('type: retail\nproducts: [im]\n'),
        'cases/top.json': '["far", "gone"]',
      }),
    ).toEqual([
      'invalid content in cases/articles/new.md | CONTENT/cases/articles/new.md, field type | "retail" is no type: CONTENT/cases/types.json has education, overseas',
      'invalid content in cases/top.json | CONTENT/cases/top.json, field 1 | "gone" is not a case: CONTENT/cases/articles has no file of that name',
    ]);
  });

  it('of a demo names a document that is there', async () => {
    const demo = { id: 'a', title: 'A', description: 'A', products: ['im'], clients: [], document: 'gone' };
    expect(await told({ 'demos.json': JSON.stringify([demo]) })).toEqual([
      'invalid content in demos.json | CONTENT/demos.json, record [0], field document | "gone" is not a document: CONTENT/demos has no file of that name',
    ]);
  });

  it('of a talk names a lecturer who is there', async () => {
    const note = {
      lecturer: 'nobody',
      theme: '弱网对抗',
      chapters: [{ name: '全场', minutes: 40 }],
      conclusion: '结论。',
      question: '为什么？',
      answer: '因为。',
    };
    expect(await told({ 'talk-notes.json': JSON.stringify([note]) })).toEqual([
      'invalid content in talk-notes.json | CONTENT/talk-notes.json, record [0], field lecturer | "nobody" is no lecturer: CONTENT/lecturers.json has no record of that id',
    ]);
  });

  it('of a slide and of a frame names a lecturer and a lesson that are there', async () => {
    const slide = {
      lecturer: 'nobody',
      says: '一句',
      rows: [
        { text: '一', passes: true },
        { text: '二', passes: false },
      ],
    };
    const frame = {
      lesson: 'none',
      file: 'a.sh',
      language: 'bash',
      code: ['1', '2', '3', '4', '5'],
      at: 1,
      prints: 'a',
    };
    expect(
      await told({ 'talk-slides.json': JSON.stringify([slide]), 'lesson-frames.json': JSON.stringify([frame]) }),
    ).toEqual([
      'invalid content in talk-slides.json | CONTENT/talk-slides.json, record [0], field lecturer | "nobody" is no lecturer: CONTENT/lecturers.json has no record of that id',
      'invalid content in lesson-frames.json | CONTENT/lesson-frames.json, record [0], field lesson | "none" is no lesson: CONTENT/videos.json has no record of that id',
    ]);
  });

  it('of example months, choosers and legal texts names what is there', async () => {
    const file = async (name: string) => JSON.parse(await readFile(`config/content/${name}.json`, 'utf8'));
    const [prices, examples, chooser] = await Promise.all([file('prices'), file('price-examples'), file('chooser')]);
    examples.im[0].quantities = { people: 1 };
    examples.im[1].plan = 'gold';
    chooser.zh.advice[0].products[0].page = '/netcal';
    const legal = [{ slug: 'gone', serviceType: 0, zh: { name: '条款', about: '一'.repeat(60) } }];
    expect(
      await told({
        'prices.json': JSON.stringify(prices),
        'price-examples.json': JSON.stringify(examples),
        'chooser.json': JSON.stringify(chooser),
        'legal-texts.json': JSON.stringify(legal),
      }),
    ).toEqual([
      'invalid content in chooser.json | CONTENT/chooser.json, record zh.advice[0].products[0], field page | no page has the address /netcal',
      expect.stringContaining(
        'record im[0].quantities, field people | "people" is no meter of im: CONTENT/prices.json has ',
      ),
      expect.stringContaining('record im[1], field plan | "gold" is no plan of im: CONTENT/prices.json has '),
      'invalid content in legal-texts.json | CONTENT/legal-texts.json, record [0], field slug | "gone" is not a text: CONTENT/protocols/zh has no file of that name',
    ]);
  });

  it('has an id of its own', async () => {
    const logo = '{ "id": "a", "name": "A" }';
    expect(await told({ 'cases/logos.json': `[${logo}, ${logo}]` })).toEqual([
      'invalid content in cases/logos.json | CONTENT/cases/logos.json, record [1], field id | "a" is already the id of [0]',
    ]);
  });
});

describe('page data', () => {
  it('is of a product, and fits', async () => {
    expect(
      await told({
        'pages/imm.json': '{ "document": [], "demo": [] }',
        'pages/sms.json': '{ "document": [{ "title": "入门" }], "demo": [] }',
      }),
    ).toEqual([
      expect.stringMatching(
        /^pages\/imm\.json belongs to no product \| CONTENT\/pages\/imm\.json \| "imm" is not the code of a product$/,
      ),
      'invalid content in pages/sms.json | CONTENT/pages/sms.json, record document[0], field children | the field is missing',
    ]);
  });
});

describe('a legal text', () => {
  const text = (id: string, serviceType: number) =>
    `---\nid: ${id}\nserviceType: ${serviceType}\ntitle: 隐私\nversion: '1'\nupdateTime: 2026-03-01T00:00:00+08:00\neffectiveTime: 2026-03-01T00:00:00+08:00\n---\n## 一\n\n正文。\n`;

  it('has the name of its file', async () => {
    expect(await told({ 'protocols/zh/terms.md': text('term', 2) })).toEqual([
      'invalid content in protocols/zh/terms.md | CONTENT/protocols/zh/terms.md, field id | it is "term", and the file\'s name says "terms"',
    ]);
  });

  it('is the only one of its service type and language', async () => {
    expect(await told({ 'protocols/zh/terms.md': text('terms', 3) })).toEqual([
      'invalid content in protocols/zh/terms.md | CONTENT/protocols/zh/terms.md, field serviceType | 3 is already the service type of privacy',
    ]);
  });
});

describe('optional content', () => {
  it('are the files of cases, lessons, demos, page data and legal texts', async () => {
    await expect(
      problemsOf({
        cases: null,
        'videos.json': null,
        'demos.json': null,
        pages: null,
        protocols: null,
        'lecturers.json': null,
      }),
    ).rejects.toThrow('it started');
  });
});
