import { type Entry, type Machine, type Run, runThrough } from '../../../components/try/machine.ts';

export const numbers = { customer: '138 0000 2046', rider: '139 0000 8813', middle: '0571 0000 0317' };
const log = (by: string, what: string, detail?: string): Entry => ({ by, what, ...(detail && { detail }) });

/** Minutes that the number is kept after delivery. */
export const kept = 40;

const fromRider = {
  to: 'atCustomer',
  log: [log('骑手', '拨号', numbers.middle), log('平台', '转接', '顾客手机响，显示同一个号码')],
} as const;
const fromCustomer = {
  to: 'atRider',
  log: [log('顾客', '回拨', numbers.middle), log('平台', '转接', '骑手手机响，显示同一个号码')],
} as const;
const talk = { to: 'talking', log: [log('平台', '接通', '开始计时与录音')] } as const;
const end = { to: 'bound', log: [log('平台', '挂断', '话单一条，按一方计')] } as const;

/** An order from binding to release; everything that can be dialled on the way. */
export const order: Machine<string, string> = {
  free: {
    on: { order: { to: 'bound', log: [log('业务端', '下单', '请求绑定'), log('平台', '绑定', '50 毫秒后生效')] } },
  },
  bound: {
    on: {
      rider: fromRider,
      customer: fromCustomer,
      stranger: { to: 'bound', log: [log('陌生人', '拨号', numbers.middle), log('平台', '拒绝', '主叫不在绑定里')] },
      deliver: { to: 'kept', log: [log('业务端', '送达', `号码再留 ${kept} 分钟`)] },
    },
  },
  atCustomer: { on: { answer: talk, hang: end } },
  atRider: { on: { answer: talk, hang: end } },
  talking: { on: { hang: end } },
  kept: {
    on: {
      customer: { ...fromCustomer, to: 'late' },
      release: { to: 'released', log: [log('平台', '解绑', '号码回到池里')] },
    },
    after: { milliseconds: kept * 60_000, event: 'release' },
  },
  late: { on: { answer: { ...talk, to: 'lateTalk' }, hang: { ...end, to: 'kept' } } },
  lateTalk: { on: { hang: { ...end, to: 'kept' } } },
  released: {
    on: {
      customer: {
        to: 'released',
        log: [log('顾客', '再拨', numbers.middle), log('平台', '语音提示', '“订单已结束，请联系客服”')],
      },
      order: { to: 'bound', log: [log('业务端', '新订单'), log('平台', '绑定', '换了一个号码')] },
    },
  },
};

const both = (text: string) => ({ customer: text, rider: text });
const screens: Readonly<Record<string, { customer: string; rider: string; now: string }>> = {
  free: { ...both('未绑定'), now: '还没有订单' },
  bound: { ...both('可拨，可接'), now: '号码已绑定' },
  atCustomer: { customer: `来电 ${numbers.middle}`, rider: `正在拨 ${numbers.middle}`, now: '骑手打给顾客' },
  atRider: { customer: `正在拨 ${numbers.middle}`, rider: `来电 ${numbers.middle}`, now: '顾客打给骑手' },
  talking: { ...both(`通话中 ${numbers.middle}`), now: '双方通话' },
  kept: { customer: '仍可回拨', rider: '只能接听', now: `已送达，号码再留 ${kept} 分钟` },
  late: { customer: `正在拨 ${numbers.middle}`, rider: `来电 ${numbers.middle}`, now: '顾客发现少了一袋' },
  lateTalk: { ...both(`通话中 ${numbers.middle}`), now: '双方通话' },
  released: { ...both('号码已失效'), now: '已解绑，谁也找不到谁' },
};

export const screenOf = (state: string) => screens[state]!;
export const statusOf = ({ state, log: { length } }: Run<string>) => `${screenOf(state).now}；记录 ${length} 条`;

/** What the page shows without a script: an order with a call, delivered. */
export const example = runThrough({
  machine: order,
  from: 'free',
  events: [
    ['order', 0],
    ['rider', 61_000],
    ['answer', 68_000],
    ['hang', 97_000],
    ['deliver', 1_560_000],
  ],
});
