import { commitments } from '../../../config/commitments.ts';
import { founded } from '../../../config/limits.ts';
import { offices, officesAsOf, staff } from '../../../config/offices.ts';

/** The turning points of the line of years; `year` is where they stand on it. */
export const turns = [
  {
    year: founded.year,
    name: '寻呼网关',
    title: '两个人，一台寻呼网关',
    text: `${founded.year} 年 ${founded.month} 月 ${founded.day} 日成立，在拱桥路租了半间房，把电脑上的话转到腰间的寻呼机。当年客户 11 家，都是医院。`,
  },
  {
    year: 2003,
    name: '短信',
    title: '寻呼台关了，短信接上',
    text: '寻呼用户一年少掉六成。公司剩九个人，用三个月改成短信网关，第一个客户还是那家医院：叫号改发短信。',
  },
  {
    year: 2015,
    name: '即时通讯',
    title: '把内部的消息服务开放出来',
    text: '为客服系统写的消息服务，客户问能不能单买。10 月 13 日上线，第一天送达 4,126 条，三千条是自己人发的。',
  },
  {
    year: 2020,
    name: '六倍的二月',
    title: '九天涨到六倍',
    text: '学校停课，全在网上上。先保人数、再保画质，被骂了三周画质，没有一间教室进不去。',
  },
  {
    year: 2025,
    name: '智能体',
    title: '电话那头不一定是人',
    text: '语音智能体进了通话。争论最久的，是第一句话要不要说明自己是机器。最后定了：必须说。',
  },
] as const;

export const ways = [
  { title: '写下来再开会', text: '提案一页半，开会前一天发。没有写下来的提议不讨论，谁提的都一样。' },
  { title: '开发的人值班', text: '谁写的代码谁轮值，一周一轮，夜里被叫醒过的，第二天不用来。' },
  { title: '先量再改', text: '改动要说明看哪个数、预计变多少。没有变的，两周后撤回。' },
  { title: '复盘不写名字', text: '只写时间、系统与判断，不写人：同样的条件还会再出现。' },
  { title: '文档算交付', text: '接口没有文档不能合并，错误码没有处理办法不能发布。' },
  {
    title: '留一条退路',
    text: `撤掉任何功能之前，至少提前 ${commitments.notice.withdrawal} 天告知，附迁移办法和一个能打通的电话。`,
  },
];

export const numbers = [
  { value: String(staff), unit: '人', name: '员工', condition: `${offices.length} 处办公室，${officesAsOf.zh}` },
  { value: '63', unit: '%', name: '写代码的', condition: '研发与网络，含测试' },
  { value: '6.2', unit: '年', name: '值班工程师的司龄', condition: '中位数' },
  { value: '38', unit: '%', name: '女性', condition: '管理岗 31%' },
];

/** What each incident of the status page led to, by its day. */
export const repairs: Readonly<Record<string, { cause: string; repair: string }>> = {
  '2026-08-19': {
    cause: '备用电源切换时跳闸。此前只在白天演练，那天是夜里，空调同时启动。',
    repair: '夜间满载演练改为每季一次；切换顺序改成先信令、后媒体。',
  },
  '2026-09-27': {
    cause: '一家手机厂商限速，重试把队列堵住，别家的推送跟着等。',
    repair: '每家厂商单独排队，重试有上限；堵住十秒就告警，原来是五分钟。',
  },
};

export const jobs = [
  { title: '媒体引擎工程师', text: '成都，三人。写过抖动缓冲或者码率控制，能读懂自己的汇编输出。' },
  { title: '网络可靠性工程师', text: '云桥，两人。轮值，夜班有补贴，第二天休息。' },
  { title: '开发者支持', text: '云桥、圣保罗各一人。会写代码，更会读别人的代码；圣保罗的岗位用葡萄牙语。' },
  { title: '合规专员', text: '新加坡，一人。做过两次以上体系审核，中英文能写报告。' },
];
