import type { z } from 'zod';
import { legacySms as legacyFile, products as productFile } from './content/prices.json';
import { type PricedProduct, pricedProducts } from './priced-products.ts';
import { productNames } from './products.ts';
import type { priceFile } from './records/prices.ts';
import type { Meter, Plan, Tariff } from './rules/price.ts';

/** An amount that is paid ahead and used up within some months. */
export type Package = { meter: string; amount: number; fen: number; months: number };

/** A price that is listed and does not take part in the calculator: it stands for another way to count, or is not counted by the month. */
export type Rate = { name: string; unit: string; fen: number; per: number; note?: string };

export type PriceList = Tariff & {
  name: string;
  /** Where the product is described. */
  href: string;
  packages: readonly Package[];
  rates: readonly (Rate & { id: string })[];
};

type PriceFile = z.infer<typeof priceFile>;
const products: PriceFile['products'] = productFile;

/** What pages call the products of the lists, and where they describe them. */
const described: Record<PricedProduct, { name: string; href: string }> = {
  im: { name: productNames.im, href: '/im' },
  netcall: { name: productNames.netcall, href: '/netcall' },
  sms: { name: productNames.sms, href: '/sms' },
  quicklogin: { name: '一键登录', href: '/quicklogin' },
  interact: { name: productNames.interact, href: '/interact' },
  whiteboard: { name: productNames.whiteboard, href: '/whiteboard' },
  censorship: { name: '内容安全', href: '/promotion/censorship' },
  live: { name: productNames.live, href: '/live' },
  vod: { name: productNames.vod, href: '/vod' },
  cloudcall: { name: productNames.call, href: '/connection' },
};

const fenOf = (yuan: number) => Math.round(yuan * 100);

function listOf(product: PricedProduct): PriceList {
  const { minimum = 0, plans = {}, meters, packages, rates } = products[product];
  return {
    ...described[product],
    minimum: fenOf(minimum),
    plans: Object.entries(plans).map(([id, { name, yuan }]): Plan => ({ id, name, fen: fenOf(yuan) })),
    meters: Object.entries(meters).map(
      ([id, { name, unit, per = 1, gift = 0, tiers }]): Meter => ({
        id,
        name,
        unit,
        per,
        gift,
        tiers: tiers.map(({ upTo = null, yuan }) => ({ upTo, fen: fenOf(yuan) })),
      }),
    ),
    packages: packages.map(({ meter, amount, yuan, months }) => ({ meter, amount, fen: fenOf(yuan), months })),
    rates: Object.entries(rates).map(([id, { name, unit, yuan, note }]) => ({
      id,
      name,
      unit,
      fen: fenOf(yuan),
      per: 1,
      ...(note !== undefined && { note }),
    })),
  };
}

/** All prices, in fen and with tax: the source for the price pages, the calculator and every page that names a price. */
export const prices = Object.fromEntries(pricedProducts.map((product) => [product, listOf(product)])) as Readonly<
  Record<PricedProduct, PriceList>
>;

export const priceListOf = (product: PricedProduct): PriceList => prices[product];

type Products = typeof productFile;

/** Ids of the meters of a product, as `config/content/prices.json` has them. */
export type MeterId<Product extends PricedProduct> = keyof Products[Product]['meters'] & string;
type RateId<Product extends PricedProduct> = keyof Products[Product]['rates'] & string;

/** Quantities of a month by meter of a product. */
export type Quantities<Product extends PricedProduct> = Readonly<Partial<Record<MeterId<Product>, number>>>;

/** A meter of a product by its id: `meterOf('im', 'mau')`. A literal that is no id of the product is a type error. */
export function meterOf<Product extends PricedProduct, Id extends string>(
  product: Product,
  id: Id & (string extends Id ? string : MeterId<Product>),
): Meter {
  return named({ product, kind: 'meter', records: priceListOf(product).meters, id });
}

/** A listed price of a product by its id: `rateOf('im', 'qchat')`. */
export function rateOf<Product extends PricedProduct, Id extends string>(
  product: Product,
  id: Id & (string extends Id ? string : RateId<Product>),
): Rate {
  return named({ product, kind: 'rate', records: priceListOf(product).rates, id });
}

/** A plan of a product by its id. */
export const planOf = (product: PricedProduct, id: string): Plan =>
  named({ product, kind: 'plan', records: priceListOf(product).plans, id });

type NamedOptions<One> = { product: PricedProduct; kind: string; records: readonly One[]; id: string };

function named<One extends { id: string }>({ product, kind, records, id }: NamedOptions<One>): One {
  const found = records.find((one) => one.id === id);
  if (!found)
    throw new Error(
      `config/content/prices.json: ${product} has no ${kind} "${id}": it has ${records.map((one) => one.id).join(', ')}`,
    );
  return found;
}

/** Minutes of a package of calls, which are those of HD video: voice minutes that one pays for, and how many a minute of ultra HD takes. */
export const callPackage = { voice: 4, uhd: 3.5 } as const;
export const callWeights = { voice: 1 / callPackage.voice, hd: 1, uhd: callPackage.uhd } as const;

/** The SMS promotion's table, closed to new customers, in yuan. Its values are examples until a provider puts in its own. */
export const legacySms: PriceFile['legacySms'] = legacyFile;
