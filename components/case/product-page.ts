import { useRows } from '../site-context.ts';
import { productCodes, type ProductCode } from '../../config/products.ts';
import type { RowFact, RowReader } from '#generator';

/** Products whose code is the name of no page, or of several. */
const homes: Partial<Record<ProductCode, { name: string; address: string }>> = {
  ai: { name: 'AI 智能体', address: '/rtc-ai' },
  'cloud-native': { name: '云原生', address: '/yys-index' },
  censorship: { name: '内容安全', address: '/promotion/censorship' },
};

const hasOwnPage = (code: string): code is ProductCode =>
  (productCodes as readonly string[]).includes(code) && !Object.hasOwn(homes, code);

/** Value of `rows` for pages that use `productPage`. */
export const productRows: readonly RowFact[] = productCodes
  .filter(hasOwnPage)
  .map((code): RowFact => `name zh /${code}`);

export type ProductPageOptions = { code: string; rows: RowReader };

/** Name and page of a product; null for a code that has no page. */
export function productPage({ code, rows }: ProductPageOptions): { name: string; address: string } | null {
  if (Object.hasOwn(homes, code)) return homes[code as ProductCode]!;
  const name = hasOwnPage(code) ? rows.nameOf(`zh /${code}`) : null;
  return name === null ? null : { name, address: `/${code}` };
}

/** `productPage` for components of pages that declare `productRows`. */
export function useProductPage(): (code: string) => ReturnType<typeof productPage> {
  const rows = useRows();
  return (code) => productPage({ code, rows });
}
