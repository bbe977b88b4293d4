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

export const numbers = [
  { value: String(staff), unit: '人', name: '员工', condition: `${offices.length} 处办公室，${officesAsOf.zh}` },
  { value: '63', unit: '%', name: '写代码的', condition: '研发与网络，含测试' },
  { value: '6.2', unit: '年', name: '值班工程师的司龄', condition: '中位数' },
  { value: '38', unit: '%', name: '女性', condition: '管理岗 31%' },
];
