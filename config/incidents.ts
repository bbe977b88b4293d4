/** A disturbance that customers noticed, as the status page reported it. */
export type Incident = { day: string; minutes: number; zh: string; en: string };

/** What the status page says of the last 90 days, up to and with `until`. Changed with every report. */
export const statusRecord = {
  until: '2026-10-31',
  days: 90,
  incidents: [
    {
      day: '2026-08-19',
      minutes: 11,
      zh: '华东一处机房断电，通话切换到邻近区域',
      en: 'Power loss at a site in eastern China; calls moved to a nearby region',
    },
    {
      day: '2026-09-27',
      minutes: 23,
      zh: '推送通道拥塞，离线消息晚到',
      en: 'A congested push channel delayed offline messages',
    },
  ] as readonly Incident[],
} as const;
