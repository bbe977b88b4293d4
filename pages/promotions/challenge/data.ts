import { challenge } from '../../../config/works/challenge.ts';

const { entries, cities, final, prizes } = challenge;

export const lead = `${cities} 个城市交来 ${entries} 件作品，${final} 件进了决赛，${prizes} 件获奖。每件作品画成一行行的谱：谁在第几分钟说话、露面、打字，一眼看得出它靠什么成立。`;

export const days = [
  { when: '2025.03.03', title: '报名', text: '个人或五人以内的队，学生与在职不分组。' },
  { when: '03.24', title: '开发', text: '每队一份试用额度，导师群每晚答疑一小时。' },
  { when: '05.08', title: '初评', text: '评委真机跑一遍，跑不起来的退回修一次。' },
  { when: '06.14', title: '决赛', text: `杭州，${final} 队各讲八分钟，现场断网一分钟。`, marked: true },
  { when: '06.30', title: '公布', text: '名单、评语和分项得分同时公开。' },
];
