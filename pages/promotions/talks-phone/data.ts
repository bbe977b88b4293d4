import { talkHours } from '../../../config/talk-seasons.ts';

export const live = 'https://learn.yunqiao.example/mctalk4';

export const words = {
  coming: `周四 ${talkHours.from}，手机浏览器里就能看，按 600 kbps 算一讲约 180 MB 流量。`,
  form: '填三项，开讲前一小时收到短信，点开就是直播间。',
  over: '讲完的三天内出文字记录，发给报名的人。',
  third: '2024 年秋天的十二讲已经讲完。按主题找一讲，记住题目，再去读文字记录。',
  notes: '点开一条线，看这一讲分几章、结论是什么、现场问了什么。全是文字，不费流量。',
};
