import { meterOf } from '../../../config/prices.ts';
import { grouped, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** An example room, every half hour of one evening: who is online, on the seats and in the queue, and what goes on. */
const evening = words.hours;
export const times = evening.map((_, at) => at);
export const seatCount = 8;
/** When the page shows the room without a script: the fullest moment. */
export const fullest = 6;

const voice = meterOf('netcall', 'voice').tiers[0]!.fen;

/** Participant minutes from the opening to a moment: everybody online counts, on a seat or not. */
export const minutesUntil = (at: number) => evening.slice(0, at).reduce((sum, { online }) => sum + online * 30, 0);

/** What the dial amounts to. */
export function readingOf({ at }: { at: number }) {
  const { clock, online, seated, queue, scene } = evening[at]!;
  const fen = Math.round((minutesUntil(at) * voice) / 1000);
  return {
    texts: {
      at: clock,
      scene,
      online: grouped(online),
      seated: `${seated}/${seatCount}`,
      queue,
      minutes: grouped(minutesUntil(at)),
      fee: yuan(fen),
    },
    status: words.status({ clock, online, seated, queue, cost: yuan(fen) }),
  };
}

export const room = { width: 880, height: 660 };
const place = (seat: number) => ({ x: 125 + (seat % 4) * 210, y: 90 + Math.floor(seat / 4) * 222 });
const column = (at: number) => ({ x: 50 + at * 72, height: Math.round((evening[at]!.online / 410) * 90) });

/** The room as SVG: eight seats, the queue below them, and the evening's curve with the moment marked. */
export function roomPicture({ at }: { at: number }): string {
  const { seated, queue } = evening[at]!;
  const seats = Array.from({ length: seatCount }, (_, seat) => {
    const { x, y } = place(seat);
    const name = `<text x="${x}" y="${y + 114}" font-size="28" text-anchor="middle" fill="var(--muted)">${words.seats.seat({ number: seat + 1 })}</text>`;
    if (seat >= seated)
      return `<circle cx="${x}" cy="${y}" r="70" stroke="var(--rule)" stroke-width="3" stroke-dasharray="8 9"/>${name}`;
    const speaks = seat === at % seated;
    return `<circle cx="${x}" cy="${y}" r="${speaks ? 78 : 73}" stroke="var(--${speaks ? 'second' : 'tint'})" stroke-width="${speaks ? 8 : 2}"/><use href="#voicechat-${seat}" x="${x}" y="${y}"/>${name}`;
  }).join('');
  const waiting = Array.from(
    { length: queue },
    (_, at) => `<circle cx="${186 + at * 52}" cy="497" r="17" fill="var(--second)" opacity="${at === 0 ? 1 : 0.55}"/>`,
  ).join('');
  const bars = evening
    .map(({ online }, one) => {
      const { x, height } = column(one);
      return `<path d="M${x} 656v-${height}h60v${height}z" fill="var(--${one === at ? 'second' : 'tint'})" opacity="${one === at ? 1 : 0.3}"/>${one === at ? `<text x="${x + 30}" y="${644 - height}" font-size="28" font-weight="600" text-anchor="middle" fill="currentColor">${online}</text>` : ''}`;
    })
    .join('');
  return `${seats}<text x="50" y="506" font-size="28" fill="var(--muted)">${words.seats.queue({ queue })}</text>${waiting}${bars}`;
}
