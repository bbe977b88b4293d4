import { commitments } from '../../../../config/commitments.ts';
import type { CertificateWords } from './words.ts';

export const iso27001Cnas: CertificateWords = {
  title: 'ISO 27001 |CNAS 认可',
  lead: '国内招标最常要的一张。审核员检查公司怎样找出风险、处理风险、复查结果，也检查这些做法是否一直在执行。',
  proves: [
    '研发、运维、客服、销售与人事都在体系内',
    '风险清单每半年重评一次，现有 214 项',
    '每年内部审核一轮，管理评审一次',
    '十二类产品全部列入证书的范围页',
  ],
  leavesOpen: ['产品功能是否满足您的需求', '个人信息处理的细节', '外包商自己的体系'],
  controls: {
    title: '体系怎样转',
    lead: '每年四项工作按月安排，另有两项随时进行；缺一项，监督审核就开不符合项。',
    facts: [
      { title: '三月、九月 · 风险评估', text: '各部门给自己的资产打分。超过可接受线的 31 项各有负责人与期限。' },
      { title: '五月 · 内部审核', text: '十二名内审员交叉查，不查自己的部门。去年开出 17 个不符合项。' },
      { title: '六月 · 监督审核', text: '认证机构进场三天，抽四个部门、两处机房，随机约谈员工。' },
      { title: '十月 · 管理评审', text: '总经理主持，看指标与事件，定下一年的预算与目标。' },
      { title: '随时 · 入职与离职', text: '入职当周考试，80 分开通权限；离职当天收回账号、门禁与设备。' },
      { title: '随时 · 变更', text: '上线须有回滚步骤与第二人复核，夜间变更另报值班经理。' },
    ],
  },
  questions: [
    {
      title: '适用性声明删减了哪些条款？',
      text: '附录 A 的 93 项控制只删减一项：我们没有外购开发的核心系统。',
      where: '适用性声明',
    },
    {
      title: '证书范围包括客服中心吗？',
      text: '包括。两地客服都在范围页上，地址与人数一并列出。',
      where: '证书，范围页',
    },
    {
      title: '员工能看到聊天内容吗？',
      text: '默认不能。须您授权、同事审批、限时，全程留痕。',
      where: '数据处理说明',
      href: '/des',
    },
    {
      title: '上次监督审核的结论？',
      text: '2026 年 6 月，没有严重不符合项，一般不符合项 2 个，七月关闭。',
      where: '监督审核报告',
    },
    {
      title: '可以派人来审吗？',
      text: `可以，提前 ${commitments.audit.notice} 天约，每十二个月一次，不接触其他客户的数据。`,
      where: '数据处理协议，第九条',
      href: '/clauses?serviceType=4',
    },
  ],
  verify: [
    { title: '查公示', text: '在认证认可信息公共服务平台按公司全称检索，状态应为“有效”。' },
    { title: '看认可标识', text: '证书右下角应同时有认证机构与 CNAS 的认可标识，缺一不可。' },
    { title: '对范围页', text: '范围写在附页，不在正页。只收正页的投标，评审会退回。' },
  ],
  neighbours: [
    {
      when: '母公司在欧洲或中东',
      why: '同一标准，另一家认可机构，境外法务更容易采信。',
      instead: { href: '/certification/iso27001-ukas', name: 'ISO 27001（UKAS）' },
    },
    {
      when: '国内监管要的是系统备案',
      why: '体系证书不能代替系统定级。',
      instead: { href: '/certification/level3', name: '等级保护三级' },
    },
  ],
};
