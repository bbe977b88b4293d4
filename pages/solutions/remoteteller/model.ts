import * as words from './words.yaml';

/** One piece of business in nine minutes: seven actions after the call is answered, who speaks, and what happens when one fails. */
export const actions = [
  {
    name: words.actions[0].name,
    from: 0,
    speaks: 'teller',
    what: words.actions[0].what,
    fails: words.actions[0].fails,
  },
  {
    name: words.actions[1].name,
    from: 20,
    speaks: 'both',
    what: words.actions[1].what,
    fails: words.actions[1].fails,
  },
  {
    name: words.actions[2].name,
    from: 100,
    speaks: 'both',
    what: words.actions[2].what,
    fails: words.actions[2].fails,
  },
  {
    name: words.actions[3].name,
    from: 190,
    speaks: 'client',
    what: words.actions[3].what,
    fails: words.actions[3].fails,
  },
  {
    name: words.actions[4].name,
    from: 250,
    speaks: 'voice',
    what: words.actions[4].what,
    fails: words.actions[4].fails,
  },
  {
    name: words.actions[5].name,
    from: 360,
    speaks: 'client',
    what: words.actions[5].what,
    fails: words.actions[5].fails,
  },
  {
    name: words.actions[6].name,
    from: 420,
    speaks: 'none',
    what: words.actions[6].what,
    fails: words.actions[6].fails,
  },
  {
    name: words.actions[7].name,
    from: 490,
    speaks: 'both',
    what: words.actions[7].what,
    fails: words.actions[7].fails,
  },
] as const;

export const length = 540;
export const moments = Array.from({ length: length / 30 + 1 }, (_, index) => index * 30);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const actionAt = (second: number) => actions.findLastIndex(({ from }) => from <= second);

export function reading(second: number) {
  const { name, what, fails } = actions[actionAt(second)]!;
  return {
    texts: { at: clock(second), name, what, fails },
    status: `${clock(second)}，${name}：${what}`,
  };
}

/** How loud a track is in a slice of ten seconds, from 0 to 1: an example that is the same every time. */
function loudness(track: 'client' | 'teller', slice: number): number {
  const { speaks } = actions[actionAt(slice * 10)]!;
  const wave = Math.abs(Math.sin(slice * 2.4) * Math.cos(slice * 0.7));
  if (speaks === 'both') return slice % 4 < 2 === (track === 'teller') ? 0.35 + wave * 0.6 : 0.06;
  if (speaks === 'voice') return track === 'teller' ? 0.6 + wave * 0.15 : 0.05;
  return speaks === track ? 0.35 + wave * 0.6 : 0.06;
}

function tracks(second: number, width: number): string {
  const isWide = width > 500;
  const [left, right, height, size] = isWide ? [140, 20, 96, 16] : [10, 10, 64, 13];
  const at = (value: number) => Math.round((left + (value / length) * (width - left - right)) * 10) / 10;
  const now = actionAt(second);
  const names = actions.map(({ name, from }, index) => {
    const to = actions[index + 1]?.from ?? length;
    const isNow = index === now;
    const band = `<rect x="${at(from) + 1}" y="8" width="${at(to) - at(from) - 2}" height="40" rx="6" fill="var(${isNow ? '--tint' : '--card'})"/>`;
    const isWritten = isWide ? to - from >= 50 : false;
    const word = isWritten
      ? `<text x="${(at(from) + at(to)) / 2}" y="34" font-size="15" font-weight="600" text-anchor="middle" fill="${isNow ? 'var(--ground)' : 'currentColor'}">${name}</text>`
      : '';
    return band + word;
  });
  const waves = (['client', 'teller'] as const).map((track, row) => {
    const middle = 48 + (isWide ? 24 : 34) + row * (height + (isWide ? 12 : 30)) + height / 2;
    const label = isWide
      ? `<text x="0" y="${middle - 4}" font-size="${size}" font-weight="600" fill="currentColor">${track === 'client' ? words.tracks.customer : words.tracks.teller}</text><text x="0" y="${middle + 20}" font-size="15" fill="var(--muted)">${track === 'client' ? words.tracks.firstCopies : words.tracks.secondCopies}</text>`
      : `<text x="${left}" y="${middle - height / 2 - 8}" font-size="${size}" fill="currentColor">${track === 'client' ? words.tracks.customerBoth : words.tracks.tellerBoth}</text>`;
    const bars = Array.from({ length: length / 10 }, (_, slice) => {
      const half = Math.round((loudness(track, slice) * height) / 2);
      return `<path d="M${at(slice * 10 + 5)} ${middle - half}v${2 * half}" opacity="${slice * 10 <= second ? 1 : 0.32}"/>`;
    });
    return `${label}<g stroke="var(${track === 'client' ? '--tint' : '--second'})" stroke-width="${isWide ? 9 : 3.5}" stroke-linecap="round">${bars.join('')}</g>`;
  });
  const bottom = 48 + (isWide ? 24 + 2 * height + 24 : 34 + 2 * height + 46);
  const ticks = [0, 180, 360, 540].map(
    (tick) =>
      `<text x="${at(tick)}" y="${bottom + 22}" font-size="${isWide ? 15 : 13}" text-anchor="${tick === 0 ? 'start' : tick === length ? 'end' : 'middle'}" fill="var(--muted)">${clock(tick)}</text>`,
  );
  const cursor = `<path d="M${at(second)} 2V${bottom}" stroke="var(--third-ink)" stroke-width="3"/><circle cx="${at(second)}" cy="${bottom}" r="6" fill="var(--third-ink)"/>`;
  return `<svg viewBox="0 0 ${width} ${bottom + 30}" fill="none" role="img" aria-label="${reading(second).status}">${names.join('')}${waves.join('')}${ticks.join('')}${cursor}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ at }: { at: number }) => tracks(at, 1200) + tracks(at, 346);
