import { commitments } from '../../../config/commitments.ts';
import type { PricedProduct } from '../../../config/priced-products.ts';
import { priceListOf } from '../../../config/prices.ts';
import { estimate } from '../../../config/rules/price.ts';
import type { Ability } from '../../../config/sdk-sizes.ts';
import * as words from './words.yaml';

type Use = { product: PricedProduct; quantities: Readonly<Record<string, number>>; how: string };

/** A month of an app for lessons with twenty thousand active users, ability by ability. */
export const month: Readonly<Record<Ability, Use>> = {
  im: { product: 'im', quantities: { mau: 20_000 }, how: words.usage.im },
  netcall: { product: 'netcall', quantities: { hd: 300_000 }, how: words.usage.netcall },
  live: { product: 'live', quantities: { traffic: 4_000 }, how: words.usage.live },
  vod: { product: 'vod', quantities: { storage: 500, traffic: 3_000 }, how: words.usage.vod },
  svod: { product: 'vod', quantities: { secure: 600_000 }, how: words.usage.svod },
  interact: { product: 'interact', quantities: { stage: 120_000 }, how: words.usage.interact },
  whiteboard: { product: 'whiteboard', quantities: { minutes: 200_000 }, how: words.usage.whiteboard },
};

/** In fen, from the price list. */
export const amounts = Object.fromEntries(
  Object.entries(month).map(([ability, { product, quantities }]) => [
    ability,
    estimate({ tariff: priceListOf(product), quantities }).fen,
  ]),
) as Record<Ability, number>;

/** Tenths of its price that the whiteboard costs beside calls. */
export const boardTenths = commitments.billing.whiteboardWithCalls;
