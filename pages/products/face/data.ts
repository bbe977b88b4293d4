import { type Dial, effects } from './model.ts';

const whole = (...of: Dial[]) => of.reduce((sum, dial) => sum + effects[dial].cost, 0);
/** Milliseconds of each family at full strength; of the background, those that are left when every second frame is enough. */
export const families = [
  { title: '滤镜', ms: 0.3, text: '48 组调色，可导入自己的查找表' },
  { title: '美肤', ms: whole('smooth', 'white'), text: '磨皮、美白、祛痘印，眉毛和胡茬不糊' },
  { title: '微整形', ms: whole('slim', 'eyes'), text: '26 项，侧脸 60 度以内不跳变' },
  { title: '妆容', ms: 0.8, text: '十二套整妆，按肤色减淡，可拆开' },
  { title: '贴纸', ms: 0.9, text: '最多 5 张脸，张嘴、眨眼可以触发' },
  { title: '虚拟背景', ms: whole('background'), text: '不用绿幕，图片、视频和虚化', halved: true },
] as const;

/** Milliseconds a frame over the minutes of a hot phone: throttled at 8, stepped down two seconds later and at 12, restored at 19. */
export const heat = [
  [0, 5.8],
  [5, 5.9],
  [7.4, 6.6],
  [8, 9.6],
  [8.1, 6.9],
  [11, 7.3],
  [11.9, 7.9],
  [12, 6.4],
  [16, 6.1],
  [19, 5.8],
  [19.1, 6.2],
  [20, 6.2],
] as const;
