import { prices } from '../../config/prices.ts';
import { grouped, roundYuan, unitPrice } from '../../config/rules/price.ts';

const { meters, rates } = prices.whiteboard;

function first(id: string) {
  const meter = meters.find((one) => one.id === id);
  if (!meter) throw new Error(`prices.whiteboard: no meter ${id}`);
  return { fen: meter.tiers[0]!.fen, per: meter.per, gift: meter.gift };
}

function rate(name: string) {
  const found = rates.find((one) => one.name === name);
  if (!found) throw new Error(`prices.whiteboard: no rate ${name}`);
  return found;
}

const minutes = first('minutes');
const record = first('record');
const animated = rate('动态课件转换');

export const costs = [
  { name: '白板', price: roundYuan(minutes.fen), unit: '每千参与者分钟', note: `每月前 ${grouped(minutes.gift)} 分钟免费` },
  { name: '课件转码', price: unitPrice(animated), unit: '每页动态课件', note: `静态每页 ${unitPrice(first('pages'))}，改了几页只计几页` },
  { name: '事件录制', price: unitPrice({ fen: record.fen * 60, per: record.per }), unit: '每小时', note: '一个房间一份，合成视频另计' },
  { name: '按教室包年', price: roundYuan(rate('按教室包年').fen), unit: '每间每年', note: '同时 50 人以内，不限分钟' },
];
