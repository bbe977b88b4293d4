import { createElement as h } from 'react';
import type { DiagramEdge } from '../../../components/sections/diagram.tsx';
import { Link } from '../../../components/ui/link.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };
import * as words from './words.yaml';

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
  words.questions[0],
  {
    question: words.questions[1].question,
    answer: h('span', null, '可以，讲者用浏览器进来，跨洲的一段走', h(Link, { href: '/wecan' }, '全球网络'), '。'),
  },
  words.questions[2],
  words.questions[3],
];
