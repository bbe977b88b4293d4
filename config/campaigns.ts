import type { z } from 'zod';
import file from './content/campaigns.json';
import type { campaignFile } from './records/campaigns.ts';
import { endOfDay, startOfDay } from './rules/dates.ts';

/** When a campaign runs. Without `until` it has no end yet; `kept` says what stays on its page afterwards. */
export type Campaign = { from: string; until?: string; kept?: string };
export type CampaignAddress = keyof typeof file;

/**
 * The campaign at an address. Whether it has ended is decided when its page is viewed, on the clock of Asia/Shanghai; `until` is the first
 * moment after it. A page changes its call to act then, and keeps its record.
 */
export function campaignOf(address: CampaignAddress): Campaign {
  const found = (file as z.infer<typeof campaignFile>)[address];
  if (!found) throw new Error(`config/content/campaigns.json has no ${address}, whose page names it`);
  const { from, until, kept } = found;
  return {
    from: startOfDay(from),
    ...(until !== 'open' && { until: endOfDay(until) }),
    ...(kept !== undefined && { kept }),
  };
}

export const campaignAddresses = Object.keys(file) as CampaignAddress[];
