import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { clock as says, networks } from './words.yaml';

export { networks } from './words.yaml';

export type Stage = readonly [name: string, milliseconds: number];
export type Network = keyof typeof networks;

/** A login by a code, from the moment when the number is in: medians. */
const sms: readonly Stage[] = [
  [says.code.sent, measurements.sms.receipt * 1000],
  [says.code.typed, 3_800],
];
/** A login by one tap; its parts add up to the measured second and a half. */
const tap: readonly Stage[] = [
  [says.tap.opened, 180],
  [says.tap.read, 780],
  [says.tap.token, 240],
  [says.tap.exchanged, 190],
  [says.tap.session, 110],
];

/** What the button does in a network, and what a login by a code alone takes. */
export function raceOf(network: Network): { button: readonly Stage[]; code: readonly Stage[] } {
  if (network === 'wifi') return { button: sms, code: sms };
  if (network === 'weak') return { button: [[says.tap.waited, productLimits.quicklogin.wait], ...sms], code: sms };
  return { button: tap, code: sms };
}

export const totalOf = (stages: readonly Stage[]) => stages.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** The line for the status once both have arrived. */
export function statusOf(network: Network): string {
  const { button, code } = raceOf(network);
  return (button === tap ? says.status.tap : says.status.fallback)({
    network: networks[network],
    button: seconds(totalOf(button)),
    code: seconds(totalOf(code)),
  });
}

const colours = ['var(--rule)', 'var(--tint)', 'var(--second)', 'var(--third)', 'var(--tint)'];
type ClockOptions = { x: number; name: string; stages: readonly Stage[]; elapsed: number };

/** A clock of ten seconds, each stage an arc of its own length. */
function clock({ x, name, stages, elapsed }: ClockOptions): string {
  const total = totalOf(stages);
  const now = Math.min(elapsed, total);
  let began = 0;
  let current: string = says.done;
  const arcs = stages.map(([stage, length], place) => {
    const shown = Math.max(0, Math.min(length, now - began));
    if (now < total && now >= began && now < began + length) current = stage;
    const arc =
      shown > 0
        ? `<circle cx="${x}" cy="190" r="120" pathLength="10000" stroke="${colours[place]}" stroke-width="26" stroke-dasharray="${shown} 10000" stroke-dashoffset="${-began}" transform="rotate(-90 ${x} 190)"/>`
        : '';
    began += length;
    return arc;
  });
  const text = (y: number, size: number, words: string, rest = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="currentColor"${rest}>${words}</text>`;
  return `<circle cx="${x}" cy="190" r="120" stroke="var(--rule)" stroke-width="2"/>${arcs.join('')}${text(34, 24, name, ' font-weight="600"')}${text(206, 52, seconds(now), ' font-weight="700"')}${text(240, 22, says.seconds)}${text(366, 24, current)}`;
}

/** Both clocks at a moment, as SVG. */
export function clocks({ network, elapsed }: { network: Network; elapsed: number }): string {
  const { button, code } = raceOf(network);
  const name = button === tap ? says.names.tap : says.names.fallback;
  return (
    clock({ x: 155, name, stages: button, elapsed }) + clock({ x: 485, name: says.names.code, stages: code, elapsed })
  );
}
