import { priceOf } from '../told.ts';
import { meterOf, priceListOf } from '../../../../config/prices.ts';
import { commitments } from '../../../../config/commitments.ts';
import { productLimits } from '../../../../config/product-limits.ts';
import { grouped, roundYuan, unitPrice } from '../../../../config/rules/price.ts';

import { daytime, firstAnswers } from './ways.ts';
import type { PriceWords } from './words.ts';

const { gift, tiers, per } = meterOf('im', 'mau');
const pro = roundYuan(priceListOf('im').plans[1]!.fen);
const last = unitPrice({ fen: tiers.at(-1)!.fen, per });

const { support, uptime } = commitments;
const { standard, contract } = uptime;
const { devices, group, roaming } = productLimits.im;

export const im: PriceWords = {
  title: '只按登录过的人|计费',
  lead: `一个自然月里登录过的用户算一位月活，收发的消息不另收费。前 ${gift} 位每月免费，之后每位 ${priceOf('im', 'mau')} 起，人越多单价越低。`,
  offersTitle: '四个版本',
  offers: [
    {
      name: '免费版',
      text: '做原型、写毕业设计、内部试用。',
      price: '¥0',
      unit: `每月 ${gift} 位月活以内`,
      points: [
        '单聊、群聊、离线推送齐全',
        `消息漫游 ${roaming.free} 天`,
        `单群 ${grouped(group.free)} 人`,
        '社区与文档支持',
      ],
      action: { text: '免费开通' },
    },
    {
      name: '标准版',
      text: '已经上线、用户在增长的应用。',
      price: priceOf('im', 'mau'),
      unit: '每位月活起，无月费',
      points: [
        `消息漫游 ${roaming.standard} 天`,
        `单群 ${grouped(group.standard)} 人，超级群可选`,
        '已读回执、撤回与编辑',
        `工单 ${support.minutes} 分钟内首次响应`,
      ],
      action: { text: '注册后直接用' },
    },
    {
      name: '专业版',
      text: '以消息为主业，需要治理与对账。',
      price: pro,
      unit: '每月，另加月活费用',
      points: [`消息漫游 ${roaming.pro} 天`, '服务端全量抄送与回查', '敏感词、频控与封禁策略', '专属技术群与架构评审'],
      marked: true,
      action: { text: '试用专业版' },
    },
    {
      name: '企业版',
      text: '月活百万以上，或数据要放在指定的地方。',
      price: '面议',
      unit: '年度合约',
      points: ['专有云或私有化部署', `可约定 ${contract}% 的月度可用性`, '月结，账期 30 天', '架构师驻场上线'],
      action: { text: '咨询报价', talk: true },
    },
  ],
  tiersTitle: '单价表',
  tiersLead: `每档单价只用于该档内的人数；多一位，不改变前面的价。最后一档每位 ${last}。`,
  ratesTitle: '存储与单独开通的能力',
  packagesTitle: '月包',
  packagesLead: '在月初买下一定数量的月活，用到月底；超出的人数按单价表计。用不完不结转，可随时改小一档，下月生效。',
  comparison: {
    title: '四个版本的对比',
    lead: '协议、SDK 与可靠性在各版本里完全相同：免费版的消息同样落盘三份，同样有序、不丢、不重。',
    caption: '即时通讯四个版本的完整对比',
    columns: [
      { name: '免费版', note: '¥0' },
      { name: '标准版', note: `${priceOf('im', 'mau')} 起/人` },
      { name: '专业版', note: `${pro}/月，另加月活`, marked: true },
      { name: '企业版', note: '年度合约' },
    ],
    rows: [
      {
        group: '消息与会话',
        rows: [
          { name: '文字、图片、语音、文件等', cells: [true, true, true, true] },
          { name: '自定义消息', cells: [true, true, true, true] },
          { name: '单个文件', cells: ['20 MB', '100 MB', '500 MB', '2 GB'] },
          {
            name: '消息漫游',
            note: '换设备后仍可看到',
            cells: [
              `${roaming.free} 天`,
              `${roaming.standard} 天`,
              `${roaming.pro} 天，可续到 ${roaming.yearsAtMost} 年`,
              '按合约',
            ],
          },
          { name: '撤回与编辑', cells: ['2 分钟', '15 分钟', '时限可设', '时限可设'] },
          { name: '云端全文检索', cells: [false, '可选', true, true] },
        ],
      },
      {
        group: '群与聊天室',
        rows: [
          { name: '单群人数', cells: [group.free, group.standard, group.pro, group.enterprise].map(grouped) },
          { name: '超级群', note: '单群至多十万人，按已读游标收消息', cells: [false, '可选', '含 1 个应用', true] },
          { name: '聊天室同时在线', cells: [500, '不限', '不限', '不限'] },
          { name: '群内已读明细', cells: [false, true, true, true] },
        ],
      },
      {
        group: '推送与多端',
        rows: [
          { name: '厂商通道离线推送', cells: [true, true, true, true] },
          { name: '同时在线的设备', cells: [devices.free, devices.standard, devices.pro, '不限'] },
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
          {
            name: '工单首次响应',
            note: daytime,
            cells: ['社区', ...firstAnswers],
          },
          { name: '上线前架构评审', cells: [false, false, '1 次', '驻场'] },
        ],
      },
    ],
  },
  faq: [
    {
      question: '怎样算一位月活？',
      answer:
        '一个自然月内成功登录过一次的账号算一位，同一账号在几台设备上登录、登录多少次都只算一次。只收消息、从没登录过的账号不算；机器人账号也不算。',
    },
    {
      question: '消息条数、群的数量、推送次数另外收费吗？',
      answer: '不另外收。为防滥用，单个应用默认每秒三千条上行消息；大促前提交工单即可临时调高，不收费。',
    },
    {
      question: '免费版用到第 101 位会怎样？',
      answer:
        '新用户仍然能登录，老用户不受影响。从那一刻起控制台提示升级，您有七天时间转为标准版；七天后仍未转的，停止新账号的注册，已有的人照常聊天。',
    },
    {
      question: '存储是怎么算的？',
      answer:
        '按每天零点的占用取月平均值，前 10 GB 每月免费。超过漫游期限的消息和文件自动清除，不再占用；想留得更久，可以导出，或在专业版里延长。',
    },
    {
      question: '圈组和聊天室要再付一份月活吗？',
      answer:
        '聊天室不按月活，只按当月同时在线的峰值；圈组的月活与即时通讯分开计，每位一角二分。同一个人两边都用，账单上会各列一行。',
    },
    {
      question: '从专业版退回标准版，历史消息会丢吗？',
      answer: `当月仍按专业版服务。次月起漫游期限变回 ${roaming.standard} 天，更早的消息保留 15 天供导出，之后清除。`,
    },
  ],
  closing: { title: `前 ${gift} 位每月免费`, lead: '注册后立即开通，无须绑定付款方式。' },
};
