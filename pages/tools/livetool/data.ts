import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { pushLimit } from '../../../config/live-lines.ts';
import { frameRates, heights } from '../../../config/rules/encoder.ts';
import { heightName } from '../../../config/rules/encoder-text.ts';

export const heightNames = heights.map((height) => [String(height), heightName(height)] as const);
export const frameNames = Object.keys(frameRates).map((frames) => [frames, `${frames} 帧`] as const);

export const limits = [
  ['不测真实上行', '浏览器里量不准上行。填测速软件量出的值，三次里取最低的一次。'],
  ['生产环境', '正式业务的签名请放在服务端：密钥写进网页或客户端，就等于公开。'],
  ['单路上限', `一路流最高 ${pushLimit} Mbps，4K 60 帧要先报备。`],
  ['硬件编码器', '各家叫法不同：CBR 有时写作“恒定码率”，B 帧写作“双向预测帧”，前瞻写作 Look-ahead。'],
] as const;

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
