import { priceOf } from '../../../components/price/told.ts';
import { meterOf, priceListOf } from '../../../config/prices.ts';
import { promises } from '../../../config/promises.ts';
import { roundYuan, unitPrice } from '../../../config/rules/price.ts';

import type { PriceWords } from './words.ts';

const { gift, tiers, per } = meterOf('im', 'mau');
const pro = roundYuan(priceListOf('im').plans[1]!.fen);
const last = unitPrice({ fen: tiers.at(-1)!.fen, per });

const { standard, contract } = promises.uptime;

export const im: PriceWords = {
  title: '只按|聊过天的人计费',
  lead: `一个自然月里登录过的用户算一位月活，收发多少条消息都不另外收钱。前 ${gift} 位每月免费，之后每位 ${priceOf('im', 'mau')} 起，人越多单价越低。`,
  bill: { example: 1, note: '一所教育机构的月账单。每一行都写着怎么算出来的，与控制台里看到的是同一套算法。' },
  offersTitle: '四个版本，差别在保存与治理',
  offers: [
    {
      name: '免费版',
      text: '做原型、写毕业设计、内部试用。',
      price: '¥0',
      unit: `每月 ${gift} 位月活以内`,
      points: ['单聊、群聊、离线推送齐全', '消息漫游 7 天', '单群 200 人', '社区与文档支持'],
      action: { text: '免费开通' },
    },
    {
      name: '标准版',
      text: '已经上线、正在长用户的应用。',
      price: priceOf('im', 'mau'),
      unit: '每位月活起，无月费',
      points: ['消息漫游 30 天', '单群 3,000 人，超级群可选', '已读回执、撤回与编辑', '工单 15 分钟内首次响应'],
      action: { text: '注册后直接用' },
    },
    {
      name: '专业版',
      text: '消息是主业，要治理、要对账。',
      price: pro,
      unit: '每月，另加月活费用',
      points: ['消息漫游 180 天起', '服务端全量抄送与回查', '敏感词、频控与封禁策略', '专属技术群与架构评审'],
      marked: true,
      action: { text: '试用专业版' },
    },
    {
      name: '企业版',
      text: '月活百万以上，或数据要放在指定的地方。',
      price: '面议',
      unit: '年度合约',
      points: ['专有云或私有化部署', `可约定 ${contract}% 的月度可用性`, '月结，账期 30 天', '架构师驻场上线'],
      action: { text: '约一次报价', talk: true },
    },
  ],
  tiersTitle: '单价表：人越多，每位越便宜',
  tiersLead: `各档只管落在自己档内的那部分人，不会因为多来一位，前面的人跟着变价。最后一档每位 ${last}。`,
  ratesTitle: '可以单独开通的能力',
  packagesTitle: '月包：提前知道这个月花多少',
  packagesLead: '在月初买下一定数量的月活，用到月底；超出的人数按单价表计。用不完不结转，可随时改小一档，下月生效。',
  comparison: {
    title: '把四个版本放在一起看',
    lead: '协议、SDK 与可靠性在各版本里完全相同：免费版的消息同样落盘三份，同样不丢不重。',
    caption: '即时通讯四个版本的完整对比',
    columns: [
      { name: '免费版', note: '¥0' },
      { name: '标准版', note: `${priceOf('im', 'mau')} 起／人` },
      { name: '专业版', note: `${pro}／月，另加月活`, marked: true },
      { name: '企业版', note: '年度合约' },
    ],
    rows: [
      {
        group: '消息与会话',
        rows: [
          { name: '文字、图片、语音、文件等', cells: [true, true, true, true] },
          { name: '自定义消息', cells: [true, true, true, true] },
          { name: '单个文件', cells: ['20 MB', '100 MB', '500 MB', '2 GB'] },
          { name: '消息漫游', note: '换设备后仍可看到', cells: ['7 天', '30 天', '180 天，可续到 3 年', '按合约'] },
          { name: '撤回与编辑', cells: ['2 分钟', '15 分钟', '时限可设', '时限可设'] },
          { name: '云端全文检索', cells: [false, '可选', true, true] },
        ],
      },
      {
        group: '群与聊天室',
        rows: [
          { name: '单群人数', cells: [200, '3,000', '3,000', '10,000'] },
          { name: '超级群', note: '十万人，按已读游标收消息', cells: [false, '可选', '含 1 个应用', true] },
          { name: '聊天室同时在线', cells: [500, '不限', '不限', '不限'] },
          { name: '群内已读明细', cells: [false, true, true, true] },
        ],
      },
      {
        group: '推送与多端',
        rows: [
          { name: '厂商通道离线推送', cells: [true, true, true, true] },
          { name: '同时在线的设备', cells: [2, 5, 10, '不限'] },
          { name: '推送合并与免打扰策略', cells: [false, true, true, true] },
        ],
      },
      {
        group: '治理与合规',
        rows: [
          { name: '敏感词与频率控制', cells: ['内置词库', '内置词库', '自定义', '自定义'] },
          { name: '消息抄送到您的服务端', cells: [false, '单聊', '全部', '全部'] },
          { name: '审计日志', cells: [false, '30 天', '180 天', '3 年'] },
          { name: '数据所在区域', note: '华东、华北、新加坡等', cells: ['1 处', '2 处', '3 处', '任选，或自有机房'] },
        ],
      },
      {
        group: '服务',
        rows: [
          { name: '月度可用性承诺', cells: [false, `${standard}%`, `${standard}%`, `可约定 ${contract}%`] },
          { name: '工单首次响应', note: '白天指 9 至 21 点', cells: ['社区', '15 分钟，工作日白天', '15 分钟，每日白天', '10 分钟，7×24'] },
          { name: '上线前架构评审', cells: [false, false, '1 次', '驻场'] },
        ],
      },
    ],
  },
  faq: [
    { question: '怎样算一位月活？', answer: '一个自然月内成功登录过一次的账号算一位，同一账号在几台设备上登录、登录多少次都只算一次。只收消息、从没登录过的账号不算；机器人账号也不算。' },
    { question: '消息条数、群的数量、推送次数另外收费吗？', answer: '不另外收。为防滥用，单个应用默认每秒三千条上行消息；大促前提交工单即可临时调高，不收费。' },
    { question: '免费版用到第 101 位会怎样？', answer: '新用户仍然能登录，老用户不受影响。从那一刻起控制台提示升级，您有七天时间转为标准版；七天后仍未转的，停止新账号的注册，已有的人照常聊天。' },
    { question: '存储是怎么算的？', answer: '按每天零点的占用取月平均值，前 10 GB 每月免费。超过漫游期限的消息和文件自动清除，不再占用；想留得更久，可以导出，或在专业版里延长。' },
    { question: '圈组和聊天室要再付一份月活吗？', answer: '聊天室不按月活，只按当月同时在线的峰值；圈组的月活与即时通讯分开计，每位一角二分。同一个人两边都用，账单上会各列一行。' },
    { question: '从专业版退回标准版，历史消息会丢吗？', answer: '当月仍按专业版服务。次月起漫游期限变回 30 天，更早的消息保留 15 天供导出，之后清除。' },
  ],
  closing: { title: '先免费用起来，到了第 101 位再说', lead: '注册后立即开通，不用绑定付款方式。' },
};
