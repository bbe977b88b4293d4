import { type Entry, type Machine, type Run, runThrough } from '../../../components/try/machine.ts';
import { names } from './words.yaml';

export { names } from './words.yaml';

export type State = keyof typeof names;

const log = (by: string, what: string, detail?: string): Entry => ({ by, what, ...(detail && { detail }) });
const minutes = (count: number) => count * 60_000;

/** A prescription from the end of a consultation to the patient's door. */
export const prescription: Machine<State, string> = {
  seen: {
    on: {
      write: { to: 'written', log: [log('医生', '开方', '氨氯地平 5 mg，28 天'), log('院内', '落库', '处方 R-2207')] },
    },
  },
  written: { on: { sign: { to: 'signed', log: [log('医生', '电子签名', '证书在医生本人手机里')] } } },
  signed: {
    on: { queue: { to: 'review', log: [log('云桥', '推给药师', '两位在岗，手机响铃')] } },
    after: { milliseconds: 900, event: 'queue' },
  },
  review: {
    on: {
      pass: { to: 'valid', log: [log('药师', '审核通过'), log('云桥', '通知患者', '消息与短信')] },
      refuse: { to: 'returned', log: [log('药师', '退回', '与辛伐他汀同用，剂量超限'), log('云桥', '呼叫医生')] },
      escalate: { to: 'review', log: [log('云桥', '升级', '10 分钟无人审，改呼药学部')] },
    },
    after: { milliseconds: minutes(10), event: 'escalate' },
  },
  returned: { on: { sign: { to: 'signed', log: [log('医生', '改方重签', '原方留档，版本 2')] } } },
  valid: {
    on: {
      pay: { to: 'paid', log: [log('患者', '缴费', '选配送到家'), log('院内', '调剂')] },
      lapse: { to: 'lapsed', log: [log('院内', '作废', '开具满 3 天'), log('云桥', '通知患者', '可再约一次复诊')] },
    },
    after: { milliseconds: minutes(3 * 24 * 60), event: 'lapse' },
  },
  lapsed: { on: { write: { to: 'written', log: [log('医生', '复诊重开', '处方 R-2391')] } } },
  paid: { on: { deliver: { to: 'done', log: [log('配送', '签收', '专线号联系，不露手机号')] } } },
  done: { on: {} },
};

/** The run that the page shows: the pharmacist sends it back once. */
export const returnedOnce: Run<State> = runThrough({
  machine: prescription,
  from: 'seen',
  events: [
    ['write', 0],
    ['sign', 41_000],
    ['queue', 41_900],
    ['refuse', 188_000],
    ['sign', 260_000],
    ['queue', 260_900],
    ['pass', 322_000],
  ],
});

/** The status line: where it is, after how many signatures, and how long it took. */
export function statusOf({ state, log: entries }: Run<State>): string {
  const signatures = entries.filter(({ what }) => /签/.test(what) && !/签收/.test(what)).length;
  return `${names[state]}；签名 ${signatures} 次，留痕 ${entries.length} 条`;
}
