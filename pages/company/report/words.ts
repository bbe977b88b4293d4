import { commitments } from '../../../config/commitments.ts';

const { replies } = commitments;

export const lead = `看到有人借云桥通信的服务做违法违规的事，请告诉我们。${replies.report} 个工作日内核实，查实的停用服务、保全记录，并回复您结果。`;

export const kinds = {
  fraud: { label: '诈骗', text: '冒充客服、刷单、要求转账' },
  porn: { label: '色情', text: '招揽、传播、裸聊' },
  gambling: { label: '赌博', text: '开设房间、引流、代充' },
  violence: { label: '暴力与危险', text: '威胁、自伤、违禁品' },
  infringement: { label: '侵权', text: '盗用作品、商标、冒充' },
  privacy: { label: '隐私与骚扰', text: '泄露信息、垃圾短信、频繁来电' },
  other: { label: '其他', text: '上面没有的情形' },
} as const;

export const steps = [
  { when: '提交后', title: '得到编号', text: '凭编号随时查问，来电请报编号。' },
  { when: `${replies.report} 个工作日`, title: '核实', text: '对照服务记录和您的证据，必要时来电。' },
  { when: '查实当日', title: '处置', text: '停用涉事应用或号码，记录保全 180 天。' },
  { when: '处置之后', title: '回复', text: '短信告诉您结果；依法不能公开的部分除外。' },
] as const;

export const thanks = {
  title: '举报已收到',
  next: [
    { when: `${replies.report} 个工作日内`, text: '核实您提供的内容，需要补充时按您留的号码联系。' },
    { when: '有了结果', text: '短信回复您，写明处置的方式。' },
    { when: '想补充证据', text: '拨打热线并报编号，不必重新填写。' },
  ],
  exit: { href: '/clauses', text: '我们按哪些条款处置' },
} as const;

export const elsewhere = [
  { when: '已经转账', why: '先打 110 或反诈专线 96110，止付有时限；随后再来这里提交。' },
  {
    when: '对账单有异议',
    why: '不是违规，由财务处理，扣费后 60 日内都可以提出。',
    instead: { href: '/service', name: '技术支持' },
  },
] as const;
