import * as words from './words.yaml';

/** One customer's papers of a single day: years that the business lasts, years that its papers are kept after it, and by which rule. */
export const papers = words.papers;

export const years = Array.from({ length: 22 }, (_, year) => year);
const untilOf = ({ lasts, kept }: (typeof papers)[number]) => lasts + kept;

/** What an inspector finds in a year. */
export function reading(year: number) {
  const there = papers.filter((paper) => untilOf(paper) > year);
  const gone = papers.length - there.length;
  const names = there.length > 0 ? there.map(({ name }) => name).join('、') : words.reading.none;
  const when = year === 0 ? words.reading.today : words.reading.year({ year });
  return {
    texts: {
      year: when,
      there: words.reading.count({ count: there.length }),
      gone: words.reading.count({ count: gone }),
      names,
    },
    status: words.reading.status({ when, there: there.length, gone }),
  };
}

function bars(year: number, width: number): string {
  const isWide = width > 500;
  const [left, right, row, size] = isWide ? [168, 56, 62, 17] : [12, 24, 60, 13];
  const at = (value: number) => Math.round(left + (value / 21) * (width - left - right));
  const bottom = 24 + papers.length * row;
  const rows = papers.map((paper, index) => {
    const y = 20 + index * row;
    const until = untilOf(paper);
    const isThere = until > year;
    const name = `<text x="${isWide ? left - 20 : left}" y="${isWide ? y + 28 : y + 14}" font-size="${size}" font-weight="600" ${isWide ? 'text-anchor="end" ' : ''}fill="${isThere ? 'currentColor' : 'var(--muted)'}">${paper.name}</text>`;
    const top = isWide ? y + 6 : y + 24;
    const rule = isWide
      ? `<text x="${Math.max(at(until), at(0) + 6) + 12}" y="${y + 28}" font-size="15.5" fill="var(--muted)">${at(until) > 840 ? '' : paper.rule}</text>` +
        (at(until) > 840
          ? `<text x="${at(until) - 14}" y="${y + 28}" font-size="15.5" text-anchor="end" fill="currentColor">${paper.rule}</text>`
          : '')
      : `<text x="${width - right}" y="${y + 14}" font-size="12" text-anchor="end" fill="var(--muted)">${paper.rule}</text>`;
    const height = isWide ? 34 : 18;
    const look = isThere
      ? `fill="var(--tint-soft)" stroke="var(--tint)"`
      : `stroke="var(--rule)" stroke-dasharray="5 5"`;
    const all = `<rect x="${at(0)}" y="${top}" width="${Math.max(6, at(until) - at(0))}" height="${height}" rx="4" ${look} stroke-width="2"/>`;
    const alive =
      paper.lasts > 0
        ? `<rect x="${at(0)}" y="${top}" width="${at(paper.lasts) - at(0)}" height="${height}" rx="4" fill="var(${isThere ? '--tint' : '--rule'})" opacity="${isThere ? 1 : 0.6}"/>`
        : '';
    return name + all + alive + rule;
  });
  const ticks = [0, 5, 10, 15, 20].map(
    (value) =>
      `<path d="M${at(value)} ${bottom}v8" stroke="var(--muted)"/><text x="${at(value)}" y="${bottom + 26}" font-size="${isWide ? 15.5 : 13}" text-anchor="middle" fill="var(--muted)">${value === 0 ? words.reading.tickToday : words.reading.tickYears({ years: value })}</text>`,
  );
  const cursor = `<path d="M${at(year)} 8V${bottom}" stroke="var(--third)" stroke-width="4" stroke-linecap="round"/><circle cx="${at(year)}" cy="8" r="7" fill="var(--third)"/>`;
  return `<svg viewBox="0 0 ${width} ${bottom + 36}" fill="none" role="img" aria-label="${reading(year).status}"><path d="M${at(0)} ${bottom}H${width - right}" stroke="var(--muted)"/>${rows.join('')}${ticks.join('')}${cursor}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ year }: { year: number }) => bars(year, 1104) + bars(year, 346);
