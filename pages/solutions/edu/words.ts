import { listedPrice } from '../../../components/sections/listed-price.ts';
import { commitments } from '../../../config/commitments.ts';
import { prices } from '../../../config/prices.ts';
import { type LessonRates, minutes } from './lesson.ts';

/** What a classroom does about the law, and which law says so. */
export const rules = [
  { title: '30 分钟一节', text: '课时可锁定，课间强制休息。“双减”意见：每课时不超过 30 分钟，间隔不少于 10 分钟。' },
  { title: '21:00 收课', text: '由服务端按时收课。“双减”意见：线上培训结束时间不晚于 21 点。' },
  { title: '14 周岁以下先问家长', text: '未经监护人同意不开摄像头。《个人信息保护法》第三十一条。' },
  { title: '日志留 6 个月', text: '进出、发言、处置的日志默认留 180 天。《网络安全法》：不少于六个月。' },
];

/** What to start with, by how many people there are to do it. */
export const beginnings = [
  { when: '3 人的工作室', title: '先借一间教室', text: '改掉示例课堂的标志和颜色。3 天上线，一名前端。' },
  { when: '30 人的机构', title: '把教室搬进自己的 App', text: '通话、白板与班级群按组件嵌入。两周，两名开发。' },
  { when: '有自研平台的集团', title: '只换音视频与白板内核', text: '新旧并行，随时可退。六到八周，按校区切换。' },
];

/** Fen for one unit at the first tier. */
function rate(product: 'interact' | 'netcall' | 'vod' | 'whiteboard', id: string): number {
  const { tiers, per } = prices[product].meters.find((meter) => meter.id === id)!;
  return tiers[0]!.fen / per;
}

const boardMinute = rate('whiteboard', 'minutes');
/** Gigabytes of a lesson that is watched at 1.2 Mbps. */
const watched = (1.2 * minutes * 60) / 8 / 1000;
const lowLatency = prices.interact.rates.find(({ name }) => name === '低时延分发')!;

/** What lessons are counted by. With a call, a board's minute costs four fifths. */
export const lessonRates: LessonRates = {
  call: rate('netcall', 'hd') + (boardMinute * commitments.billing.whiteboardWithCalls) / 10,
  stage: rate('interact', 'stage') + boardMinute,
  viewer: watched * lowLatency.fen,
};

export const price = listedPrice({
  product: 'netcall',
  usage: `每月八十节小班课，7 人 ${minutes} 分钟，不含白板`,
  quantities: { hd: 80 * 7 * minutes },
});

export const questions = [
  {
    question: '已有自己的 App 和教务系统，要改多少？',
    answer: '账号、排课和支付无须改动。课堂作为一个页面嵌入，上课、下课、录制完成都有回调。',
  },
  {
    question: '能用来远程考试吗？',
    answer: '能，三十人一屏。考前核对人脸，手机当第二机位；切屏、离座会被标出来，由监考老师判定。',
  },
  {
    question: '课上网断了，课会不会白上？',
    answer: '十秒以内自动重连，白板和消息补齐。更久的，学生可以拨电话进来听；录制不受影响。',
  },
  {
    question: '家长能旁听吗？隐私怎么处理？',
    answer: '可以。家长以“旁听”身份进入，不出声、不出画面，由老师逐课决定。',
  },
] as const;
