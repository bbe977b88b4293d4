import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../components/case/metric-parts.ts';

describe('a figure', () => {
  it.each([
    ['9 分钟', '', '9', '分钟'],
    ['99.2%', '', '99.2%', ''],
    ['1.4 万人', '', '1.4', '万人'],
    ['9,300 节', '', '9,300', '节'],
    ['不到 20 毫秒', '不到', '20', '毫秒'],
    ['< 200 ms', '', '< 200', 'ms'],
    ['+11 个百分点', '', '+11', '个百分点'],
    ['7×24 小时', '', '7', '×24 小时'],
  ])('%s is parted into what stands before, the number and what stands behind', (value, before, number, after) => {
    expect(partsOf(value)).toEqual({ before, number, after });
  });

  it('without a number stands as it is', () => {
    expect(partsOf('全年无休')).toEqual({ before: '', number: '全年无休', after: '' });
  });
});
