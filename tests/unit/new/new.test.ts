import { describe, expect, it } from 'vitest';
import { redirects } from '../../../config/redirects.ts';
import type { NewOptions } from '../../../cli/define/templates.ts';
import { oneLine, type ReadFile } from '../../../cli/new/draft.ts';
import { readWords, textsOf } from '../../../cli/words/read-words.ts';
import { newPage as draftPage } from '../../../cli/new/new-page.ts';
import { newRecord } from '../../../cli/new/new-record.ts';
import { newRedirect as draftRedirect } from '../../../cli/new/new-redirect.ts';
import definition from '../../../config/index.ts';

const none: NewOptions = {
  name: '',
  title: 'Fax',
  summary: 'Sends faxes.',
  type: null,
  customer: null,
  metrics: [],
  product: null,
  like: null,
  counterpart: null,
  to: null,
  edition: null,
  now: Date.UTC(2026, 0, 1),
};
const files: Record<string, string> = {
  'config/routes/products.ts': "export const products = rows({}, [\n  { path: '/im' },\n]);\n",
  'config/content/blog/types.json': '[{ "id": "rtc" }]',
};
const read = (path: string) => files[path] ?? null;
const rest = {
  list: (folder: string) => Object.keys(files).filter((file) => file.startsWith(`${folder}/`)),
  bytes: (path: string) => Buffer.from(files[path]!),
};
const newPage = (options: NewOptions, from: ReadFile) => draftPage({ options, definition, read: from, ...rest });
const newArticle = (options: NewOptions, from: ReadFile) =>
  newRecord({ kind: 'article', options, definition, read: from, ...rest });
const newCase = (options: NewOptions, from: ReadFile) =>
  newRecord({ kind: 'case', options, definition, read: from, ...rest });
const newRedirect = (options: NewOptions, from: ReadFile) =>
  draftRedirect({ options, definition, read: from, ...rest });

describe('a new page', () => {
  it('gets a row at the end of its area', () => {
    const draft = newPage({ ...none, name: 'products/fax' }, read);
    const table = 'files' in draft ? draft.files.get('config/routes/products.ts') : undefined;
    expect(table).toBe(
      "export const products = rows({}, [\n  { path: '/im' },\n  { path: '/fax', name: 'Fax', page: 'products/fax' },\n]);\n",
    );
  });

  it.each([
    ['fax', 'fax is not a valid page name'],
    ['nowhere/fax', 'nowhere/fax is not a valid page name'],
    ['products/im', '/im is taken'],
  ])('is refused under the name %s', (name, what) => {
    expect(newPage({ ...none, name }, read)).toMatchObject({ problem: { what } });
  });

  it('gets a row in the first list of an area that has several', () => {
    const company = `export const company = [
  ...rows({}, [
    { path: '/about' },
  ]),
  ...rows({}, [
  ]),
];
`;
    const made = newPage({ ...none, name: 'company/offices' }, (path) => (path.endsWith('.tsx') ? null : company));
    expect('files' in made && made.files.get('config/routes/company.ts')).toBe(
      company.replace("'/about' },", "'/about' },\n    { path: '/offices', name: 'Fax', page: 'company/offices' },"),
    );
  });

  it('has its words in a file beside it, whatever signs they have', () => {
    const summary = `Sends "faxes" {limits.pages}: it's # one - by one.`;
    const draft = newPage({ ...none, name: 'products/fax', title: `Fax 'n' go`, summary }, read);
    const text = String('files' in draft && draft.files.get('pages/products/fax/words.yaml'));
    const { entries, problems } = readWords(text);
    expect(problems).toEqual([]);
    expect(
      textsOf(entries)
        .slice(0, 4)
        .map(({ parts }) => parts),
    ).toEqual([`Fax 'n' go`, summary, `Fax 'n' go`, summary].map((letters) => [{ kind: 'letters', text: letters }]));
    expect('files' in draft && draft.files.get('pages/products/fax/page.tsx')).toContain('title={words.opening.title}');
  });

  it('is refused in an area whose rows are generated', () => {
    const generated = 'export const certification = rows({}, ids.map(rowOf));\n';
    const draft = newPage({ ...none, name: 'certification/new' }, (path) => (path.endsWith('.tsx') ? null : generated));
    expect(draft).toMatchObject({ problem: { what: 'config/routes/certification.ts has no list of rows' } });
  });

  it('is refused under the source of a redirect', () => {
    const { from } = redirects.find(({ edition, from }) => edition === 'zh' && /^\/[a-z]+$/.test(from))!;
    expect(newPage({ ...none, name: `products${from}` }, read)).toMatchObject({
      problem: { what: `${from} is redirected or removed` },
    });
  });

  it('is refused without a title', () => {
    expect(newPage({ ...none, name: 'products/fax', title: null }, read)).toMatchObject({
      problem: { what: '--title missing', fix: 'add --title' },
    });
  });
});

describe('a new article', () => {
  it('has its front matter and its summary', () => {
    const draft = newArticle({ ...none, name: 'call-setup', type: 'rtc' }, read);
    expect('files' in draft && draft.files.get('config/content/blog/articles/call-setup.md')).toBe(
      '---\ntitle: Fax\nsummary: Sends faxes.\ntype: rtc\nauthor: 云桥通信\npublishTime: 2026-01-01T08:00:00+08:00\nupdateTime: 2026-01-01T08:00:00+08:00\n---\nSends faxes.\n',
    );
  });

  it('is refused with a type that is not listed', () => {
    expect(newArticle({ ...none, name: 'call-setup', type: 'fax' }, read)).toMatchObject({
      problem: { what: 'fax is no type', fix: 'use one of rtc' },
    });
  });
});

describe('a new case', () => {
  it('is refused without two numbers', () => {
    const given = { ...none, name: 'lin-bakery', type: 'retail', customer: '林记烘焙' };
    expect(newCase({ ...given, metrics: ['92%=送达率'] }, read)).toMatchObject({
      problem: { what: '--metric missing' },
    });
  });
});

describe('a number of a new case', () => {
  it.each(['92%', '=送达率', '92%='])('is refused when it is %s', (metric) => {
    const given = { ...none, name: 'lin-bakery', type: 'retail', customer: '林记烘焙' };
    const draft = newCase({ ...given, metrics: ['3 天=从签约到上线', metric] }, read);
    expect(draft).toMatchObject({ problem: { why: 'a number of a case is a value and its label' } });
  });
});

describe('a new redirect', () => {
  it.each([
    ['foo', 'foo does not begin with a slash, so it matches no request'],
    ['/foo?x=1', '/foo?x=1 contains ?, and the query is not compared: it is added to the target'],
    ['//other.example', '//other.example names a host, and only the path of a request is compared'],
    ['/SMS', '/SMS is the address of a page, which the row would hide'],
  ])('is refused from %s', (name, why) => {
    expect(newRedirect({ ...none, name, to: '/im' }, read)).toMatchObject({ problem: { why } });
  });

  it('is refused from a page, and to no address', () => {
    expect(newRedirect({ ...none, name: '/im', to: '/sms' }, read)).toMatchObject({
      problem: { why: '/im is the address of a page, which the row would hide' },
    });
    expect(newRedirect({ ...none, name: '/fax', to: '/nowhere' }, read)).toMatchObject({
      problem: { why: 'its target /nowhere is not an address of the zh edition' },
    });
  });
});

describe('a text of the command line', () => {
  it('has one line, so that sources and front matter stay valid', () => {
    expect(oneLine(' one\n two\r\n---\n')).toBe('one two ---');
    expect(oneLine(' \n')).toBeNull();
    expect(oneLine(undefined)).toBeNull();
  });
});
