import { areas } from '../../config/routes/index.ts';
import type { Row } from '../../config/routes/route.ts';
import type { ManifestPage } from '../../cli/release/manifest.ts';

/** A page to take pictures of. */
export type Subject = { edition: ManifestPage['edition']; address: string; family: string; widths: readonly number[] };

const desktop = [1024, 1280, 1440, 1920];
const phone = 390;

/** The widths a page is looked at: those it is laid out for. The English edition and the blog are read in narrow windows, too. */
function usualWidths({ edition, address }: Pick<ManifestPage, 'edition' | 'address'>): number[] {
  if (address.includes('/m/')) return [phone];
  return edition === 'en' || address.startsWith('/dev-blog') ? [phone, ...desktop] : desktop;
}

/** The page with the area of the route table that it belongs to. */
export function subjectOf({ page, widths }: { page: ManifestPage; widths: readonly number[] | null }): Subject {
  const { edition, address } = page;
  const path = page.family ?? address.replace(/\?.*$/, '');
  const [family = 'other'] =
    Object.entries<readonly Row[]>(areas).find(([, rows]) =>
      rows.some((row) => row.edition === edition && row.path === path),
    ) ?? [];
  return { edition, address, family, widths: widths ?? usualWidths(page) };
}
