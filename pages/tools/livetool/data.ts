import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { pushLimit } from '../../../config/live-lines.ts';
import { frameRates, heights } from '../../../config/rules/encoder.ts';
import { heightName } from './encoder-text.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const heightNames = heights.map((height) => [String(height), heightName(height)] as const);
export const frameNames = Object.keys(frameRates).map((frames) => filled(words.frameNames, { frames }));

export const limits = filled(words.limits, { pushLimit });

export const further = h(
  'p',
  null,
  '服务端签名的示例代码在',
  h(Link, { href: '/live' }, '直播'),
  '；时延是怎么省下来的，见',
  h(Link, { href: '/dev-blog/live-latency-budget' }, '低时延直播的时延账'),
  '；首帧与关键帧的关系，见',
  h(Link, { href: '/dev-blog/live-first-frame' }, '首帧优化'),
  '。',
);
