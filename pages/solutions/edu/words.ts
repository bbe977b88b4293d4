import type { StartPrice } from '../../../components/sections/start.tsx';
import { commitments } from '../../../config/commitments.ts';
import { prices } from '../../../config/prices.ts';
import { yuan } from '../../../config/rules/price.ts';

/** What the law says about children's lessons, and what a classroom does about it. */
export const rules = [
  {
    figure: '30',
    unit: '分钟',
    does: '课时可以锁定，两节课之间强制休息 10 分钟，教室提前 3 分钟提醒老师收尾。',
    rule: '“双减”意见（2021 年）：线上培训每课时不超过 30 分钟，课程间隔不少于 10 分钟。',
  },
  {
    figure: '21:00',
    unit: '',
    does: '由服务端按时收课，未结束的课生成一条“待补”给教务。',
    rule: '同一份意见：线上培训结束时间不晚于 21 点。',
  },
  {
    figure: '14',
    unit: '周岁以下',
    does: '账号分出监护人与学生，未取得监护人同意不开摄像头；画面可以只给老师看。',
    rule: '《个人信息保护法》第三十一条：处理其个人信息，应取得监护人同意，并有专门的规则。',
  },
  {
    figure: '6',
    unit: '个月',
    does: '进出、发言、处置的日志默认留 180 天；录像另设期限，家长可以要求删除。',
    rule: '《网络安全法》：网络日志留存不少于六个月。《未成年人网络保护条例》自 2024 年起施行。',
  },
] as const;

/** What to start with, by how many people there are to do it. */
export const beginnings = [
  {
    team: '3 人的工作室',
    title: '先借一间教室',
    text: '不写客户端，直接用示例课堂：改掉标志和颜色，在网页里上课。',
    parts: [
      ['/all-in-one', '一体化方案', '一个 SDK，一张账单'],
      ['/whiteboard', '互动白板', '课件与板书'],
      ['/vod', '点播', '回放给学生看'],
    ],
    first: '用试用额度给十个学生上一周课。',
    time: '3 天上线，一名前端',
  },
  {
    team: '30 人的机构',
    title: '把教室搬进自己的 App',
    text: '排课、付费和学员留在您手里，课堂按组件嵌入；小班课先行，大班课随后。',
    parts: [
      ['/nrtc', '音视频通话 2.0', '小班与一对一'],
      ['/im', '即时通讯 IM', '班级群与作业点评'],
      ['/compass', '数据罗盘', '按学生查询卡顿'],
    ],
    first: '挑一个班，灰度两周，以投诉而不是参数为准。',
    time: '两周上线，两名开发',
  },
  {
    team: '有自研平台的集团',
    title: '只换掉最难的那一层',
    text: '保留自己的界面和业务，替换音视频与白板内核；数据要留在本地的，走专有云或私有化。',
    parts: [
      ['/nrtc', '音视频通话 2.0', '按模块替换'],
      ['/dedicated-cloud', '专有云', '资源不与别人共享'],
      ['/service', '技术支持服务', '开学季有人值守'],
    ],
    first: '和架构师一起画一张双跑图：新旧并行，随时可退。',
    time: '六到八周，按校区切换',
  },
] as const;

/** Fen for one unit at the first tier. */
function rate(product: 'netcall' | 'whiteboard' | 'vod', id: string): number {
  const { tiers, per } = prices[product].meters.find((meter) => meter.id === id)!;
  return tiers[0]!.fen / per;
}

/** As long as the law lets an online lesson be. */
const MINUTES = 30;
/** With a call, a board's minute costs four fifths. */
const aMinute = rate('netcall', 'hd') + (rate('whiteboard', 'minutes') * commitments.billing.whiteboardWithCalls) / 10;
const lesson = (ends: number) => Math.round(ends * MINUTES * aMinute);

/** What a lesson of each kind costs, in fen, from the price list. */
const lessons = [
  { name: '小班课', how: `小班课，7 人 ${MINUTES} 分钟`, fen: lesson(7) },
  { name: '一对一陪练', how: `一对一陪练，2 人 ${MINUTES} 分钟`, fen: lesson(2) },
  { name: '双师课堂', how: `双师课堂，一位主讲与两间教室 ${MINUTES} 分钟`, fen: lesson(3) },
  { name: '回放', how: '回放，转码一次，存储每月不到一分钱', fen: Math.round(MINUTES * rate('vod', 'transcode')) },
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
    answer:
      '账号、排课和支付无须改动。课堂作为一个页面嵌入，令牌由您的服务端签发，上课、下课、录制完成都有回调。接入多在两周以内。',
  },
  {
    question: '能用来远程考试吗？',
    answer:
      '能，三十人一屏，一位老师看一面墙。考前核对人脸与报名照，手机架在侧面当第二机位；切屏、离座、旁人说话会被标出来，附前后十秒的录像。机器只标出异常，由监考老师判定；录像加密保存 180 天，到期自动删除。',
  },
  {
    question: '课上网断了，课会不会白上？',
    answer:
      '十秒以内自动重连，白板和消息补齐。更久的，学生可以拨电话进来听；录制在云端，不受影响，默认加密存在国内区域，也可以写进您自己的对象存储。',
  },
  {
    question: '家长能旁听吗？隐私怎么处理？',
    answer: '可以。家长以“旁听”身份进入，不出声、不出画面，由老师逐课决定；旁听与录像都在教室里显示提示。',
  },
] as const;
