import { measured as says } from './words.yaml';

/** Seconds of the call that the page shows. */
export const seconds = Array.from({ length: 61 }, (_, second) => second);

/** The moment that the page shows without a script: the worst one. */
export const worst = 25;

const lossUp = [4, 12, 38, 46, 44, 41, 30, 18, 8, 3];
const lateBy = [96, 180, 320, 412, 398, 351, 260, 190, 130, 90];
const from = 22;
const during = (second: number, values: readonly number[], usual: number) => values[second - from] ?? usual;

/** What was measured in a second of the call: per cent, per cent, milliseconds, per cent. */
export const at = (second: number) => ({
  up: during(second, lossUp, (second * 7) % 3 === 0 ? 1 : 0),
  down: (second * 5) % 4 === 0 ? 1 : 0,
  delay: during(second, lateBy, 62 + ((second * 11) % 9)),
  cpu: 41 + ((second * 13) % 8),
});

export const clockAt = (second: number) => (second === 60 ? '14:08:00' : `14:07:${String(second).padStart(2, '0')}`);

function verdictAt(second: number): string {
  if (second < from) return says.verdicts.fine;
  if (second === from) return says.verdicts.switched;
  if (second <= 29) return says.verdicts.lossy;
  if (second <= 31) return says.verdicts.recovered;
  return says.verdicts.fine;
}

export const textsAt = (second: number) => {
  const { up, down, delay, cpu } = at(second);
  return {
    time: clockAt(second),
    up: `${up}%`,
    down: `${down}%`,
    delay: says.delay({ milliseconds: delay }),
    cpu: `${cpu}%`,
    verdict: verdictAt(second),
  };
};

export const statusAt = (second: number) => {
  const { up, delay } = at(second);
  return says.status({ clock: clockAt(second), up, delay, verdict: verdictAt(second) });
};

export const tracks = [
  { id: 'up', name: says.tracks.up, most: 60 },
  { id: 'down', name: says.tracks.down, most: 60 },
  { id: 'delay', name: says.tracks.delay, most: 500 },
  { id: 'cpu', name: says.tracks.cpu, most: 100 },
] as const;

/** Height of a track, and width of a second. */
const [row, wide] = [90, 16];
const yOf = (index: number, value: number, most: number) => Math.round(index * row + 78 - (value / most) * 66);

/** The four tracks as lines, with the seconds in which the picture froze behind them. */
export function lines(): string {
  const drawn = tracks.map(({ id, most }, index) => {
    const points = seconds.map((second) => `${second * wide} ${yOf(index, at(second)[id], most)}`).join('L');
    const color = index === 0 || index === 2 ? 'var(--second)' : 'var(--tint)';
    return `<path d="M0 ${index * row + 78}H960" stroke="var(--rule)" vector-effect="non-scaling-stroke"/><path d="M${points}" stroke="${color}" stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
  });
  return `<rect x="${23 * wide}" width="${7 * wide}" height="360" fill="var(--second)" opacity=".16"/>${drawn.join('')}`;
}

/** The line of the second that is looked at, and its value on every track. */
export function cursor({ time }: { time: number }): string {
  const x = time * wide;
  const marks = tracks.map(
    ({ id, most }, index) =>
      `<path d="M${x} ${yOf(index, at(time)[id], most)}h.01" stroke="currentColor" stroke-width="10" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`,
  );
  return `<path d="M${x} 0V360" stroke="currentColor" stroke-width="1.5" vector-effect="non-scaling-stroke"/>${marks.join('')}`;
}
