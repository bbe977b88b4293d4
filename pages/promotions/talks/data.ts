import { talkHours } from '../../../config/talk-seasons.ts';

export const evening = {
  lead: '语音智能体、全球选路与质量工程，每周四晚一讲，讲完整理成文字。',
  note: `每周四 ${talkHours.from} 开讲，讲 ${talkHours.minutes} 分钟，答问 ${talkHours.questions} 分钟。免费，不限人数。`,
  programme: '一个晚上只讲一个题目。直播间在开讲前十分钟打开，浏览器里就能看，不装应用。',
  lecturers: '九位自己写代码的人，三位用产品的人，一人一晚。',
  lessons: '这些讲师录过的课，和今年的题目挨着。先看一节，当晚的术语就不陌生。',
  form: '留下联系方式，每讲开始前一小时收到短信和直播间地址。听几讲都可以，随时回复退订。',
  live: 'https://learn.yunqiao.example/mctalk4',
};
