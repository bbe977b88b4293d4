import { expect, it } from 'vitest';
import { losses, valueAt } from '../../../components/try/network.ts';
import { measurements } from '../../../config/measurements.ts';
import { voiceReplays } from '../../../config/voice-replays.ts';

it('gives the measured score and bit rate at the measured loss', () => {
  const { lossUnderstood, score, protectedVoice } = measurements.call;
  expect([valueAt(lossUnderstood, 'score'), valueAt(lossUnderstood, 'rate')]).toEqual([score, protectedVoice]);
});

it('lies between two replays in proportion, and gets no better with more loss', () => {
  expect(valueAt(15, 'score')).toBeCloseTo(4);
  const scores = losses.map((loss) => valueAt(loss, 'score'));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(valueAt(80, 'bare')).toBe(voiceReplays.at(-1)!.bare);
});
