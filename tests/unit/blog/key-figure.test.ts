import { describe, expect, it } from 'vitest';
import { keyFigure } from '../../../components/blog/key-figure.ts';

describe('the key figure of an article', () => {
  it.each([
    [
      '直播首帧从 1.2 秒到 360 毫秒：实测报告',
      '同一批手机，3 条线路',
      { value: '360', unit: '毫秒', before: { value: '1.2', unit: '秒' } },
    ],
    ['少了三个点', '从 98.4% 掉到 95.3%，三家网络', { value: '95.3', unit: '%', before: { value: '98.4', unit: '%' } }],
    ['丢包三成还能听清：四层防线', '', { value: '4', unit: '层' }],
    ['检查单：二十一条，每条都有来历', '', { value: '21', unit: '条' }],
    ['从零做一个模块：七个步骤，和每一步的数', '', { value: '7', unit: '步' }],
    ['八问八答', '', { value: '8', unit: '问' }],
    ['丢包三成', '', { value: '30', unit: '%' }],
    ['一百二十份', '', { value: '120', unit: '份' }],
    ['百万人的群', '', { value: '100', unit: '万人' }],
    ['九个要先说清楚的问题', '', { value: '9', unit: '个', noun: '问题' }],
    ['把黑屏拆成四个成因', '', { value: '4', unit: '个', noun: '成因' }],
    ['一次复盘', '一个原因', null],
    ['64 MB 内存与时断时续的网', '先列一张账', { value: '64', unit: 'MB' }],
    ['复盘：86% 的新会话落进了同一个分片', '持续 47 分钟', { value: '86', unit: '%' }],
    ['上线之后', '一次持续 47 分钟的消息变慢，影响 3% 的会话', { value: '47', unit: '分钟' }],
    ['硬件编码器上线检查单', '版本 1.2.3 与 H.265', null],
  ])('of "%s"', (title, summary, figure) => expect(keyFigure({ title, summary })).toEqual(figure));
});
