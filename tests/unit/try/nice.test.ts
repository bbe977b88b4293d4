import { expect, it } from 'vitest';
import { cleaned, reading } from '../../../pages/products/nice/model.ts';

it('a voice on a street is cleaned by what was measured, and only long losses remain', () => {
  expect(cleaned({ noise: 60, echo: -6, loss: 0 })).toEqual({
    before: { distance: 5, echo: -6, gaps: 0 },
    after: { distance: 27, echo: -43, gaps: 0 },
  });
  expect(reading({ noise: 80, echo: -18, loss: 30 }).status).toBe(
    '信噪比 −15 → −6 dB，回声 −18 → −55 dB，断音 30% → 7.9%',
  );
});
