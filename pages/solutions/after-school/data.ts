import { listedPrice } from '../../../components/sections/listed-price.ts';
import { planOf, usual } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';
export const doors = [
  { x: 360, y: 140, length: 40, wall: 'horizontal' },
  { x: 580, y: 140, length: 40, wall: 'horizontal' },
  { x: 360, y: 160, length: 40, wall: 'horizontal' },
] as const;
export const links = [
  { from: 'lead', to: 'one' },
  { from: 'lead', to: 'two' },
  { from: 'lead', to: 'three' },
  { from: 'one', to: 'two', blocked: true },
] as const;

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: planOf(usual).minutes },
  ...filled(words.price, { schools: usual.schools, lessons: usual.lessons }),
});
