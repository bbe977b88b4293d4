import { challenge } from '../../../config/works/challenge.ts';

const { entries, cities, final, prizes } = challenge;

export const lead = `${cities} 个城市交来 ${entries} 件作品，${final} 件进了决赛，${prizes} 件获奖。每件作品画成一行行的谱：谁在第几分钟说话、露面、打字，一眼看得出它靠什么成立。`;

export const tasks = [
  { title: '题目', text: '“一个具体的人，一件做不到的事。”作品要写明为谁做，决赛时那个人最好在场。' },
  { title: '限制', text: '必须是小程序，必须用到实时的声音、画面、消息或白板中的一样，主包不超过 2 MB。' },
  { title: '时间', text: '四十五天，从空目录算起。可以用现成的组件，不可以用已经上线的产品改名参赛。' },
];

export const days = [
  { when: '2025.03.03', title: '报名', text: '个人或五人以内的队，学生与在职不分组。' },
  { when: '03.24', title: '开发', text: '每队一份试用额度，导师群每晚答疑一小时。' },
  { when: '05.08', title: '初评', text: '评委真机跑一遍，跑不起来的退回修一次。' },
  { when: '06.14', title: '决赛', text: `杭州，${final} 队各讲八分钟，现场断网一分钟。`, marked: true },
  { when: '06.30', title: '公布', text: '名单、评语和分项得分同时公开。' },
];

export const criteria = [
  { value: 40, unit: '分', name: '有用', condition: '那个人用过没有，用了几次', part: 0.4 },
  { value: 40, unit: '分', name: '做法', condition: '取舍讲得清楚，断网时怎么办', part: 0.4 },
  { value: 20, unit: '分', name: '节省', condition: '包的大小、流量、耗电', part: 0.2 },
];

export const prizesWon = [
  { title: '一等奖 1 件', text: '奖金 ¥50,000，一年产品额度，一位架构师陪跑三个月。' },
  { title: '二等奖 2 件', text: '奖金 ¥20,000，一年产品额度。' },
  { title: '三等奖 3 件', text: '奖金 ¥8,000，半年产品额度。' },
  { title: '单项奖 2 件', text: '最好的退路、最小体积，奖金 ¥5,000。' },
];

export const after = [
  {
    title: '作品归谁',
    text: '著作权归作者。我们得到的只是展示权，作者要求撤下，三个工作日内撤。',
  },
  {
    title: '后来怎样',
    text: '截至 2026 年 10 月，《夜窗》在洛阳四个社区使用，《果园直线》并进了县农技站的公众号，其余作品以作者说明为准。',
  },
  { title: '下一届', text: '计划在 2027 年春天，题目在技术开讲最后一场公布，报名消息发到开发者博客。' },
];
