import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { kept, numbers } from './model.ts';
import { priceOf } from './prices.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

/** Who can dial the number of one order, in minutes from the order. */
export const minutes: LanesProps = {
  ...words.minutes,
  end: 80,
  moments: [
    { at: 0, ...words.minutes.moments[0] },
    { at: 11, ...words.minutes.moments[1] },
    { at: 26, ...filled(words.minutes.moments[2], { kept }) },
    { at: 66, ...words.minutes.moments[3] },
  ],
  lanes: [
    {
      name: words.minutes.lanes[0].name,
      spans: [{ from: 0, to: 11, name: words.minutes.lanes[0].spans[0].name }],
      event: { at: 1, text: words.minutes.lanes[0].event.text },
    },
    {
      name: words.minutes.lanes[1].name,
      spans: [
        { from: 11, to: 26, name: words.minutes.lanes[1].spans[0].name },
        { from: 26, to: 66, name: words.minutes.lanes[1].spans[1].name, weak: true },
      ],
      event: { at: 24, text: words.minutes.lanes[1].event.text },
    },
    {
      name: words.minutes.lanes[2].name,
      spans: [{ from: 0, to: 66, name: words.minutes.lanes[2].spans[0].name }],
      event: { at: 41, text: words.minutes.lanes[2].event.text },
    },
  ],
};

export const ways = filled(words.ways, {
  privacy: priceOf('privacy'),
  double: priceOf('double'),
  notice: priceOf('notice'),
  seat: priceOf('seat'),
});

export const pool = { numbers: 300, spare: 90, alarm: 30, riders: 5_000, active: 8, kept: 6 };
export const each = pool.active + pool.kept;
export const poolTexts = filled(words.poolNotes, {
  each,
  active: pool.active,
  kept: pool.kept,
  spare: pool.spare,
  alarm: pool.alarm,
});

/** As interfaces take it: `+8613800002046`. */
const dialled = (number: string) => `+86${number.replaceAll(' ', '').replace(/^0/, '')}`;

export const samples = [
  {
    label: words.sampleLabels.binding,
    language: 'javascript',
    code: `import { Numbers } from '@yunqiao/server';

const numbers = new Numbers({ appKey, secret });

// 订单号当幂等键：超时再绑一次，拿到的还是同一个号码
const { middle } = await numbers.bind({
  order: 'o-3317',
  customer: '${dialled(numbers.customer)}',
  rider: '${dialled(numbers.rider)}',
  place: 'cuiyuan-3', // 同一小区固定一组，常客认得才接
});
// 骑手端只拿 ${dialled(numbers.middle)}，真实号码不下发
await riderApp.assign('o-3317', middle);

// 送达时调用，不必自己定时；${kept} 分钟里顾客还能回拨
await numbers.unbind({ order: 'o-3317', keepMinutes: ${kept} });`,
  },
  {
    label: words.sampleLabels.records,
    language: 'javascript',
    code: `import { callback } from '@yunqiao/server';

// 话单里只有中间号与订单号，写进日志也不泄露
app.post('/hooks/call', callback(secret), async ({ body }) => {
  const { type, call, order, from, seconds } = body;
  if (type !== 'call.ended') return;

  // 没收下会重发，按通话编号存，同一条不记两次
  await calls.put(call, { order, from, seconds });

  // 骑手打来没人接：补一条推送，别让他在楼下干等
  if (from === 'rider' && seconds === 0) await push(order, call);
});`,
  },
] as const;
