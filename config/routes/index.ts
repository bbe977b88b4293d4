import { blog } from './blog.ts';
import { cases } from './cases.ts';
import { certification } from './certification.ts';
import { company } from './company.ts';
import { english } from './english.ts';
import { home } from './home.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { partners } from './partners.ts';
import { phone } from './phone.ts';
import { price } from './price.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import type { Row } from './route.ts';
import { sdk } from './sdk.ts';
import { solutions } from './solutions.ts';
import { tools } from './tools.ts';
import { videos } from './videos.ts';

/**
 * The route table by area: a file of this folder each. The pages of an area are in the folder of the same name below
 * `pages/`. The error pages are an area without rows: no address leads to them.
 */
export const areas = {
  home,
  english,
  products,
  solutions,
  landing,
  price,
  company,
  partners,
  certification,
  cases,
  sdk,
  videos,
  legal,
  tools,
  blog,
  promotions,
  phone,
} as const satisfies Record<string, readonly Row[]>;

/** Every address of the site, in the order people read it. */
export const routes: readonly Row[] = Object.values(areas).flat();
