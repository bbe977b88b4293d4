import { blog } from './blog.ts';
import { company } from './company.ts';
import { english } from './english.ts';
import { home } from './home.ts';
import { price } from './price.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import type { Row } from './route.ts';
import { solutions } from './solutions.ts';

/** The route table: every address of the site, in the order people read it. */
export const routes: readonly Row[] = [
  ...home,
  ...english,
  ...products,
  ...solutions,
  ...price,
  ...company,
  ...blog,
  ...promotions,
];
