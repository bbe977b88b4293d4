import { listedPrice } from '../../../components/sections/listed-price.ts';
import { planOf, usual } from './model.ts';
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
  usage: `上面那张课表：${usual.schools} 所学校，每校每周 ${usual.lessons} 节，一个月四周`,
});
