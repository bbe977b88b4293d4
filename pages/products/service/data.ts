import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import type { RelayProps } from '../../../components/sections/relay.tsx';
import { commitments } from '../../../config/commitments.ts';
import { statusRecord } from '../../../config/incidents.ts';
import { grouped } from '../../../config/rules/price.ts';
import { textsOf } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { billing } = commitments;
const contract = grouped(billing.contract);

/** Minutes of the status record. */
export const disturbed = statusRecord.incidents.reduce((sum, { minutes }) => sum + minutes, 0);

export const columns = filled(words.columns, { contract });

/** Share of calls that connected during an outage, by minute. */
const connected = [
  [-5, 99.7],
  [-2, 99.6],
  [0, 98],
  [2, 95.2],
  [4, 93.6],
  [9, 93.1],
  [12, 93.4],
  [14, 96.8],
  [16, 98.7],
  [19, 99.6],
  [30, 99.7],
  [40, 99.7],
] as const;

export const outage: ChartProps = {
  label: words.outage.label,
  x: { from: -5, to: 40, ticks: [0, 10, 20, 30, 40].map((at) => ({ at, ...filled(words.outage.x.ticks, { at }) })) },
  y: { from: 92, ticks: [92, 94, 96, 98, 100], name: words.outage.y.name },
  marks: [
    { kind: 'limit', y: 98, name: words.outage.marks[0].name, tone: 'third' },
    { kind: 'line', points: connected },
    { kind: 'point', at: [4, 93.6], name: words.outage.marks[1].name, tone: 'second', side: 'left' },
    { kind: 'point', at: [9, 93.1], name: words.outage.marks[2].name, tone: 'second', side: 'above' },
    { kind: 'point', at: [12, 93.4], name: words.outage.marks[3].name, tone: 'second', side: 'right' },
    { kind: 'point', at: [19, 99.6], name: words.outage.marks[4].name, tone: 'second', side: 'below' },
    { kind: 'point', at: [30, 99.7], name: words.outage.marks[5].name, tone: 'second', side: 'below' },
  ],
};

/** A week of tickets: in whose hands each was, by number of desk, and for how many minutes. */
export const relay: RelayProps = {
  ...words.relayChart,

  cases: [
    {
      when: words.tickets.cases[0].when,
      what: words.tickets.cases[0].what,
      way: '1 6',
      end: words.tickets.cases[0].end,
    },
    {
      when: words.tickets.cases[1].when,
      what: words.tickets.cases[1].what,
      way: '1 5 0 95 1 12 2 31',
      end: words.tickets.cases[1].end,
    },
    {
      when: words.tickets.cases[2].when,
      what: words.tickets.cases[2].what,
      way: '1 4 2 18',
      end: words.tickets.cases[2].end,
    },
    {
      when: words.tickets.cases[3].when,
      what: words.tickets.cases[3].what,
      way: '1 7',
      end: words.tickets.cases[3].end,
    },
    {
      when: words.tickets.cases[4].when,
      what: words.tickets.cases[4].what,
      way: '2 3 3 26 2 9',
      end: words.tickets.cases[4].end,
    },
    {
      when: words.tickets.cases[5].when,
      what: words.tickets.cases[5].what,
      way: '1 610 1 11',
      end: words.tickets.cases[5].end,
    },
  ].map(({ way, ...ticket }) => {
    const steps = way.match(/\d+ \d+/g)!.map((step) => step.split(' ').map(Number) as [number, number]);
    const total = steps.reduce((sum, [, minutes]) => sum + minutes, 0);
    return {
      ...ticket,
      hands: steps.map(([desk, minutes]) => ({
        desk,
        for: minutes,
        ...(minutes > 120 && { text: words.tickets.waits }),
      })),
      total:
        total < 180
          ? words.tickets.minutes({ total })
          : words.tickets.hours({ hours: Math.floor(total / 60), minutes: total % 60 }),
    };
  }),
};

/** The ticket of Friday: second level, a client of the second tier. */
const { wait, again } = textsOf({ tier: 1, level: 1, hour: 20 });

export const samples = [
  {
    label: words.sampleLabels.ticket,
    language: 'javascript',
    code: `import { Tickets } from '@yunqiao/server';

const tickets = new Tickets({ appKey, secret });

// 告警触发时自动提，四样一次带齐，不用半夜找日志
const { ticket, answerBy } = await tickets.open({
  level: 2, // 部分受损；报成一级，首次答复也不会更早
  title: '华东的用户进房变慢',
  since: '2026-10-16T20:26+08:00',
  rooms: ['room-42'],
  logs: ['sdk-room-42.zip'], // 导出时已脱敏
  decides: '+8613800000021', // 能拍板的人，切流量要他点头
});

// 优先档 ${wait}；到点没人答就打电话，不等人想起来
timer.at(answerBy, () => duty.call(ticket));`,
  },
  {
    label: words.sampleLabels.progress,
    language: 'javascript',
    code: `import { callback } from '@yunqiao/server';

app.post('/hooks/ticket', callback(secret), ({ body }) => {
  const { ticket, desk, who, text, nextBy } = body;
  // 原话转进应急群：转述一遍，影响范围就走样
  chat.say(\`\${who}：\${text}\`);

  // 停在您手里时我们动不了，叫醒能拍板的人
  if (desk === 'you') return duty.wake(ticket, text);

  // 二级${again}说一次，过点没来就催
  timer.at(nextBy, () => duty.call(ticket));
});`,
  },
] as const;
