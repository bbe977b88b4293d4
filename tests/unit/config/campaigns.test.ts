import { describe, expect, it } from 'vitest';
import { campaignAddresses, campaignOf } from '../../../config/campaigns.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { isDuring } from '../../../cli/define/publication.ts';
import { talkDays } from '../../../config/rules/talk-days.ts';
import { clock } from '../../../config/clock.ts';
import { routes } from '../../../config/routes/index.ts';

describe('a campaign', () => {
  it('ends after it begins, and its address is in the route table', () => {
    const wrong = campaignAddresses.filter((address) => {
      const { from, until } = campaignOf(address);
      return (
        (until !== undefined && Date.parse(until) <= Date.parse(from)) || !routes.some(({ path }) => path === address)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is on until the moment of its end', () => {
    const { from, until } = campaignOf('/promotion/mctalk4');
    const on = (now: string) => isDuring({ from, until }, Date.parse(now));
    expect(['2026-10-07T23:59:59+08:00', from, '2026-12-24T23:59:59+08:00', until!].map(on)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isDuring({}, 0)).toBe(true);
  });

  it('renders pages again once it has ended', () => {
    const end = Date.parse(campaignOf('/promotion/mctalk4').until!);
    expect(clock.keyAt(end)).not.toBe(clock.keyAt(end - 1));
    expect(clock.keyAt(end)).toBe(clock.keyAt(end + 60_000));
  });
});

describe('the talks of a season', () => {
  it.each(talkSeasons)('are on Thursdays and end with their campaign: $id', (season) => {
    const days = talkDays(season);
    expect(days.map(({ from }) => new Date(from).getUTCDay())).toEqual(days.map(() => 4));
    expect(days).toHaveLength(season.talks);
    const { from, until } = campaignOf(season.address);
    const last = days.at(-1)!;
    expect(Date.parse(days[0]!.from) - Date.parse(from)).toBe(19.5 * 3_600_000);
    expect(Date.parse(until!) - Date.parse(last.until)).toBe(3.5 * 3_600_000);
  });

  it('skip public holidays', () => {
    const days = talkDays(talkSeasons[1]).map(({ from }) => from.slice(0, 10));
    expect(days.slice(3, 5)).toEqual(['2024-09-26', '2024-10-10']);
  });
});
