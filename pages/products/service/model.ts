import { commitments } from '../../../config/commitments.ts';
import { answered, levels, tiers } from './words.yaml';

export { tiers, levels } from './words.yaml';

const { support } = commitments;

export const tierSteps = [0, 1, 2] as const;
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** From and to which hour tickets are answered, and minutes to the first answer, by tier. */
const desks = [
  { from: support.from, to: support.to, minutes: support.minutes },
  { from: support.from, to: support.to, minutes: support.minutes },
  { from: 0, to: 24, minutes: support.contractMinutes },
] as const;

export const levelSteps = [0, 1, 2, 3] as const;

export type Case = { tier: number; level: number; hour: number };
export const usual: Case = { tier: 0, level: 0, hour: 23 };

/** Minutes until somebody answers; outside the hours of a tier they begin when it opens. */
export function minutesTo({ tier, hour }: Case): number {
  const { from, to, minutes } = desks[tier]!;
  if (hour >= from && hour < to) return minutes;
  return (hour < from ? from - hour : from + 24 - hour) * 60 + minutes;
}

/** Who answers: by the hour in which they do, and for the higher levels of a contract the engineer on call. */
function whoAnswers(asked: Case): string {
  if (asked.tier === 2 && asked.level < 2) return answered.by.caller;
  if (asked.tier === 2) return answered.by.architect;
  return asked.level < 2 ? answered.by.engineer : answered.by.desk;
}

const spoken = (minutes: number) =>
  minutes < 60
    ? answered.minutes({ minutes })
    : answered.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export const textsOf = (asked: Case) => ({
  tier: tiers[asked.tier]!,
  level: levels[asked.level]!,
  hour: clockOf(asked.hour),
  wait: spoken(minutesTo(asked)),
  who: whoAnswers(asked),
  again: answered.again[asked.level]!,
});

export function statusOf(asked: Case): string {
  const { tier, level, hour, wait, who } = textsOf(asked);
  return answered.status({ tier, hour, level: level.slice(0, 2), wait, who });
}

const point = (hour: number, r: number) => {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(200 + r * Math.cos(angle)).toFixed(1)} ${(200 + r * Math.sin(angle)).toFixed(1)}`;
};
const arc = (from: number, to: number, r: number) =>
  `M${point(from, r)}A${r} ${r} 0 ${to - from > 12 ? 1 : 0} 1 ${point(to, r)}`;

/** A day as a face of 24 hours: when each tier is answered, and how long the hand waits. */
export function clock(asked: Case): string {
  const rings = desks.map(({ from, to }, tier) => {
    const r = 88 + tier * 30;
    const isChosen = tier === asked.tier;
    return `<circle cx="200" cy="200" r="${r}" stroke="var(--rule)" stroke-width="${isChosen ? 20 : 8}" opacity=".6"/><path d="${arc(from, to === 24 ? 23.999 : to, r)}" stroke="${isChosen ? 'var(--tint)' : 'var(--muted)'}" stroke-width="${isChosen ? 20 : 8}"/>`;
  });
  const until = asked.hour + minutesTo(asked) / 60;
  return `${rings.join('')}<path d="${arc(asked.hour, until, 176)}" stroke="var(--third)" stroke-width="6"/><path d="M200 200L${point(asked.hour, 176)}" stroke="var(--third)" stroke-width="4" stroke-linecap="round"/><circle cx="200" cy="200" r="8" fill="var(--third)"/>`;
}
