import { describe, expect, it } from 'vitest';
import { callMonths, type CallMonth, participantMinutes, quantitiesOf } from '../../../config/call-months.ts';
import { priceExamples } from '../../../config/price-examples.ts';
import { callWeights as weights, meterOf, priceListOf } from '../../../config/prices.ts';
import { cheapestYear, needOf, type Pack, yearOfOne, yearWith } from '../../../config/rules/packages.ts';
import { estimate, mostUnits } from '../../../config/rules/price.ts';

const tariff = priceListOf('netcall');
const packs: readonly Pack[] = tariff.packages;
const usageOf = (quantities: Record<string, number>) => ({ tariff, quantities, weights });
const [small, middle] = packs as [Pack, Pack];

describe('a month of calls', () => {
  it('has the minutes of every participant, of video or of voice, and those of the sessions', () => {
    const month: CallMonth = { ...callMonths.match, video: 75, record: 50, denoise: 10 };
    expect(quantitiesOf(month)).toEqual({ voice: 16_200, uhd: 48_600, record: 5_400, push: 10_800, denoise: 6_480 });
  });

  it('is the same in the presets as in the examples of the price pages', () => {
    const used = (month: CallMonth) =>
      Object.fromEntries(Object.entries(quantitiesOf(month)).filter(([, quantity]) => quantity > 0));
    const { service, clinic, voice } = callMonths;
    expect([service, clinic, voice].map(used)).toEqual(priceExamples.netcall.map(({ quantities }) => quantities));
  });

  it('is limited to amounts that a bill calculates exactly', () => {
    const largest = { ...callMonths.clinic, people: 1_000, sessions: 1_000_000, minutes: 600 };
    expect(participantMinutes(largest)).toEqual({ counted: mostUnits, isCut: true });
    expect(participantMinutes(callMonths.clinic)).toEqual({ counted: 480_000, isCut: false });
  });
});

describe('a year with packages', () => {
  it('needs packaged minutes for what is not given, at the rate of each meter', () => {
    const gift = meterOf('netcall', 'hd').gift;
    expect(needOf(usageOf({ hd: gift + 100, voice: gift + 100, uhd: 100, record: 100 }))).toBe(100 + 25 + 350);
    expect(needOf(usageOf({ hd: gift, voice: gift }))).toBe(0);
  });

  it('first uses the packages up, then counts; what is in no package is counted in every month', () => {
    const usage = usageOf({ hd: 55_000, record: 10_000 });
    const record = 30_000;
    const { months, left, fen } = yearWith({ ...usage, packs: [{ ...small, count: 1 }] });
    expect(months.slice(0, 3)).toEqual([record, record, record + 110_000]);
    expect([left, fen]).toEqual([0, small.fen + 12 * record + 10 * 110_000]);
  });

  it('pays the same share of every meter in the month in which the packages end', () => {
    const usage = usageOf({ hd: 85_000, voice: 325_000 });
    const { months } = yearWith({ ...usage, packs: [{ ...small, count: 1 }] });
    const half = estimate({ tariff, quantities: { hd: 5_000 + 30_000, voice: 5_000 + 120_000 } }).fen;
    // 160,000 packaged minutes are needed, 100,000 are there: three eighths are counted.
    expect(months[0]).toBe(half);
  });

  it('ends with minutes left over, and says how many', () => {
    expect(yearWith({ ...usageOf({ hd: 6_000 }), packs: [{ ...small, count: 1 }] })).toMatchObject({
      left: 88_000,
      fen: small.fen,
    });
  });

  it('with packages of one kind has at least one, and one more only where that is cheaper', () => {
    const counts = [5_500, 20_000, 103_000, 105_000].map(
      (hd) => yearOfOne({ ...usageOf({ hd }), pack: middle }).packs[0]!.count,
    );
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(yearOfOne({ ...usageOf({ hd: 165_000 }), pack: middle }).packs[0]!.count).toBe(2);
  });

  it('is the cheapest of all combinations that somebody could try', () => {
    for (const hd of [5_000, 9_000, 30_000, 88_000, 200_000, 371_000, 480_000, 640_000]) {
      const usage = usageOf({ hd, voice: 40_000 });
      let best = Infinity;
      for (let a = 0; a <= 12; a++)
        for (let b = 0; b <= 6; b++)
          for (let c = 0; c <= 2; c++) {
            const chosen = packs.map((pack, at) => ({ ...pack, count: [a, b, c][at]! }));
            best = Math.min(best, yearWith({ ...usage, packs: chosen }).fen);
          }
      expect([hd, cheapestYear({ ...usage, packs }).fen]).toEqual([hd, best]);
    }
  });
});
