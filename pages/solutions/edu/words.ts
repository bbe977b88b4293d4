import type { StartPrice } from '../../../components/sections/start.tsx';
import { commitments } from '../../../config/commitments.ts';
import { prices } from '../../../config/prices.ts';
import { yuan } from '../../../config/rules/price.ts';
import { costOf, type LessonRates, minutes } from './lesson.ts';

/** The kinds of class, each by how many are in it. */
export const kinds = [
  { value: '2', unit: '人', name: '一对一', condition: '陪练、口语、答疑' },
  { value: '3–17', unit: '人', name: '小班课', condition: '讨论、实验、编程' },
  { value: '10,000', unit: '人以上', name: '大班直播', condition: '公开课、串讲' },
  { value: '2–50', unit: '间教室', name: '双师课堂', condition: '名师送课、跨校同步' },
] as const;

/** What a classroom does about the law, and which law says so. */
export const rules = [
  {
    title: '30 分钟一节',
    does: '课时可锁定，课间强制休息 10 分钟。',
    rule: '“双减”意见（2021 年）：线上培训每课时不超过 30 分钟，课程间隔不少于 10 分钟。',
  },
  {
    title: '21:00 收课',
    does: '由服务端按时收课。',
    rule: '线上培训结束时间不晚于 21 点。',
  },
  {
    title: '14 周岁以下先问家长',
    does: '未取得监护人同意不开摄像头；画面可以只给老师看。',
    rule: '《个人信息保护法》第三十一条：应取得监护人同意，并有专门的规则。',
  },
  {
    title: '日志留 6 个月',
    does: '进出、发言、处置的日志默认留 180 天。',
    rule: '《网络安全法》：网络日志留存不少于六个月。',
  },
] as const;

/** What to start with, by how many people there are to do it. */
export const beginnings = [
  {
    when: '3 人的工作室',
    title: '先借一间教室',
    text: '改掉示例课堂的标志和颜色，在网页里上课。3 天上线，一名前端。',
  },
  {
    when: '30 人的机构',
    title: '把教室搬进自己的 App',
    text: '排课、付费和学员留在您手里，通话、白板与班级群按组件嵌入。两周上线，两名开发。',
  },
  {
    when: '有自研平台的集团',
    title: '只换掉最难的那一层',
    text: '替换音视频与白板内核；新旧并行，随时可退。六到八周，按校区切换。',
  },
] as const;

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
const lesson = (pupils: number) => costOf({ pupils }, lessonRates);

/** What a lesson of each kind costs, in fen, from the price list. */
const lessons = [
  { name: '小班课', how: `小班课，7 人 ${minutes} 分钟`, fen: lesson(6) },
  { name: '一对一陪练', how: `一对一陪练，2 人 ${minutes} 分钟`, fen: lesson(1) },
  { name: '双师课堂', how: `双师课堂，一位主讲与两间教室 ${minutes} 分钟`, fen: lesson(2) },
  { name: '回放', how: '回放，转码一次，存储每月不到一分钱', fen: Math.round(minutes * rate('vod', 'transcode')) },
];

export const price: StartPrice = {
  value: yuan(lessons[0]!.fen),
  unit: '每节小班课',
  name: '高清视频与白板同用，白板分钟打八折',
  usage: '各种课一节的费用，不含每月赠送的分钟',
  rows: lessons.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
  total: yuan(lessons.reduce((sum, { fen }) => sum + fen, 0)),
  href: '/price/netcall',
};

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
