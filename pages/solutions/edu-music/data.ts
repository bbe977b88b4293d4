import { listedPrice } from '../../../components/sections/listed-price.ts';

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 200_000 },
  usage: '每月 2,000 节一对一，两人各 50 分钟，音乐场景不加价',
});
