import { describe, expect, it } from 'vitest';
import type { NewOptions } from '../../../cli/new/draft.ts';
import { newPage } from '../../../cli/new/new-page.ts';
import { newArticle, newCase } from '../../../cli/new/new-record.ts';
import { newRedirect } from '../../../cli/new/new-redirect.ts';

const none: NewOptions = {
  name: '',
  title: 'Fax',
  summary: 'Sends faxes.',
  type: null,
  customer: null,
  metrics: [],
  to: null,
  edition: 'zh',
  now: Date.UTC(2026, 0, 1),
};
const files: Record<string, string> = {
  'config/routes/products.ts': "export const products = rows({}, [\n  { path: '/im' },\n]);\n",
  'config/content/blog/types.json': '[{ "id": "rtc" }]',
};
const read = (path: string) => files[path] ?? null;

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

describe('a new redirect', () => {
  it('is refused from a page, and to no address', () => {
    expect(newRedirect({ ...none, name: '/im', to: '/sms' }, read)).toMatchObject({
      problem: { what: '/im is a page' },
    });
    expect(newRedirect({ ...none, name: '/fax', to: '/nowhere' }, read)).toMatchObject({
      problem: { what: '/nowhere is no address' },
    });
  });
});
