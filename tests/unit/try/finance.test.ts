import { expect, it } from 'vitest';
import { papers, reading, years } from '../../../pages/solutions/finance/model.ts';

it('papers leave the file one by one, and the last after its years are over', () => {
  expect(reading(0).status).toBe('办理当天来查：应在 4 份，已删 1 份');
  expect(reading(6).texts.names).toBe('身份资料、保险双录、基金销售录像');
  expect(reading(years.at(-1)!).texts.there).toBe('0 份');
});

it('the bars end within the axis', () => {
  for (const { lasts, kept } of papers) expect(lasts + kept).toBeLessThanOrEqual(years.at(-1)!);
});
