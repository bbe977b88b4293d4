import { privateCloud } from '../../../config/private-cloud.ts';
import { grouped, roundYuan, yuan } from '../../../config/rules/price.ts';
import { doors } from './words.yaml';

export const rates = { large: 4, small: 0.3, site: 8, wall: 20 };

const { licence, machine, upkeep } = privateCloud;
const power = (machines: number) => machines * machine.power * 12;
const firstYear = (machines: number) => licence.fen + machines * machine.fen + power(machines);

export const sizes = [
  {
    when: '一个县',
    title: '2 间室，3 台',
    text: `录像存三副本，两间室也要三台，首年 ${roundYuan(firstYear(3))}。省内已有中心的，可直接接入。`,
  },
  {
    when: '一个市',
    title: '20 间室，3 台',
    text: '市县联网，场所走政务外网，逐条专线测满三天再验收。见账单。',
    marked: true,
  },
  {
    when: '两省互评',
    title: '40 间室，6 台',
    text: `只互通评审室，专家库与平台各归各省，录像两边各存；两省合计首年 ${roundYuan(firstYear(3) * 2)}。`,
  },
];

/** The first year of a city with twenty rooms on three machines; experts and staff are within the licence. */
export const bill = {
  title: '一个市，20 间室，首年',
  rows: [
    { name: '授权', how: `${grouped(licence.people)} 名专家与工作人员以内`, amount: yuan(licence.fen) },
    { name: '服务器', how: `3 台 × ${roundYuan(machine.fen)}`, amount: yuan(3 * machine.fen) },
    { name: '电费', how: `3 台 × ${roundYuan(machine.power)} × 12 个月`, amount: yuan(power(3)) },
  ],
  total: { name: '首年合计', amount: yuan(firstYear(3)) },
  note: `次年起每年 ${roundYuan((licence.fen * upkeep) / 100 + power(3))}：授权的 ${upkeep}% 加电费。终端、摄像机与门禁由场所自备。`,
};

/** The doors of an evaluation in minutes after the sealing at 8:40: when each was opened, how long, and for what. */
export const sealed = { from: 8 * 60 + 40, minutes: 205 };
const all = doors.flatMap(({ opened }): readonly { minutes: number }[] => opened);
export const openings = all.length;
export const openMinutes = all.reduce((sum, { minutes }) => sum + minutes, 0);
export const mornings = `岚洲市 14 个县区联网两年，评了 1,870 场，专家差旅省下 2,300 万元。图中一场是示例：三个多小时里开过 ${openings} 次门，共 ${openMinutes} 分钟，谁为什么进出都由两人签字。`;
