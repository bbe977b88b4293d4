import { describe, expect, it } from 'vitest';
import { measurements } from '../../../config/measurements.ts';
import { fitIn, reading, toyMemory } from '../../../pages/products/iot-ai/model.ts';

describe('the memory of a toy', () => {
  it('holds all modules in what was measured, and answers as fast as was measured', () => {
    expect(toyMemory).toBe(measurements.agent.toyMemory);
    expect(fitIn(toyMemory)).toMatchObject({ used: toyMemory, answer: measurements.agent.toy });
  });

  it('does with less first without half of the buffer, then without the wake word, then without interruptions', () => {
    expect([285, 261, 187].map((free) => fitIn(free)?.used)).toEqual([262, 188, 126]);
    expect(reading(187).status).toBe('空闲 187 kB，占用 126 kB，首响 470 毫秒');
  });

  it('says so where nothing fits', () => {
    expect(reading(96).texts).toEqual({ free: '96 kB', answer: '—', verdict: '放不下，至少要 126 kB' });
  });
});
