import { type Entry, type Machine, type Run, runThrough } from '../../../components/try/machine.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { names } from './words.yaml';

export { names } from './words.yaml';

const { delivery } = measurements.signal;
const { usual } = productLimits.signal.invite;

export type State = keyof typeof names;

const log = (by: string, what: string, detail?: string): Entry => ({ by, what, ...(detail && { detail }) });
const invited = [log('主叫', 'invite #1', '有效期 45 秒'), log('服务端', '受理 #1', '建好频道 c-204')];
const rang = [log('被叫', '确认 #1', '手机、平板、电脑同时响')];
const stop = (why: string) => log('其余两台', '停铃', why);

const again = {
  invite: { to: 'sent', log: invited },
  'invite-lost': { to: 'lost', log: [...invited, log('网络', '丢了 #1', '手机刚换到蜂窝')] },
  'invite-busy': {
    to: 'busy',
    log: [...invited, log('服务端', 'busy #2', '被叫在频道 c-197'), log('主叫', '确认 #2')],
  },
} as const;
const cancel = {
  to: 'cancelled',
  log: [log('主叫', 'cancel #2'), log('服务端', '作废 #1'), log('被叫', '停铃', '三台都停，留下未接')],
} as const;

/** An invitation to somebody with three devices. */
export const invitation: Machine<State, string> = {
  idle: { on: again },
  sent: { on: { ring: { to: 'ring', log: rang }, cancel }, after: { milliseconds: delivery, event: 'ring' } },
  lost: {
    on: {
      resend: { to: 'ring', log: [log('服务端', '重发 #1', '3 秒没有确认，换一条连接'), ...rang] },
      cancel,
    },
    after: { milliseconds: 3_000, event: 'resend' },
  },
  ring: {
    on: {
      accept: {
        to: 'won',
        log: [log('手机', 'accept #2'), log('服务端', '裁定：手机'), stop('已在手机上接听')],
      },
      race: {
        to: 'won',
        log: [
          log('手机', 'accept #2'),
          log('平板', 'accept #2', '晚 12 毫秒'),
          log('服务端', '裁定：手机', '先到的算数'),
          log('平板', '收到 elsewhere', '不会出现两台都接通'),
        ],
      },
      reject: {
        to: 'rejected',
        log: [log('电脑', 'reject #2', '附言：开会'), stop('已在电脑上拒绝'), log('主叫', '确认 #2')],
      },
      timeout: { to: 'timeout', log: [log('服务端', 'timeout #2', '响了 45 秒'), log('被叫', '停铃', '记一条未接')] },
      cancel,
    },
    after: { milliseconds: usual * 1000, event: 'timeout' },
  },
  won: {
    on: { join: { to: 'joined', log: [log('主叫', '确认 #2'), log('两端', '进入频道 c-204')] } },
    after: { milliseconds: delivery, event: 'join' },
  },
  joined: {
    on: { leave: { to: 'idle', log: [log('主叫', 'leave #3'), log('服务端', '销毁频道 c-204', '成员已走空')] } },
  },
  rejected: { on: again },
  timeout: { on: again },
  cancelled: { on: again },
  busy: { on: again },
};

/** What the page shows without a script: the first message gets lost, and two devices answer. */
export const hardCall: Run<State> = runThrough({
  machine: invitation,
  from: 'idle',
  events: [
    ['invite-lost', 0],
    ['resend', 3_000],
    ['race', 7_420],
    ['join', 7_500],
  ],
});

/** The status line: where the invitation is, and how many messages carried a number. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const numbers = new Set(entries.flatMap(({ what }) => what.match(/#\d/)?.[0] ?? []));
  return `${names[state]}；${numbers.size} 条信令，${entries.length} 行日志`;
}
