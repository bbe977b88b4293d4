import { partnerDays, partnerLevels, partnerTerms } from '../../../../config/partners.ts';
import type { KindWords } from './words.ts';

const { percent, projects, protected: days, answer } = partnerTerms.si;

export const si: KindWords = {
  paper: 'blueprint',
  layout: 'centred',
  title: '一份合同的|四段毛利',
  lead: '您是总包。通信平台这一段由我们供货并驻场，报备之后同一个项目不再接第二家。',
  note: `某县域医共体的私有化项目，金额为算例。平台许可取${partnerLevels[2].name}级的 ${percent[2]}%，其余三段是业内常见的比例。`,
  year: {
    title: '三百二十万的项目',
    lead: '通信只占合同的四成多，毛利却过半；实施和维保由您的队伍做，钱留在您这里。',
    remarks: [
      { title: '付款跟着验收走', text: '到货 30%，初验 40%，终验 25%，质保 5%；我们对您的账期与您对客户的账期一致。' },
      { title: '差旅我们出', text: '投标讲解一次，初验驻场一次，往返与食宿由我们承担，不进合同。' },
      { title: '维保分两线', text: '日常由您，平台故障由我们；三年后续签，毛利不降。' },
    ],
  },
  duties: {
    ours: [
      { text: '投标文件里通信的一章', note: '三个工作日，含架构图与偏离表' },
      { text: '安装包与离线镜像', note: '两种指令集，附校验值' },
      { text: '驻场工程师', note: '初验期间，5 人天以内不收费' },
      { text: '平台的二线维保', note: '工单与电话，全年' },
    ],
    yours: [
      { text: '商务、总包与回款' },
      { text: '机房、服务器与网络', note: '照我们的清单备，可以换型号' },
      { text: '与医院、学校既有系统的接口' },
      { text: '一线运维', note: '至少两名工程师通过运维考试' },
    ],
    never: [{ text: '绕过您与业主签约' }, { text: '同一标段支持两家' }, { text: '验收后另收激活费' }],
  },
  levels: {
    caption: '集成伙伴的三个等级',
    rows: [
      { name: '累计验收的项目', cells: ['不限', `${projects[1]} 个`, `${projects[2]} 个`] },
      { name: '平台许可的毛利', note: '占目录价', cells: percent.map((value) => `${value}%`) },
      { name: '报备保护', cells: [`${days} 天`, `${days} 天，可延一次`, `${days} 天，可延两次`] },
      { name: '持证的运维工程师', cells: partnerLevels.map(({ trained }) => `${trained} 人`) },
      { name: '测试环境', cells: ['线上共用', '三节点，借 60 天', '三节点，常备'] },
      { name: '投标授权函', cells: ['逐项目', '逐项目', '年度'] },
    ],
  },
  path: [
    { when: '报备当天', title: '登记', text: `业主、标段、金额与预计开标日，${answer} 个工作日内答复是否受保护。` },
    { when: '开标前 20 天', title: '方案', text: '现场勘察，出拓扑、清单与容量计算。' },
    { when: '开标', title: '讲解', text: '评委问到通信，由我们的架构师回答。' },
    { when: '进场第 10 天', title: '初验', text: '装机三天，联调五天，压测两天。', marked: true },
    { when: '进场第 60 天', title: '终验', text: '移交文档与账号，转入维保。' },
  ],
  limits: [
    { value: days, unit: '天', name: '报备保护', condition: '逾期未开标须续报' },
    { value: '3', unit: '台', name: '起步的服务器', condition: '五百路并发以内' },
    { value: '10', unit: '天', name: '进场到初验', condition: '机房已通电通网' },
    { value: '5', unit: '人天', name: '免费驻场', condition: '每个项目一次' },
  ],
  source: `2026 年 11 月的集成协议；首次签约在申请后第 ${partnerDays.contract} 天。`,
  cases: [
    {
      when: '客户用公有云就够',
      why: '没有工程可做，按用量返点更合适。',
      instead: { href: '/partner/dealer', name: '渠道伙伴' },
    },
    {
      when: '同一套软件卖给很多家',
      why: '按产品结算，不必逐个报备。',
      instead: { href: '/partner/isv', name: '解决方案伙伴' },
    },
  ],
  questions: [
    {
      question: '两家报备了同一个项目呢？',
      answer: '先报先得，以系统时间为准。后报的一家当天得到通知，不披露前一家的名字。',
    },
    { question: '项目取消了，准备费谁担？', answer: '各自承担。借出的测试机在 15 天内寄回，运费我们出。' },
    {
      question: '能不能只供货，不驻场？',
      answer: '可以，初验前由您的持证工程师独立装机，平台许可的毛利率再加 2 个百分点。',
    },
    { question: '信创名录里有吗？', answer: '两种国产处理器、三种操作系统做过互认测试，证明随投标文件提供。' },
  ],
  act: '手里有项目就先报备：没有签约也可以报，保护从登记那一刻算起。',
};
