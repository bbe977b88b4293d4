import { talkHours } from '../../../config/talk-seasons.ts';
import type { TalkTheme } from '../../../config/talk-notes.ts';

export const live = 'https://learn.yunqiao.example/mctalk4';

export const words = {
  coming: `周四 ${talkHours.from}，手机浏览器里就能看，按 600 kbps 算一讲约 180 MB 流量。`,
  form: '填三项，开讲前一小时收到短信，点开就是直播间。',
  over: '讲完的三天内出文字记录，发给报名的人。',
  third: '2024 年秋天的十二讲已经讲完。按主题找一讲，记住题目，再去读文字记录。',
  notes: '点开一条线，看这一讲分几章、结论是什么、现场问了什么。全是文字，不费流量。',
};

export const themes: Record<TalkTheme, string> = {
  消息架构: '搬家与护航',
  弱网对抗: '引擎、协议和游戏',
  低时延直播: '直播、出海与白板',
  上线与合规: '医院、银行、短信和界面',
};

export const registered = {
  title: '名字记下了',
  next: [
    { when: '当天', text: '短信里有直播间地址，截图或收藏都行。' },
    { when: '讲完三天内', text: '文字记录发到手机，点开就能读。' },
  ],
  exit: { href: '/promotion/m/mctalkDetail3', text: '先读第三季的记录' },
};
