import { commitments } from '../../../config/commitments.ts';
import type { PricedProduct } from '../../../config/priced-products.ts';
import { priceListOf } from '../../../config/prices.ts';
import { estimate } from '../../../config/rules/price.ts';
import type { Ability } from '../../../config/sdk-sizes.ts';

type Use = { product: PricedProduct; quantities: Readonly<Record<string, number>>; how: string };

/** A month of an app for lessons with twenty thousand active users, ability by ability. */
export const month: Readonly<Record<Ability, Use>> = {
  im: { product: 'im', quantities: { mau: 20_000 }, how: '2 万月活' },
  netcall: { product: 'netcall', quantities: { hd: 300_000 }, how: '30 万分钟高清' },
  live: { product: 'live', quantities: { traffic: 4_000 }, how: '4,000 GB 流量' },
  vod: { product: 'vod', quantities: { storage: 500, traffic: 3_000 }, how: '存 500 GB，播 3,000 GB' },
  svod: { product: 'vod', quantities: { secure: 600_000 }, how: '60 万分钟加密播放' },
  interact: { product: 'interact', quantities: { stage: 120_000 }, how: '台上 12 万分钟' },
  whiteboard: { product: 'whiteboard', quantities: { minutes: 200_000 }, how: '20 万分钟' },
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
