import type { PricedProduct } from '../../../../config/priced-products.ts';
import * as words from './all.yaml';

/** What the price page says when no product is chosen. */
export const all = {
  title: words.title,
  lead: words.lead,
  productsTitle: words.productsTitle,
  productsLead: words.productsLead,
  counted: words.counted,
  /** The meter whose first tier is the product's entry price. */
  main: {
    im: 'mau',
    netcall: 'voice',
    sms: 'notice',
    quicklogin: 'login',
    interact: 'voice',
    whiteboard: 'minutes',
    censorship: 'text',
    live: 'traffic',
    vod: 'traffic',
    cloudcall: 'privacy',
  } satisfies Record<PricedProduct, string>,
  comparison: words.comparison,
  faq: words.faq,
  closing: words.closing,
} as const;
