import { caseAddress } from '../../../components/case/addresses.ts';
import type { DotRowsProps } from '../../../components/sections/dot-rows.tsx';
import type { FloorPlanProps, Room } from '../../../components/sections/floor-plan.tsx';
import { privateCloud } from '../../../config/private-cloud.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

const grouped = (value: number) => value.toLocaleString('en');
const { licence, machine, sizing } = privateCloud;

export const ledger = filled(words.ledgerRows, {
  people: grouped(licence.people),
  licence: grouped(licence.fen / 100),
  each: licence.each / 100,
  machine: grouped(machine.fen / 100),
});
const minutesOf = (some: readonly { minutes: number }[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
export const total = minutesOf(words.steps);
export const byHand = minutesOf(words.steps.filter((step) => step.byHand));
export const install = words.steps.map(({ minutes, title, text, byHand: isByHand = false }, index) => ({
  name: title,
  note: text,
  from: minutesOf(words.steps.slice(0, index)),
  to: minutesOf(words.steps.slice(0, index + 1)),
  ...filled(words.install, { minutes }),
  tone: isByHand ? ('second' as const) : ('first' as const),
}));

/** Calls that one media server carries under each system, and servers for the people of the page's example. */
export const chips: DotRowsProps = {
  ...words.chips,

  ticks: [200, 250, 300, 350, 400],
  rows: [
    { name: 'x86-64', values: [394, 388, sizing.calls] },
    { name: words.chips.rows[0].name, values: [380, 374, 388] },
    { name: words.chips.rows[1].name, values: [352, 345, 360] },
    { name: words.chips.rows[2].name, values: [311, 305, 318] },
    { ...words.chips.rows[3], values: [238, 230, null] },
  ].map((row) => ({ ...row, count: 1 + Math.ceil((14_000 * sizing.inCall) / row.values[1]!) })),
};

type Box = readonly [x: number, y: number, width: number, height: number];
const space = (id: string, name: string, [x, y, width, height]: Box, note: string, tone: Room['tone'] = 'plain') =>
  ({ id, name, note, x, y, width, height, tone }) satisfies Room;
const door = (x: number, y: number) => ({ x, y, length: 1.6, wall: 'vertical' as const });
/** The room of machines, with what comes in, what has to be there, and what stays outside. */
export const hall: FloorPlanProps = {
  label: words.hall.label,
  width: 24,
  height: 8,
  rooms: [
    space('dock', words.hallRooms.goods.name, [6, 4, 5, 4], words.hallRooms.goods.text),
    space('hall', words.hallRooms.machines.name, [11, 0, 8, 8], words.hallRooms.machines.text, 'core'),
    space('net', words.hallRooms.network.name, [6, 0, 5, 4], words.hallRooms.network.text),
    space('duty', words.hallRooms.duty.name, [19, 0, 5, 4], words.hallRooms.duty.text),
    space('upgrade', words.hallRooms.upgrade.name, [19, 4, 5, 4], words.hallRooms.upgrade.text),
    space('out', words.hallRooms.outside.name, [0, 0, 4.6, 8], words.hallRooms.outside.text, 'closed'),
  ],
  doors: [door(11, 5.2), door(11, 1.2), door(19, 1.2), door(19, 5.2)],
  links: [
    { from: 'dock', to: 'hall' },
    { from: 'upgrade', to: 'hall' },
    { from: 'out', to: 'net', blocked: true },
  ],
};

export const proofs = filled(words.proofs, {
  hengmuMeeting: caseAddress('hengmu-meeting'),
  dukouBankTeller: caseAddress('dukou-bank-teller'),
  lanzhouBidEvaluation: caseAddress('lanzhou-bid-evaluation'),
});

export const limits = filled(words.limits, { together: grouped(sizing.together) });
