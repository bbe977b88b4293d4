import { layouts, type LayoutName, type Seating } from '../../../components/try/seating.ts';
import { unitPrice, yuan } from '../../../config/rules/price.ts';
import { layoutNames } from './words.yaml';

export { layoutNames } from './words.yaml';

export const people = [
  { name: '林遥', ground: '#ffd9c4' },
  { name: '何乔', ground: '#dcd0ff' },
  { name: '阿岩', ground: '#c9efe7' },
  { name: '陈可', ground: '#ffe9b0' },
  { name: '沈女士', ground: '#cfdcff' },
] as const;
export const groundOf = (name: string) => people.find((one) => one.name === name)!.ground;

/** Places in a room and beside it, in the order of the arrow keys, with who is there at first. */
export const places = [
  { id: 's1', name: '一号麦', person: '林遥' },
  { id: 's2', name: '二号麦', person: '何乔' },
  { id: 's3', name: '三号麦', person: null },
  { id: 's4', name: '四号麦', person: null },
  { id: 'a1', name: '观众席', person: '陈可' },
  { id: 'a2', name: '观众席', person: '沈女士' },
  { id: 'r1', name: '对面房间', person: '阿岩' },
] as const;
export const seated: Seating = Object.fromEntries(places.map(({ id, person }) => [id, person]));
/** Prices in fen of a thousand minutes: of one on stage, and of the mixed picture. */
export type Fees = { stage: number; mix: number };

export const onStage = (seating: Seating) =>
  places.flatMap(({ id }) => (id.startsWith('s') && seating[id] ? [seating[id]] : []));

const frame = { width: 1280, height: 720 };

/** The one picture that all viewers get, from who is on stage and how they share it. */
export function mixed(seating: Seating, layout: string): string {
  const names = onStage(seating);
  if (names.length === 0)
    return '<text x="640" y="376" fill="#fff" font-size="52" text-anchor="middle">主播暂时离开，30 秒后断流</text>';
  return layouts[layout as LayoutName](names.length)
    .map(([left, top, wide, high], at) => {
      const [x, y] = [left * frame.width + 3, top * frame.height + 3];
      const [w, h] = [wide * frame.width - 6, high * frame.height - 6];
      const name = names[at]!;
      const who = people.findIndex((one) => one.name === name);
      const size = (Math.min(w, h) * 0.8) / 100;
      return `<g><path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${people[who]!.ground}"/><use href="#interact-${who}" transform="translate(${x + w * 0.56} ${y + h}) scale(${size.toFixed(2)})"/><text x="${x + 20}" y="${y + 52}" fill="#190b26" font-size="46" font-weight="600">${name}</text></g>`;
    })
    .join('');
}

/** What a seating amounts to: an hour of it on the bill, and what viewers notice. */
export function readOf({ seating, layout, fees }: { seating: Seating; layout: string; fees: Fees }) {
  const count = onStage(seating).length;
  const duel = seating['r1'] !== '阿岩';
  const minutes = count * 60;
  const fen = Math.round((minutes * fees.stage + 60 * fees.mix) / 1000);
  return {
    texts: {
      count: `${count} 人`,
      minutes: `${minutes} 分钟 × ${unitPrice({ fen: fees.stage, per: 1000 })}`,
      hour: yuan(fen),
    },
    status: `台上 ${count} 人，${layoutNames[layout as LayoutName]}布局${duel ? '，跨房 PK' : ''}；一小时 ${yuan(fen)}，观众仍拉同一路流`,
    picture: mixed(seating, layout),
  };
}
