import { expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { scenes } from '../../../config/narrow-hd-scenes.ts';
import { blocksOf, breakEven, savingOf, sharesOf } from '../../../pages/products/narrow-hd/model.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('gives blocks and parts that add up to the rate of the scene', () => {
  for (const scene of scenes)
    for (const side of ['plain', 'narrow'] as const) {
      expect(sum(blocksOf(scene, side))).toBeCloseTo(scene[side] * 1000);
      expect(sum(sharesOf(scene, side))).toBeCloseTo(scene[side]);
    }
});

it('saves on average what is stated', () => {
  expect(Math.round(sum(scenes.map(savingOf)) / scenes.length)).toBe(measurements.narrowHd);
});

it('pays for the encoding from so many viewers on', () => {
  expect(breakEven({ encoding: 3_200, traffic: 24, gigabytes: 0.675, saved: 0.5 })).toBe(24);
});
