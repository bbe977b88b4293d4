import { type Machine, runThrough, type Run } from '../../../components/try/machine.ts';

export type Theft = 'recorded' | 'copied' | 'saved' | 'lent';
export type Attempt = 'record' | 'copy' | 'save' | 'lend';

const outcomes = {
  record: {
    to: 'recorded',
    log: [
      { by: '播放器', what: '桌面录屏开始', detail: '系统不通知应用，画面照播' },
      { by: '溯源', what: '取到外流的 2.4 秒', detail: '720p 二次压缩' },
      { by: '溯源', what: '读出账号 U-20741', detail: '7 月 3 日 21:16 的那次播放' },
    ],
  },
  copy: {
    to: 'copied',
    log: [
      { by: '边缘', what: '第二个来源用同一地址', detail: '播放凭证已用过' },
      { by: '边缘', what: '403 拒绝', detail: '凭证 10 分钟内作废' },
    ],
  },
  save: {
    to: 'saved',
    log: [
      { by: '边缘', what: '162 个分片被整套下载', detail: '地址在有效期内' },
      { by: '密钥', what: '索取密钥，没有设备证明', detail: '不下发' },
      { by: '密钥', what: '账号记一次异常', detail: '满三次转人工' },
    ],
  },
  lend: {
    to: 'lent',
    log: [
      { by: '授权', what: '第三台设备请求播放', detail: '上限 2 台' },
      { by: '授权', what: '拒绝，附解绑入口', detail: '每 30 天可解绑 1 次' },
    ],
  },
} as const satisfies Record<Attempt, { to: Theft; log: readonly { by: string; what: string; detail: string }[] }>;

/** The four ways in which a lesson is stolen, and what each layer records of it. */
export const thefts: Machine<Theft, Attempt> = {
  recorded: { on: outcomes },
  copied: { on: outcomes },
  saved: { on: outcomes },
  lent: { on: outcomes },
};

/** The recording, as the page shows it before anything is pressed. */
export const shown: Run<Theft> = runThrough({ machine: thefts, from: 'lent', events: [['record', 0]] });

const ends: Record<Theft, string> = {
  recorded: '录屏拦不住，查得到人：账号 U-20741',
  copied: '复制的地址换一处就失效',
  saved: '下载到的是密文，没有密钥',
  lent: '第三台设备打不开',
};
export const statusOf = ({ state }: Run<Theft>) => ends[state];
