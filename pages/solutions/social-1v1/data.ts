import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { callOf, first, warning } from './model.ts';

const { lasts } = callOf(first);
/** Seconds of the call on the slip that people quarrel over, in their order. */
export const mishaps = [
  {
    from: 0,
    to: 6,
    spot: '首帧之前',
    color: 'var(--third)',
    title: '扣了钱，没见到人',
    text: '以接听为起点，弱网下会白扣五六秒，这一通是 ¥0.30。我们以双方首帧为起点，首帧没到就一分不收。',
  },
  {
    from: 150,
    to: 152,
    spot: '复核',
    color: 'var(--ink)',
    title: '对面不是本人',
    text: '接单方首次上线做一次活体，之后随机复核，换人即停；疑似未成年的转人工，复核前不能接单。',
  },
  {
    from: lasts - warning,
    to: lasts,
    spot: '提醒',
    color: 'var(--second)',
    title: '余额没了，话没说完',
    text: `用尽前 ${warning} 秒双方同时看到提醒，充值到账即续，不挂断重拨。`,
  },
  {
    from: lasts,
    to: lasts + 20,
    spot: '停表',
    color: 'var(--muted)',
    title: '客户端自己改时长',
    text: '时长由媒体服务器记；客户端崩溃、断网、改表都不影响，20 秒收不到媒体包就停表，少扣 ¥1.00。',
  },
];

/** What lost packets leave of a call at three yuan a minute: from and to which per cent, how much of it, and its name. */
const { lossUnderstood, lost } = measurements.call;
export const weak = [
  {
    name: '声音',
    tone: '--second',
    parts: [
      [0, lossUnderstood, 1, '听得清'],
      [lossUnderstood, lost.up, 0.6, '听得懂'],
    ],
  },
  {
    name: '画面',
    tone: '--tint',
    parts: [
      [0, 25, 1, '720p，丢的重传'],
      [25, 40, 0.5, '360p'],
    ],
  },
  {
    name: '单价',
    tone: '--third',
    parts: [
      [0, 40, 1, '视频 ¥3'],
      [40, lost.up, 1 / 3, '语音 ¥1'],
    ],
  },
] as const;

export const limits = [
  { value: '600', unit: '毫秒', name: '接听到首帧', condition: '中位数，国内，媒体通道已预热' },
  { value: '1', unit: '秒', name: '计费粒度', condition: '可设为 6 秒或 60 秒一档' },
  { value: String(warning), unit: '秒', name: '余额提醒', condition: '用尽之前；可再加一档' },
  { value: String(productLimits.signal.invite.usual), unit: '秒', name: '呼叫等多久', condition: '10 到 120 秒可调' },
];
