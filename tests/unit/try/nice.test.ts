import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import recordings from '../../../pages/products/nice/material/measured.json' with { type: 'json' };
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

it('states of the recordings what was measured of the files that are played', () => {
  for (const [name, sides] of Object.entries(recordings)) {
    for (const [side, { bytes }] of Object.entries(sides))
      expect(statSync(`config/content/files/audio/nice-${name}-${side}.mp3`).size, `${name}-${side}`).toBe(bytes);
    expect(sides.after.distance, name).toBeGreaterThan(sides.before.distance);
  }
  expect(recordings.table.after.pause, 'voices stay').toBeGreaterThan(recordings.fan.after.pause + 15);
});
