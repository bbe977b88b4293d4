import type { PricedProduct } from '../../../../config/priced-products.ts';
import { censorship } from './censorship.ts';
import { cloudcall } from './cloudcall.ts';
import { im } from './im.ts';
import { interact } from './interact.ts';
import { live } from './live.ts';
import { netcall } from './netcall.ts';
import { quicklogin } from './quicklogin.ts';
import { sms } from './sms.ts';
import { vod } from './vod.ts';
import { whiteboard } from './whiteboard.ts';
import type { PriceWords } from './words.ts';

/** What the price page says, by product. */
export const priceWords: Record<PricedProduct, PriceWords> = {
  im,
  netcall,
  sms,
  quicklogin,
  interact,
  whiteboard,
  censorship,
  live,
  vod,
  cloudcall,
};
