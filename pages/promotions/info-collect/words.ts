import { commitments } from '../../../config/commitments.ts';
import { meterOf } from '../../../config/prices.ts';
import { lineOf, roundYuan } from '../../../config/rules/price.ts';

const { replies } = commitments;

export const lead = `写下场景、规模和期限，${replies.lead} 个工作日内收到一页书面回复：用哪些产品、怎么连、一个月多少钱、先做哪一步。`;

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

export const advice = [
  { title: '场景', text: '谁和谁说话，在哪里用，手机还是大屏。“做个直播”不如“店员给三百个顾客讲首饰”。' },
  { title: '规模', text: '同时在线多少人，一天多少场，一场多久。估不准就写最多的那一天。' },
  { title: '期限', text: '哪天上线，谁来开发，现在用着什么。换掉旧系统的，写明哪一处最疼。' },
];

export const answered = [
  {
    title: '连锁首饰店',
    text: '“120 家门店，每晚 8 点一位店员给三百位老顾客讲款式，要能连麦看手上的效果，十一月前上线。”回复只用了直播和连麦两样，第一步是拿一家店试播三晚。',
  },
  {
    title: '县医院超声科',
    text: '“两位医生给 14 个乡镇卫生院看片，不能掉帧，数据不出机房。”回复改成私有化部署，先测最远那条线路的带宽，再谈服务器台数。',
  },
  {
    title: '钢琴陪练应用',
    text: '“学生一次练 20 分钟，老师实时听，现在的方案把琴声当噪声压掉了。”回复只改一处设置：切到音乐模式，不必换产品，也没有报价。',
  },
];

export const privacy = [
  { title: '谁会看到', text: '一位解决方案顾问，和他请教的那位工程师。不进营销名单，不打第二通推销电话。' },
  { title: '留多久', text: '项目没有继续的，180 天后删除；想早一点，来信一句就删。' },
];

export const cases = [
  {
    when: '想当面聊架构',
    why: '书面回复没有来回，半小时的会议有。',
    instead: { href: '/promotion/advisory', name: '专家咨询' },
  },
  { when: '已经知道用什么', why: '用量填进去，比等回复快。', instead: { href: '/price', name: '价格' } },
];

export const topics = [
  { value: '教育', label: '教育' },
  { value: '社交与游戏', label: '社交与游戏' },
  { value: '医疗', label: '医疗' },
  { value: '金融与政务', label: '金融与政务' },
  { value: '出海', label: '出海' },
  { value: '其他', label: '其他' },
] as const;

export const thanks = {
  title: '需求收到了',
  next: [
    { when: '今天', text: '分给熟悉您这一行的顾问，由他负责到底。' },
    { when: `${replies.lead} 个工作日内`, text: '缺一两个数字时先来电问清，随后寄出书面回复。' },
    { when: '收到之后', text: '回复里有顾问的直线电话，改动规模会重新算。' },
  ],
  exit: { href: '/case', text: '看看相近行业的案例' },
};
