import { describe, expect, it } from 'vitest';
import { keyFigure } from '../../../components/blog/key-figure.ts';

describe('the key figure of an article', () => {
  it.each([
    ['直播首帧从 1.2 秒到 360 毫秒：实测报告', '同一批手机，3 条线路', { value: '360', unit: '毫秒' }],
    ['64 MB 内存与时断时续的网', '先列一张账', { value: '64', unit: 'MB' }],
    ['复盘：86% 的新会话落进了同一个分片', '持续 47 分钟', { value: '86', unit: '%' }],
    ['上线之后', '一次持续 47 分钟的消息变慢，影响 3% 的会话', { value: '47', unit: '分钟' }],
    ['硬件编码器上线检查单', '版本 1.2.3 与 H.265', null],
  ])('of "%s"', (title, summary, figure) => expect(keyFigure({ title, summary })).toEqual(figure));
});
