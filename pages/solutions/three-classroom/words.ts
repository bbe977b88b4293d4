import { listedPrice } from '../../../components/sections/listed-price.ts';
import { commitments } from '../../../config/commitments.ts';

export const columns = [
  { name: '专递课堂', note: '缺老师', marked: true },
  { name: '名师课堂', note: '缺教研' },
  { name: '名校网络课堂', note: '缺资源' },
];
export const kinds = [
  { name: '谁在听', cells: ['教学点的学生', '同学科的老师', '全县的学生'] },
  { name: '怎样上', cells: ['两间教室共一位主讲', '听评课，回放上打点', '一校开讲，各校收看'] },
  { name: '要不要对话', cells: ['要，每间至少 3 次', '课后讨论', '不要，可以提问'] },
  { name: '时延', cells: ['400 毫秒内', '不限', '3 秒内'] },
  { name: '用到的产品', cells: ['音视频通话、白板', '点播、白板', '直播、点播'] },
];

export const lines = [
  { at: '08:00', from: '系统', text: '当日 52 节，47 间教室在线' },
  { at: '08:41', level: 'warn', from: '山口', text: '上行 2.1 Mbps，画面降到 180p', remark: '雨，声音未断，不派人' },
  { at: '09:05', level: 'error', from: '北坡', text: '离线', remark: '停电；此课自动排入补课' },
  { at: '09:20', from: '教研员', text: '进入三年级英语，旁听 6 分钟', remark: '教室里不响铃，有标记' },
  { at: '09:58', level: 'good', from: '系统', text: '发言：山口 4 次，河湾 3 次', remark: '由声音统计，不用打勾' },
  { at: '10:02', from: '北坡', text: '来电，补课改到周四第 7 节' },
] as const;

/** Lessons of a school year that did not begin on time, by month; the sum is the county's. */
export const late = [
  { term: '上学期', months: { 九月: 24, 十月: 17, 十一月: 12, 十二月: 19, 一月: 14 } },
  { term: '下学期', months: { 二月: 6, 三月: 21, 四月: 27, 五月: 32, 六月: 34, 七月: 17 } },
];
export const lateInAll = late.flatMap(({ months }) => Object.values(months)).reduce((sum, count) => sum + count, 0);

export const days = ['周一', '周二', '周三', '周四', '周五'];
export const begins = ['08:30', '09:20', '10:20', '11:10', '13:20', '14:10', '15:00'];
/** Grade three of a small school: thirty lessons, and a seventh period that is free for what was missed. */
export const week = [
  '语文 数学 语文 语文 数学',
  '数学 英语 数学 英语 语文',
  '英语 语文 音乐 数学 语文',
  '语文 美术 科学 体育 道法',
  '音乐 科学 体育 美术 劳动',
  '体育 道法 信息 综合 班会',
  '自习 自习 自习 自习 自习',
];
/** What is taught from the county town, and the school whose room listens too. */
export const shared: Readonly<Record<string, string>> = { 英语: '南坪', 音乐: '河湾', 美术: '山口' };
/** Without electricity on Tuesday, made up for on Thursday. */
export const missed = { from: [1, 1], to: [3, 6] } as const;

export const limits = [
  { value: '2', unit: 'Mbps', name: '教学点的最低带宽', condition: '实测值，不是合同值' },
  { value: '2', unit: '间', name: '一位主讲带的教室', condition: '专递课堂，青岑县的规定' },
  { value: '46', unit: 'MB', name: '一节 40 分钟的回放', condition: '白板与三间教室的声音分轨，不含画面' },
  { value: commitments.uptime.standard, unit: '%', name: '月度可用性', condition: '承诺值，不含教室断电与断线' },
];

export const cases = [
  { when: '教学点连 2 Mbps 也没有', why: '先用点播，晚上下载，白天放。', instead: { href: '/vod', name: '点播' } },
  { when: '放学以后的兴趣课', why: '排课与收费的规矩不同。', instead: { href: '/after-school', name: '课后服务' } },
  { when: '学生在家上网课', why: '一人一机，不是一间教室一块屏。', instead: { href: '/edu', name: '在线教育' } },
  { when: '一对一练琴', why: '吊麦听不出踏板早了半拍。', instead: { href: '/edu-music', name: '音乐教育' } },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 124_000 },
  usage: '一个县每月 1,033 节，三间教室各 40 分钟，高清',
});

export const steps = [
  { title: '一间主讲', text: '回望屏、主讲屏、两台摄像机，两天装好。' },
  { title: '两间教室', text: '一体机上装应用，配遥控器与吊麦，半天一间，共一天。' },
  { title: '一张课表', text: '从教务系统导入，误了的课自动补排，一天。' },
];

export const questions = [
  {
    question: '教学点只有一位老师，谁维持秩序？',
    answer: '就是这位老师，转为助教。设备只有两个键，省下的注意力给学生。教研同步备课，助教提前一天拿到讲义。',
  },
  { question: '普通话不标准，语音识别用得上吗？', answer: '字幕默认关。发言统计只看有没有声音，不识别内容。' },
  {
    question: '省里已有平台，能接吗？',
    answer: '能。课表、账号与统计走接口，音视频作为一个组件嵌入，数据回到省平台。',
  },
  {
    question: '学生的画面存多久？',
    answer:
      '默认不录学生画面，只留白板与主讲声音。要录的，学校另设期限；不满十四周岁的，依《个人信息保护法》第三十一条先取得监护人同意。',
  },
];

export const neighbours = [
  { href: '/edu', name: '在线教育', text: '班型、法规与在家上课。' },
  { href: '/after-school', name: '课后服务', text: '同一套教室，放学后接着用。' },
  { href: '/whiteboard', name: '互动白板', text: '课件当指令传，一页 30 kB。' },
];
