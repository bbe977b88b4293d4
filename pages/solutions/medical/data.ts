import { listedPrice } from '../../../components/sections/listed-price.ts';

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 48_000, record: 24_000 },
  usage: '每月 3,000 次视频问诊，两人各 8 分钟，合成录制',
});
