import { createElement as h } from 'react';
import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { Link } from '../../../components/ui/link.tsx';

const span = (from: number, to: number, name: string) => ({ from, to, name });
type Lane = LanesProps['lanes'][number];
const lane = (name: string, spans: Lane['spans'], event: NonNullable<Lane['event']>): Lane => ({ name, spans, event });
const engineer = [span(2, 5, '登录，绑定云账号'), span(5, 10, '取 AppKey，跑通示例频道')];
export const roles: LanesProps = {
  title: '从点订阅到第一次进频道的 10 分钟：采购用 2 分钟，工程师用 8 分钟；财务等第一个小时的用量到了再动手',
  end: 12.5,
  moments: [
    { at: 0, when: '0 分', name: '点订阅', short: '订阅' },
    { at: 2, when: '2 分', name: '拿到凭证', short: '凭证', text: '自动跳到控制台' },
    { at: 5, when: '5 分', name: '账号已绑定', short: '绑定' },
    { at: 10, when: '10 分', name: '进了频道', short: '进频道', text: '首个小时后有用量' },
  ],
  lanes: [
    lane('采购', [span(0, 2, '接受条款，点订阅')], { at: 0.3, text: '先看一眼主协议里的第三方商品额度' }),
    lane('工程师', engineer, { at: 5, text: '老应用也在这里绑：AppKey、频道号与回调不变' }),
    lane('财务', [{ ...span(10, 12.5, '打成本标签'), weak: true }], { at: 10.3, text: '再设月度用量提醒' }),
  ],
};

export const questions = [
  { question: '在云市场买会更贵吗？', answer: '单价一样。云厂商收的市场服务费由我们承担。' },
  {
    question: '已经直签了，能转过来吗？',
    answer: '能。月底绑定订阅，次月 1 日起走云账单；余额退回或用完再转，应用与频道都不动。',
  },
  {
    question: '出了故障找谁？',
    answer: h(
      'span',
      null,
      '找我们，云厂商不经手。工单、值班与响应时间见',
      h(Link, { href: '/service' }, '技术支持服务'),
      '。',
    ),
  },
  { question: '赠送的分钟还有吗？', answer: '有，先扣赠送再上报，所以月初几天那一行可能是零。' },
];
