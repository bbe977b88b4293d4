import { listedPrice } from '../../../components/sections/listed-price.ts';

/** A month of a voice room abroad. */
export const price = listedPrice({
  product: 'netcall',
  usage: '雅加达的语聊房：每晚两千人，各听四十分钟',
  quantities: { voice: 2000 * 40 * 30 },
});
