import type { StartPrice } from '../../../components/sections/start.tsx';
import { commitments } from '../../../config/commitments.ts';
import { prices } from '../../../config/prices.ts';
import { yuan } from '../../../config/rules/price.ts';

/** The kinds of class, each by how many are in it. */
export const kinds = [
  { value: '2', unit: '人', name: '一对一', condition: '陪练、口语、答疑；时延 168 毫秒' },
  { value: '3–17', unit: '人', name: '小班课', condition: '讨论、实验、编程；时延 200 毫秒内' },
  { value: '10,000', unit: '人以上', name: '大班直播', condition: '公开课、串讲；台下 0.9 秒，台上 7 路' },
  { value: '2–50', unit: '间教室', name: '双师课堂', condition: '名师送课、跨校同步；时延 200 毫秒内' },
] as const;

/** The kinds side by side; folded on the page. */
export const comparison = {
  columns: [
    { name: '一对一', note: '陪练、口语、答疑' },
    { name: '小班课', note: '讨论、实验、编程', marked: true },
    { name: '大班直播', note: '公开课、串讲、讲座' },
    { name: '双师课堂', note: '名师送课、跨校同步' },
  ],
  rows: [
    {
      name: '同时在台上',
      note: '有声音和画面的路数',
      cells: ['2 路', '最多 17 路', '主讲加 6 路连麦', '主讲加 2 间教室'],
    },
    { name: '一端下行', note: '清晰档画面', cells: ['0.8 Mbps', '1.6 Mbps', '1.2 Mbps', '2 Mbps'] },
    { name: '学生直接写白板', cells: [true, true, '上台的学生', '教室大屏'] },
    { name: '分组讨论', cells: [false, true, false, true] },
    {
      name: '推荐组合',
      note: '都配互动白板',
      cells: ['音视频通话 2.0、点播', '音视频通话 2.0、信令', '互动直播、聊天室', '音视频通话 2.0、直播'],
    },
  ],
} as const;

/** What a classroom does about the law, and which law says so. */
export const rules = [
  {
    title: '30 分钟一节',
    does: '课时可以锁定，两节课之间强制休息 10 分钟，教室提前 3 分钟提醒老师收尾。',
    rule: '“双减”意见（2021 年）：线上培训每课时不超过 30 分钟，课程间隔不少于 10 分钟。',
  },
  {
    title: '21:00 收课',
    does: '由服务端按时收课，未结束的课生成一条“待补”给教务。',
    rule: '同一份意见：线上培训结束时间不晚于 21 点。',
  },
  {
    title: '14 周岁以下先问家长',
    does: '账号分出监护人与学生，未取得监护人同意不开摄像头；画面可以只给老师看。',
    rule: '《个人信息保护法》第三十一条：处理其个人信息，应取得监护人同意，并有专门的规则。',
  },
  {
    title: '日志留 6 个月',
    does: '进出、发言、处置的日志默认留 180 天；录像另设期限，家长可以要求删除。',
    rule: '《网络安全法》：网络日志留存不少于六个月。《未成年人网络保护条例》自 2024 年起施行。',
  },
] as const;

/** What to start with, by how many people there are to do it. */
export const beginnings = [
  {
    when: '3 人的工作室',
    title: '先借一间教室',
    text: '不写客户端，直接用一体化方案的示例课堂：改掉标志和颜色，在网页里上课。先用试用额度给十个学生上一周课。3 天上线，一名前端。',
  },
  {
    when: '30 人的机构',
    title: '把教室搬进自己的 App',
    text: '排课、付费和学员留在您手里，音视频通话、白板与班级群按组件嵌入；小班课先行，大班课随后。挑一个班，灰度两周，以投诉而不是参数为准。两周上线，两名开发。',
  },
  {
    when: '有自研平台的集团',
    title: '只换掉最难的那一层',
    text: '保留自己的界面和业务，替换音视频与白板内核；数据要留在本地的，走专有云。和架构师画一张双跑图，新旧并行，随时可退。六到八周，按校区切换。',
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
