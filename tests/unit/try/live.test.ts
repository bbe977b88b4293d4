import { expect, it } from 'vitest';
import { lineDelays, liveStages, playerBuffers } from '../../../config/live-lines.ts';
import { meterOf } from '../../../config/prices.ts';
import { metresOf } from '../../../components/try/track.ts';
import { hourOf, type Meters } from '../../../pages/products/live/model.ts';

const meters: Meters = {
  regular: meterOf('live', 'traffic'),
  fast: meterOf('live', 'fast'),
  stage: meterOf('interact', 'stage'),
};

it('adds the stages of a line up to its delay', () => {
  expect(lineDelays).toEqual({ regular: 4_070, fast: 825, stage: 300 });
  expect([playerBuffers.regular.least, playerBuffers.regular.most].map((buffer) => 2_070 + buffer)).toEqual([
    3_070, 5_070,
  ]);
  expect(liveStages.every(({ regular, fast }) => fast < regular)).toBe(true);
});

it('puts viewers as far behind the finish as their line is late', () => {
  expect([0, 1, 2].map((line) => Math.round(metresOf(line)))).toEqual([41, 8, 3]);
});

it('charges traffic to viewers and minutes to those on stage', () => {
  expect([0, 1, 2].map((line) => hourOf({ line, viewers: 1_000, meters }))).toEqual([16_200, 24_300, 132_000]);
});
