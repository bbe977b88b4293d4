import { expect, it } from 'vitest';
import { statusOf } from '../../../pages/solutions/edu-music/model.ts';

it('loses dynamics to gain, tails to noise reduction and overtones to the sampling rate', () => {
  expect(statusOf(new Set())).toBe('强弱相差 28 分贝，最长的尾音 2.6 秒，泛音到 20 kHz');
  expect(statusOf(new Set(['gain']))).toBe('强弱相差 6 分贝，最长的尾音 2.6 秒，泛音到 20 kHz');
  expect(statusOf(new Set(['noise', 'band']))).toBe('强弱相差 28 分贝，最长的尾音 0.3 秒，泛音到 8 kHz');
});
