import { meterOf } from '../../../config/prices.ts';
import { lineOf, roundYuan } from '../../../config/rules/price.ts';

/** Minutes of a day in one room: seven people, four lessons of 40 minutes. School days a month. */
const [minutes, rooms, days] = [7 * 4 * 40, 300, 22];
const month = lineOf(meterOf('netcall', 'hd'), minutes * rooms * days);

/** A reply as it is sent: each part answers a part of what was asked. */
export const reply = {
  asked: '300 间教室，每间 1 位老师 6 名学生，每天 4 节 40 分钟，要回放 30 天，9 月开学。',
  parts: [
    { asked: '老师 1 位，学生 6 名', name: '音视频通话 2.0', why: '老师与学生互见，弱网先保声音' },
    {
      asked: '300 间教室，每天 4 节',
      name: `高清视频，每月 ${roundYuan(month.fen)}`,
      why: `7 人 × 160 分钟 × ${rooms} 间 × ${days} 天`,
    },
    { asked: '回放 30 天', name: '点播', why: '每节自动存，30 天后删除' },
  ],
  first: '第一周先接 3 间教室，测一次晚高峰，再定码率。',
};
