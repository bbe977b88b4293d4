import { describe, expect, it } from 'vitest';
import type { ManifestPage } from '../../../cli/release/manifest.ts';
import { readOptions } from '../../shots/options.ts';
import { sheetHtml } from '../../shots/sheet.ts';
import { subjectOf } from '../../shots/subjects.ts';

const page = (own: Partial<ManifestPage>) => ({ edition: 'zh', address: '/im', family: null, ...own }) as ManifestPage;

describe('the pictures of a page', () => {
  it('are taken at the widths it is laid out for', () => {
    const widths = (own: Partial<ManifestPage>) => subjectOf({ page: page(own), widths: null }).widths;
    expect(widths({})).toEqual([1024, 1280, 1440, 1920]);
    expect(widths({ address: '/promotion/m/mctalk3' })).toEqual([390]);
    expect(widths({ address: '/dev-blog/a', family: '/dev-blog/{id}' })).toEqual([390, 1024, 1280, 1440, 1920]);
    expect(widths({ edition: 'en', address: '/en/about' })).toEqual([390, 1024, 1280, 1440, 1920]);
    expect(subjectOf({ page: page({}), widths: [800] }).widths).toEqual([800]);
  });

  it('are in the folder of its area of the route table', () => {
    const family = (own: Partial<ManifestPage>) => subjectOf({ page: page(own), widths: null }).family;
    expect(family({})).toBe('products');
    expect(family({ address: '/clauses?serviceType=1' })).toBe('legal');
    expect(family({ address: '/case/a', family: '/case/{id}' })).toBe('cases');
    expect(family({ edition: 'en', address: '/' })).toBe('english');
    expect(family({ address: '/gone' })).toBe('other');
  });
});

describe('the command line', () => {
  it('chooses pages, widths and a folder', () => {
    expect(
      readOptions({ root: '/project', args: ['--only', '/price*', '--widths', '1024,1440', '--jobs', '3'] }),
    ).toEqual({ only: '/price*', widths: [1024, 1440], into: '/project/shots', jobs: 3 });
    expect(readOptions({ root: '/project', args: ['--help'] })).toBe('help');
  });

  it('is told where it does not fit', () => {
    expect(() => readOptions({ root: '/', args: ['--widths', '1024,wide'] })).toThrow(
      '--widths: "wide" is no whole number from 240 to 4000',
    );
    expect(() => readOptions({ root: '/', args: ['--jobs', '0'] })).toThrow(
      '--jobs: "0" is no whole number from 1 to 16',
    );
  });
});

describe('the sheet', () => {
  it('shows each page with its faults, by family, and nothing that an address or a fault wrote', () => {
    const shots = [{ width: 1024, height: 3000, full: 'a.webp', small: 'a-small.webp', faults: ['console: <script>'] }];
    const html = sheetHtml({
      release: 'R',
      taken: [{ edition: 'zh', address: '/a?b="<', family: 'products', widths: [1024], shots }],
    });
    expect(html).toContain(
      '<section><h2>products</h2>\n<article data-address="zh /a?b=&quot;&lt;" data-faulty><h3>zh /a?b=&quot;&lt;</h3>',
    );
    expect(html).toContain(
      '<a href="a.webp" target="_blank"><img src="a-small.webp" alt="" width="360" loading="lazy"></a><figcaption>1024 × 3000<b>console: &lt;script&gt;</b>',
    );
    expect(html).toContain('only pages with faults (1)');
  });
});
