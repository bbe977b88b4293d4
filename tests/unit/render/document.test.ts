import { editions } from '../../../config/editions.ts';
import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import type { PageRoute, PageTheme } from '../../../components/define-page.ts';
import type { DocumentAssets } from '../../../cli/render/document.ts';
import { documentPieces } from '../../../cli/render/document.ts';
import type { Frame } from '../../../cli/render/frames.ts';
import type { RecordedPage } from '../../../cli/render/recorded-page.ts';

function head(theme: PageTheme, route: Partial<PageRoute> = {}): string {
  const [text] = documentPieces({
    editions,
    route: {
      edition: 'zh',
      layout: 'zh',
      address: '/case',
      product: null,
      viewport: 'width=1024',
      siteAttributes,
      ...route,
    } as PageRoute,
    rendered: { head: '', main: new Uint8Array(), theme } as unknown as RecordedPage,
    frame: { start: new Uint8Array(), end: new Uint8Array() } as Frame,
    assets: { styles: [], fonts: [], script: '', boot: '' } as unknown as DocumentAssets,
  });
  return Buffer.from(text!).toString();
}
const htmlTag = (...given: Parameters<typeof head>) => /<html[^>]*>/.exec(head(...given))![0];
const event = ' data-event-page="/case" data-event-client="web"';
const siteAttributes = { 'event-page': '/case', 'event-client': 'web' };

describe('the document', () => {
  it("names the page's night and paper", () => {
    expect(htmlTag({ night: 'forest', paper: 'mint' })).toBe(
      `<html lang="zh-CN" data-night="forest" data-paper="mint"${event}>`,
    );
  });

  it('names none for a page without a theme', () => {
    expect(htmlTag({})).toBe(`<html lang="zh-CN"${event}>`);
  });

  it('is grey if the page says so', () => {
    expect(htmlTag({ gray: true })).toBe(`<html lang="zh-CN" data-theme="gray"${event}>`);
    expect(htmlTag({ gray: false })).toBe(`<html lang="zh-CN"${event}>`);
  });

  it('has the attributes of the site', () => {
    const clicks = (address: string, layout: string, status = 200) => {
      const given = definition.attributes({ address, layout, status });
      return htmlTag({}, { address, layout: layout as PageRoute['layout'], status, siteAttributes: given });
    };
    expect(clicks('/case', 'zh')).toContain(' data-event-page="/case" data-event-client="web"');
    expect(clicks('/m/sms', 'phone')).toContain(' data-event-page="/m/sms" data-event-client="h5"');
    // An error shows at the address that was asked for.
    expect(clicks('/404', 'error', 404)).toContain(' data-event-client="web" data-error=""');
    expect(clicks('/404', 'error', 404)).not.toContain('data-event-page');
  });

  it('links to the feeds of the page', () => {
    expect(head({}, { feeds: ['/a'] })).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/a/atom.xml"><link rel="alternate" type="application/feed+json" href="/a/feed.json">',
    );
    expect(head({})).not.toContain('rel="alternate"');
  });
});
