import { createElement as h } from 'react';
import type { DiagramEdge } from '../../../components/sections/diagram.tsx';
import { Link } from '../../../components/ui/link.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };

/** Talks of our own that the same crew has run. */
export const ownTalks = lecturers.filter(({ season }) => season === 'mctalk4').length;
export const edges: readonly DiagramEdge[] = [
  { from: 'cameras', to: 'wired' },
  { from: 'cameras', to: 'mobile' },
  { from: 'wired', to: 'a' },
  { from: 'mobile', to: 'b' },
  { from: 'a', to: 'viewers' },
  { from: 'b', to: 'viewers' },
];

export const questions = [
  {
    question: '会场网络不让接怎么办？',
    answer: '全程走蜂窝聚合，四家运营商的卡；勘测时实测两小时，达不到 8 Mbps 会直说。',
  },
  {
    question: '讲者在国外，能连线吗？',
    answer: h('span', null, '可以，讲者用浏览器进来，跨洲的一段走', h(Link, { href: '/wecan' }, '全球网络'), '。'),
  },
  { question: '只开放给内部员工呢？', answer: '白名单、企业账号登录或一人一码三选一，回放沿用同一份名单。' },
  { question: '临时改期收费吗？', answer: 'T−5 之前改期不收费；之后按已发生的差旅与备线结算。' },
];
