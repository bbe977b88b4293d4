/** When a campaign runs. Without `until` it has no end yet; `kept` says what stays on its page afterwards. */
export type Campaign = { from: string; until?: string; kept?: string };

const day = (date: string) => `${date}T00:00:00+08:00`;

/**
 * Campaigns by address. Whether one has ended is decided when its page is viewed, on the clock of Asia/Shanghai; `until` is the first
 * moment after it. A page changes its call to act then, and keeps its record.
 */
export const campaigns = {
  '/promotion/partner2019': { from: day('2019-11-28'), until: day('2019-11-29'), kept: '议程、演讲摘要和优秀伙伴名单' },
  '/promotion/5thActivity': { from: day('2020-10-12'), until: day('2020-11-12'), kept: '大事记、规则和获奖名单' },
  '/promotion/innovation2021': { from: day('2021-03-01'), until: day('2021-07-11'), kept: '赛制、评委的话和获奖作品' },
  '/promotion/mctalk2021': { from: day('2021-09-02'), until: day('2021-11-12'), kept: '议程、讲师和每一讲的结论' },
  '/promotion/developer2021': { from: day('2021-12-04'), until: day('2021-12-05'), kept: '日程和十二场分享的摘要' },
  '/promotion/innovation2022': { from: day('2022-03-01'), until: day('2022-07-16'), kept: '赛制、点评和获奖作品' },
  '/promotion/grow-7th-rule': { from: day('2024-03-01'), until: day('2024-05-01'), kept: '规则全文' },
  '/promotion/mctalk3': { from: day('2024-09-05'), until: day('2024-11-29'), kept: '议程、讲师和文字记录' },
  '/promotion/mctalkDetail3': { from: day('2024-09-05'), until: day('2024-11-29'), kept: '章节、问答和整理出来的课程' },
  '/promotion/10thActivity': { from: day('2025-10-12'), until: day('2025-11-12'), kept: '大事记和开发者来信' },
  '/promotion/mctalk4': { from: day('2026-10-08'), until: day('2026-12-25'), kept: '议程、讲师和文字记录' },
  '/promotion/free': { from: day('2024-01-02') },
  '/promotion/recommend': { from: day('2025-03-01') },
  '/promotion/minichallenge': {
    from: day('2025-03-03'),
    until: day('2025-07-01'),
    kept: '赛题、评审标准和全部入围作品',
  },
  '/promotion/cat1024': { from: day('2025-10-10'), until: day('2025-11-01'), kept: '规则、评选结果和入选作品' },
  '/promotion/cashback': { from: day('2026-01-01') },
  '/promotion/info-collect': { from: day('2026-09-01'), until: day('2027-01-01'), kept: '规则和修改记录' },
  '/promotion/censorship': { from: day('2026-10-09'), until: day('2027-01-01'), kept: '审核能力的说明和公开价' },
} as const satisfies Record<string, Campaign>;
export type CampaignAddress = keyof typeof campaigns;
