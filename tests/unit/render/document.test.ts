import { editions } from '../../../config/editions.ts';
import { describe, expect, it } from 'vitest';
import type { PageRoute, PageTheme } from '../../../components/define-page.ts';
import type { DocumentAssets } from '../../../cli/render/document.ts';
import { documentPieces } from '../../../cli/render/document.ts';
import type { Frame } from '../../../cli/render/frames.ts';
import type { RecordedPage } from '../../../cli/render/recorded-page.ts';

function htmlTag(theme: PageTheme, route: Partial<PageRoute> = {}): string {
  const [head] = documentPieces({
    editions,
    route: {
      edition: 'zh',
      layout: 'zh',
      address: '/case',
      product: null,
      viewport: 'width=1024',
      ...route,
    } as PageRoute,
    rendered: { head: '', main: new Uint8Array(), theme } as unknown as RecordedPage,
    frame: { start: new Uint8Array(), end: new Uint8Array() } as Frame,
    assets: { styles: [], fonts: [], script: '', boot: '' } as unknown as DocumentAssets,
  });
  return /<html[^>]*>/.exec(Buffer.from(head!).toString())![0];
}
const event = ' data-event-page="/case" data-event-client="web"';

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

  it('names the page and the client that clicks are counted under', () => {
    expect(htmlTag({})).toContain(' data-event-page="/case" data-event-client="web"');
    expect(htmlTag({}, { address: '/m/sms', layout: 'phone' })).toContain(
      ' data-event-page="/m/sms" data-event-client="h5"',
    );
  });

  it('names no page for an error, which shows at the address that was asked for', () => {
    expect(htmlTag({}, { address: '/404', status: 404 })).toContain(' data-event-client="web" data-error=""');
    expect(htmlTag({}, { address: '/404', status: 404 })).not.toContain('data-event-page');
  });
});
