import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { pushLimit } from '../../../config/live-lines.ts';
import { frameRates, heights } from '../../../config/rules/encoder.ts';
import { heightName } from '../../../config/rules/encoder-text.ts';

export const validityNames = [
  ['hour', '1 小时'],
  ['day', '1 天'],
  ['week', '7 天'],
  ['month', '30 天'],
] as const;

export const heightNames = heights.map((height) => [String(height), heightName(height)] as const);
export const frameNames = Object.keys(frameRates).map((frames) => [frames, `${frames} 帧`] as const);

export const workings = [
  ['签名', '对“路径-到期秒”做 HMAC-SHA256，结果写成小写十六进制。路径不带后缀，所以一个签名管住同一路流的全部格式。'],
  ['两把密钥', '推流一把，播放一把。观众拿到播放地址，也推不了这路流；两把都能在控制台随时换。'],
  ['上行', '画面加声音，再加一成封包与重传。合适的意思是用不到上行的三分之二，余下留给同一条网上的别人。'],
  ['关键帧', '常规线路 2 秒一个；低时延线路 1 秒一个，关掉 B 帧与前瞻，画面大约多用半成码率。'],
  ['自测', '画面和声音只在这台设备上显示和量取，不录、不传，离开这一页就关闭设备。'],
] as const;

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
