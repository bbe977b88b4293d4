import type { Edition } from '../../config/editions.ts';
import { isPlannedAddress } from '../../config/rules/planned.ts';
import type { PageConfig } from '../../config/page-config.ts';

export type Place = { name: string; about: string; href: string; icon: string };

const candidates = {
  zh: (site: PageConfig): readonly Place[] => [
    { name: '首页', about: '全部产品与方案', href: '/', icon: 'house' },
    { name: '文档中心', about: '接入指南与接口说明', href: site.docs, icon: 'book-open' },
    { name: '开发者博客', about: '工程实践与排查笔记', href: '/dev-blog', icon: 'pen-line' },
    { name: '控制台', about: '管理应用与用量', href: site.console.zh, icon: 'layout-dashboard' },
  ],
  en: (site: PageConfig): readonly Place[] => [
    { name: 'Home', about: 'Everything we make', href: '/', icon: 'house' },
    { name: 'In-app chat', about: 'Messaging for your app', href: '/en/im', icon: 'message-circle' },
    { name: 'Pricing', about: 'Plans and what they include', href: '/en/price', icon: 'tag' },
    { name: 'Console', about: 'Your apps and usage', href: site.console.en, icon: 'layout-dashboard' },
    { name: 'Write to us', about: site.contact.email, href: `mailto:${site.contact.email}`, icon: 'mail' },
  ],
} as const satisfies Record<Edition, (site: PageConfig) => readonly Place[]>;

/** Up to four places of an edition to go on to. One whose page is not built yet would lead to the next error. */
export function placesOf({ site, edition }: { site: PageConfig; edition: Edition }): readonly Place[] {
  return candidates[edition](site)
    .filter(({ href }) => !isPlannedAddress(edition, href))
    .slice(0, 4);
}
