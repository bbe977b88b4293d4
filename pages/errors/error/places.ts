import type { IconName } from '../../../components/ui/icon.tsx';
import type { Edition } from '../../../config/editions.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { RowFact, RowReader } from '#generator';

export type Place = { name: string; about: string; href: string; icon: IconName };

const candidates = {
  zh: (site: PageConfig): readonly Place[] => [
    { name: '首页', about: '全部产品与方案', href: '/', icon: 'house' },
    { name: '文档中心', about: '接入指南与接口说明', href: site.docs, icon: 'book-open' },
    { name: '开发者博客', about: '工程实践与排查笔记', href: '/dev-blog', icon: 'pen-line' },
    { name: '控制台', about: '管理应用与用量', href: site.console.zh, icon: 'layout-dashboard' },
  ],
  en: (site: PageConfig): readonly Place[] => [
    { name: 'Home', about: 'All products', href: '/', icon: 'house' },
    { name: 'In-app chat', about: 'Messaging for your app', href: '/en/im', icon: 'message-circle' },
    { name: 'Pricing', about: 'Rates and a calculator', href: '/en/price', icon: 'tag' },
    { name: 'Console', about: 'Your apps and usage', href: site.console.en, icon: 'layout-dashboard' },
    { name: 'Email us', about: site.contact.email, href: `mailto:${site.contact.email}`, icon: 'mail' },
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
