import { prices } from '../../config/prices.ts';
import { unitPrice } from '../../config/rules/price.ts';

const { meters, packages, rates } = prices.sms;

/** What a message costs by the hundred thousand, paid ahead. */
function packed(meter: string): string {
  const bought = packages.find((one) => one.meter === meter && one.amount === 100_000);
  if (!bought) throw new Error(`prices.sms: no package of 100,000 ${meter}`);
  return unitPrice({ fen: bought.fen, per: bought.amount });
}

/** What the first one of a month costs. */
function single(id: string): string {
  const meter = meters.find((one) => one.id === id);
  if (!meter) throw new Error(`prices.sms: no meter ${id}`);
  return unitPrice({ fen: meter.tiers[0]!.fen, per: meter.per });
}

/** What a message to one of the listed places costs. */
export function costTo(place: string): string {
  const rate = rates.find(({ name }) => name === place);
  if (!rate) throw new Error(`prices.sms: no rate for ${place}`);
  return unitPrice(rate);
}

const cheapest = rates.reduce((least, rate) => (rate.fen < least.fen ? rate : least));

export const costs = [
  { name: '国内验证码与通知', price: single('notice'), unit: '每条', note: `十万条套餐 ${packed('notice')}` },
  { name: '国内营销', price: single('marketing'), unit: '每条', note: `十万条套餐 ${packed('marketing')}` },
  { name: '语音验证码', price: single('voice'), unit: '每次接通', note: '未接通不收' },
  { name: '国际与港澳台', price: `${unitPrice(cheapest)} 起`, unit: '每条', note: '按目的地列价，变动提前 7 日公告' },
];
