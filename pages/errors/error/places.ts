import type { IconName } from '../../../components/ui/icon.tsx';
import type { Edition } from '../../../config/editions.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { RowFact, RowReader } from '#generator';
import * as words from './words.yaml';

export type Place = { name: string; about: string; href: string; icon: IconName };

const candidates = {
  zh: (site: PageConfig): readonly Place[] => [
    { ...words.places.zh.home, href: '/', icon: 'house' },
    { ...words.places.zh.documents, href: site.docs, icon: 'book-open' },
    { ...words.places.zh.blog, href: '/dev-blog', icon: 'pen-line' },
    { ...words.places.zh.console, href: site.console.zh, icon: 'layout-dashboard' },
  ],
  en: (site: PageConfig): readonly Place[] => [
    { ...words.places.en.home, href: '/', icon: 'house' },
    { ...words.places.en.chat, href: '/en/im', icon: 'message-circle' },
    { ...words.places.en.price, href: '/en/price', icon: 'tag' },
    { ...words.places.en.console, href: site.console.en, icon: 'layout-dashboard' },
    { name: words.places.en.mail, about: site.contact.email, href: `mailto:${site.contact.email}`, icon: 'mail' },
  ],
} as const satisfies Record<Edition, (site: PageConfig) => readonly Place[]>;

type PlacesOfOptions = { site: PageConfig; edition: Edition; rows: RowReader };

const isSitePath = (href: string): href is `/${string}` => href.startsWith('/');

/** What `placesOf` reads of the route table. */
export const placeRows: Record<Edition, readonly RowFact[]> = {
  zh: ['isPlanned zh /', 'isPlanned zh /dev-blog'],
  en: ['isPlanned en /', 'isPlanned en /en/im', 'isPlanned en /en/price'],
};

/** Up to four places of an edition to go on to. One whose page is not built yet would lead to the next error. */
export function placesOf({ site, edition, rows }: PlacesOfOptions): readonly Place[] {
  return candidates[edition](site)
    .filter(({ href }) => !isSitePath(href) || !rows.isPlanned(`${edition} ${href}`))
    .slice(0, 4);
}
