import { expect, it } from 'vitest';
import { recipe, resultOf, statusOf } from '../../../pages/products/video/model.ts';

it('costs least with the cut first, and is best with subtitles before music and the review last', () => {
  expect(statusOf(resultOf(recipe))).toBe('处理 17.4 分钟，字幕字错率 4.1%，成片全部审过');
  expect(statusOf(resultOf([...recipe].reverse()))).toBe('处理 39.0 分钟，字幕字错率 9.7%，成片有没审到的');
});
