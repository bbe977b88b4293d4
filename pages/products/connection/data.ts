import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { kept, numbers } from './model.ts';
import { priceOf } from './prices.ts';

/** Who can dial the number of one order, in minutes from the order. */
export const minutes: LanesProps = {
  title: '一单的 66 分钟：拣货员前 11 分可拨，骑手到第 26 分，此后只能接；顾客一直可拨，66 分之后谁也拨不通',
  end: 80,
  moments: [
    { at: 0, when: '0 分', name: '下单', short: '下单', text: '50 毫秒后绑定' },
    { at: 11, when: '11 分', name: '骑手接手', short: '接手', text: '改绑一次' },
    { at: 26, when: '26 分', name: '送达', short: '送达', text: `号码再留 ${kept} 分` },
    { at: 66, when: '66 分', name: '解绑', short: '解绑', text: '号码回池' },
  ],
  lanes: [
    {
      name: '拣货员',
      spans: [{ from: 0, to: 11, name: '用分机拨' }],
      event: { at: 1, text: '第 1 分：“鲈鱼没有了，换黑鱼行吗？”同一个号码，多按一位，接手后失效' },
    },
    {
      name: '骑手',
      spans: [
        { from: 11, to: 26, name: '可拨，可接' },
        { from: 26, to: 66, name: '只能接，不能主动拨', weak: true },
      ],
      event: { at: 24, text: '第 24 分：顾客先收到推送“骑手即将来电”，三秒后响铃' },
    },
    {
      name: '顾客',
      spans: [{ from: 0, to: 66, name: '可拨，可接：一直是同一个号码' }],
      event: { at: 41, text: '第 41 分：少了一袋，回拨给骑手' },
    },
  ],
  after: '谁也拨不通，30 天内不再分给这两个人',
};

export const ways = [
  {
    name: '隐私号',
    note: '一方拨，一方接',
    cells: ['被叫一方', '中间号', '配送、出行、看房、医患回访', priceOf('privacy')],
  },
  {
    name: '双呼',
    note: '平台先后呼叫两方',
    cells: ['先主叫，后被叫', '同一个固话号', '客服回访，主叫在国外', priceOf('double')],
  },
  {
    name: '语音通知',
    note: '机器念，按键答',
    cells: ['被叫一方', '固话或 95 号', '取件、到期、报警', priceOf('notice')],
  },
  {
    name: '云呼叫中心',
    note: '坐席在浏览器里接',
    cells: ['空闲坐席', '固话或 95 号', '热线、售后、预约', `${priceOf('seat')}每月，另计通话`],
  },
];

export const pool = { numbers: 300, spare: 90, alarm: 30, riders: 5_000, active: 8, kept: 6 };
export const each = pool.active + pool.kept;
export const poolTexts = [
  { title: `骑手甲手里 ${each} 个`, text: `同时 ${pool.active} 单，加上送达后保留的 ${pool.kept} 单，互不相同` },
  { title: `骑手乙也是 ${each} 个`, text: '其中 3 个与甲相同，看是谁拨进来就知道是哪一单' },
  { title: `余量 ${pool.spare} 个`, text: '同一小区固定号码、30 天不重复分配，都要多占' },
  { title: `只剩 ${pool.alarm} 个时告警`, text: '用尽就回收最早送达的一单，不会拒绝新绑定' },
];

/** As interfaces take it: `+8613800002046`. */
const dialled = (number: string) => `+86${number.replaceAll(' ', '').replace(/^0/, '')}`;

export const samples = [
  {
    label: '绑定',
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
    label: '收话单',
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
