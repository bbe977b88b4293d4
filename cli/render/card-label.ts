import type { PageRoute } from '../../components/page.ts';
import type { Edition } from '../../config/editions.ts';
import { price } from '../../config/routes/price.ts';
import { products } from '../../config/routes/products.ts';
import { promotions } from '../../config/routes/promotions.ts';
import type { Row } from '../../config/routes/route.ts';
import { solutions } from '../../config/routes/solutions.ts';

/** What the pages of a part of the site are, by the beginning of their address. */
const parts: Record<Edition, readonly (readonly [start: string, label: string])[]> = {
  zh: [
    ['/dev-blog', '开发者博客'],
    ['/case', '客户案例'],
    ['/sdk/', 'SDK 下载'],
    ['/videoTutorial', '视频课程'],
    ['/certification/', '安全与合规'],
    ['/partner', '合作伙伴'],
    ['/about', '关于我们'],
    ['/clause', '法律文本'],
    ['/meeting/clauses', '法律文本'],
    ['/des', '法律文本'],
    ['/paramCheck', '开发者工具'],
    ['/g2-sdk', '开发者工具'],
    ['/survey/', '意见与举报'],
  ],
  en: [
    ['/en/clause', 'Legal'],
    ['/en/price', 'Pricing'],
    ['/en/white-paper', 'White paper'],
    ['/en/about', 'Company'],
    ['/en/im', 'Product'],
    ['/hk/im', 'Product'],
  ],
};
/** What the pages of a table of routes are. */
const tables: readonly (readonly [rows: readonly Row[], label: string])[] = [
  [products, '产品'],
  [solutions, '解决方案'],
  [price, '产品价格'],
  [promotions, '活动'],
];
const general: Record<Edition, string> = { zh: '云通信服务', en: 'Cloud communications' };

/** What kind of page it is, for the line above a card's title. */
export function cardLabel({ edition, address, path }: PageRoute): string {
  const [, byStart] = parts[edition].find(([start]) => address.startsWith(start)) ?? [];
  const [, byTable] = tables.find(([rows]) => rows.some((row) => row.edition === edition && row.path === path)) ?? [];
  return byTable ?? byStart ?? general[edition];
}
