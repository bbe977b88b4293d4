import type { CampaignAddress } from './campaigns.ts';

/** A season of the talk programme: a talk each Thursday from the first one on, in the order of its lecturers. */
export type TalkSeason = {
  /** What the call of the lecturers names it. */
  id: 'mctalk2021' | 'mctalk3' | 'mctalk4';
  address: CampaignAddress;
  name: string;
  year: number;
  /** Thursday of the first talk. */
  first: string;
  /** Thursdays without a talk: public holidays. */
  skipped: readonly string[];
  talks: number;
};

/** Talks begin at 19:30 and last 40 minutes, and 20 minutes of questions follow. */
export const talkHours = { from: '19:30', minutes: 40, questions: 20 } as const;

export const talkSeasons = [
  {
    id: 'mctalk2021',
    address: '/promotion/mctalk2021',
    name: '技术开讲 2021',
    year: 2021,
    first: '2021-09-02',
    skipped: ['2021-10-07'],
    talks: 10,
  },
  {
    id: 'mctalk3',
    address: '/promotion/mctalk3',
    name: '技术开讲第三季',
    year: 2024,
    first: '2024-09-05',
    skipped: ['2024-10-03'],
    talks: 12,
  },
  {
    id: 'mctalk4',
    address: '/promotion/mctalk4',
    name: '技术开讲第四季',
    year: 2026,
    first: '2026-10-08',
    skipped: [],
    talks: 12,
  },
] as const satisfies readonly TalkSeason[];

/** What the talks of the third season are about, in the order of its page. */
export const talkThemes = ['消息架构', '弱网对抗', '低时延直播', '上线与合规'] as const;
