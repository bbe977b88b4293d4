import { type Entry, type Machine, runThrough, type Run } from '../../../components/try/machine.ts';
import { names } from './words.yaml';

export type State = keyof typeof names;

const log = (by: string, what: string, detail?: string): Entry => ({ by, what, ...(detail && { detail }) });
const invited = [log('主叫', '拨号', '占好通话频道'), log('服务端', 'call.invited', '发往手机和平板')];
const again = {
  call: { to: 'invite', log: invited },
  'call-asleep': { to: 'pushed', log: [...invited, log('服务端', 'call.pushed', '长连接不在，改走系统推送')] },
  'call-busy': { to: 'calling', log: invited },
} as const;
const cancel = {
  to: 'cancelled',
  log: [
    log('主叫', '挂断', '还没有接通'),
    log('服务端', 'call.cancelled'),
    log('被叫', '停铃', '推送改写为“未接来电”'),
  ],
} as const;
const ring = {
  to: 'ring',
  log: [log('被叫', '响铃', '两台设备同时响，媒体通道预连'), log('服务端', 'call.ringing')],
} as const;

/** A call between two people, with the times that the page names: medians on lines in China. */
export const call: Machine<State, string> = {
  idle: { on: again },
  invite: { on: { ring, cancel }, after: { milliseconds: 400, event: 'ring' } },
  pushed: { on: { ring, cancel }, after: { milliseconds: 1200, event: 'ring' } },
  calling: {
    on: { busy: { to: 'busy', log: [log('服务端', 'call.busy'), log('主叫', '“对方正在通话”')] }, cancel },
    after: { milliseconds: 400, event: 'busy' },
  },
  ring: {
    on: {
      answer: {
        to: 'answer',
        log: [log('被叫', '接听', '在手机上'), log('服务端', 'call.answered', '平板停铃：“已在手机上接听”')],
      },
      reject: {
        to: 'rejected',
        log: [log('被叫', '拒绝', '附言“稍后回您”'), log('服务端', 'call.rejected'), log('主叫', '看到附言')],
      },
      timeout: {
        to: 'timeout',
        log: [log('服务端', 'call.timeout', '响了 45 秒'), log('被叫', '停铃', '留下未接来电')],
      },
      cancel,
    },
    after: { milliseconds: 45_000, event: 'timeout' },
  },
  answer: {
    on: { voice: { to: 'voice', log: [log('主叫', '听见声音', '接听后 380 毫秒')] } },
    after: { milliseconds: 380, event: 'voice' },
  },
  voice: {
    on: { picture: { to: 'talk', log: [log('主叫', '看见画面', '接听后 620 毫秒')] } },
    after: { milliseconds: 240, event: 'picture' },
  },
  talk: {
    on: {
      'hang-up': { to: 'end', log: [log('主叫', '挂断'), log('服务端', 'call.ended', 'reason: hangup')] },
      drop: { to: 'lost', log: [log('被叫', '断网'), log('服务端', 'call.lost', '席位留 20 秒')] },
    },
  },
  lost: {
    on: {
      back: { to: 'talk', log: [log('被叫', '重新连上'), log('服务端', 'call.resumed', '无须重拨')] },
      gone: { to: 'end', log: [log('服务端', 'call.ended', 'reason: lost')] },
    },
    after: { milliseconds: 20_000, event: 'gone' },
  },
  end: {
    on: { file: { to: 'record', log: [log('服务端', 'call.recorded', '时长、原因和双方评分')] } },
    after: { milliseconds: 2000, event: 'file' },
  },
  busy: { on: again },
  rejected: { on: again },
  timeout: { on: again },
  cancelled: { on: again },
  record: { on: again },
};

/** A call that goes well, as the page shows it without a script. */
export const goodCall: Run<State> = runThrough({
  machine: call,
  from: 'idle',
  events: [
    ['call', 0],
    ['ring', 400],
    ['answer', 3200],
    ['voice', 3580],
    ['picture', 3820],
    ['hang-up', 64_200],
    ['file', 66_200],
  ],
});

/** The status line: where the call is, and how many events the server has received. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const events = entries.filter(({ by }) => by === '服务端').length;
  return `${names[state]}；服务端收到 ${events} 个事件`;
}
