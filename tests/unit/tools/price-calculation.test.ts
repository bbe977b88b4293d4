import { expect, it } from 'vitest';
import { callMonths } from '../../../config/call-months.ts';
import { callWeights, priceListOf } from '../../../config/prices.ts';
import { asCsv, asJson, asText, resultOf, textsOf } from '../../../pages/tools/price-calculation/model.ts';
import { sumsOf, turnOf, yearChart } from '../../../pages/tools/price-calculation/year-chart.ts';

const tariff = priceListOf('netcall');
const given = { tariff, packs: tariff.packages, weights: callWeights };
const clinic = resultOf(callMonths.clinic, given);
const idle = resultOf({ ...callMonths.service, sessions: 10, record: 0 }, given);

it('a bill as text has every line with how it came about', () => {
  expect(asText(clinic, 'https://a.example/x')).toBe(`音视频通话 2.0 月账单（估算，含税）
2 人 × 20,000 场 × 12 分钟 = 480,000 分钟，100% 高清视频
高清视频：赠 5,000 分钟 ＋ 475,000 分钟 × ¥0.022 ＝ ¥10,450.00
云录制：240,000 分钟 × ¥0.03 ＝ ¥7,200.00
每月合计 ¥17,650.00
一年全部按量 ¥211,800.00；最省：500 万分钟包 × 1，10 万分钟包 × 7，¥177,260.00
https://a.example/x`);
});

it('a bill for a spreadsheet has a byte order mark, quoted names and amounts in yuan', () => {
  const lines = asCsv(clinic).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '\ufeff项目,用量,单位,赠送,金额（元）',
    '高清视频,480000,分钟,5000,10450.00',
    '云录制,240000,分钟,0,7200.00',
  ]);
  expect(lines.at(-2)).toBe('"500 万分钟包 × 1，10 万分钟包 × 7",177260.00,0');
});

it('a bill for programs has whole fen, and adds up', () => {
  const { usage, month, years } = JSON.parse(asJson(clinic));
  expect(usage).toEqual(callMonths.clinic);
  expect(month.lines.reduce((sum: number, { fen }: { fen: number }) => sum + fen, 0)).toBe(month.fen);
  expect(years.at(-1).packs).toEqual([
    { amount: 5_000_000, count: 1 },
    { amount: 100_000, count: 7 },
  ]);
});

it('says where packages do not pay', () => {
  expect(idle.best.name).toBe('全部按量');
  expect(textsOf(idle)['advice']).toBe('这样的用量按量最省：赠送的分钟已够，或一个包一年也用不完。');
  expect(turnOf(idle)).toBeNull();
  expect(yearChart(idle)).not.toContain('更省');
});

it('names the first month in which packages have cost less', () => {
  const [metered, packed] = [sumsOf(clinic.ways[0]!.year), sumsOf(clinic.best.year)];
  expect(turnOf(clinic)).toBe(9);
  expect([packed[8]! < metered[8]!, packed[9]! < metered[9]!]).toEqual([false, true]);
  expect(yearChart(clinic)).toContain('第 9 个月起更省');
});

it('writes the scale of the year short where its amounts are long', () => {
  const ends = (sessions: number) =>
    [...yearChart(resultOf({ ...callMonths.clinic, sessions }, given)).matchAll(/>(¥[^<]+)</g)].map(([, text]) => text);
  expect(ends(20_000)).toEqual(['¥0', '¥105,900', '¥211,800']);
  expect(ends(200_000)).toEqual(['¥0', '¥101.9 万', '¥203.9 万']);
});
