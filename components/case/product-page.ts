import { products } from '../../config/routes/products.ts';
import { promotions } from '../../config/routes/promotions.ts';
import type { ProductCode } from '../../config/routes/route.ts';

/** Products whose code is the name of no page, or of several. */
const homes: Partial<Record<ProductCode, { name: string; address: string }>> = {
  ai: { name: 'AI 智能体', address: '/rtc-ai' },
  'cloud-native': { name: '云原生', address: '/yys-index' },
  censorship: { name: '内容安全', address: promotions.find(({ path }) => path.endsWith('/censorship'))!.path },
};

/** Name and page of a product; null for a code that has no page. */
export function productPage(code: string): { name: string; address: string } | null {
  if (Object.hasOwn(homes, code)) return homes[code as ProductCode]!;
  const row = products.find(({ path }) => path === `/${code}`);
  return row ? { name: row.name, address: row.path } : null;
}
