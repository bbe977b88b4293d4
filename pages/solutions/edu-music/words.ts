import { listedPrice } from '../../../components/sections/listed-price.ts';

/** A lesson of fifty minutes: who makes the sound, and for how long. */
export const lesson = [
  { name: '调音', minutes: 2, voice: false, text: '老师听空弦' },
  { name: '回课', minutes: 9, voice: false, text: '不打断，弹完' },
  { name: '讲评', minutes: 7, voice: true, text: '在谱上圈三处' },
  { name: '分手', minutes: 12, voice: false, text: '侧机位看手型' },
  { name: '讲解', minutes: 6, voice: true, text: '示范换踏板' },
  { name: '合手', minutes: 10, voice: false, text: '跟节拍器走' },
  { name: '作业', minutes: 4, voice: true, text: '圈谱' },
] as const;

export const instruments = [
  { name: '声道', cells: ['立体声', '单声道', '立体声', '单声道'] },
  { name: '音频码率', cells: ['192 kbps', '128 kbps', '192 kbps', '128 kbps'] },
  { name: '第二机位', cells: ['键盘俯拍', '弓与右手', '军鼓侧面', '不需要'] },
  { name: '麦克风离声源', cells: ['1.2 米', '0.8 米', '1.5 米', '0.3 米'] },
  { name: '最怕', cells: ['降噪吃尾音', '增益抬弓噪', '峰值削顶', '回声消除误伤'] },
];
export const columns = [{ name: '钢琴' }, { name: '小提琴' }, { name: '架子鼓' }, { name: '声乐' }];

export const wrongs = [
  { title: '重复弹', text: '听不清就再弹一遍。改造前，松间琴课每节有 6 分钟花在挪手机和“靠近一点”上。' },
  { title: '教不到音色', text: '强弱被拉平，只剩对错可教。触键、踏板、弓压，家长付的是这些的钱。' },
  { title: '投诉说不清', text: '“忽大忽小”不是网络卡，质量报表一片绿，客服查不出原因，只好退课时。' },
];

export const limits = [
  { value: '48', unit: 'kHz', name: '采样率', condition: '立体声，音乐场景' },
  { value: '192', unit: 'kbps', name: '音频码率上限', condition: '上行不足时可降到 96' },
  { value: '2', unit: '秒', name: '切到说话', condition: '人声占优持续这么久' },
  { value: '3', unit: '路', name: '一端的机位', condition: '共用一个时钟，按 720p 计' },
];

export const cases = [
  { when: '两地合奏、乐队排练', why: '合拍要在 30 毫秒以内，公网做不到，换谁都一样。可以先录伴奏，再各自叠加。' },
  { when: '只讲乐理，不弹琴', why: '说话的课用普通课堂更省带宽。', instead: { href: '/edu', name: '在线教育' } },
  { when: '大师课，上千人旁听', why: '台上两人用这里，台下走直播。', instead: { href: '/live', name: '直播' } },
  {
    when: '一个班坐在同一间教室',
    why: '吊麦收的是全班，分不出谁的弱音。放学后的兴趣班看课后服务，白天城乡同上看三个课堂。',
    instead: [
      { href: '/after-school', name: '课后服务' },
      { href: '/three-classroom', name: '三个课堂' },
    ],
  },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 200_000 },
  usage: '每月 2,000 节一对一，两人各 50 分钟，音乐场景不加价',
});

export const steps = [
  { title: '只换音频', text: '引擎换成音乐场景，教室的界面和账号都不动，三天。' },
  { title: '盲听一次', text: '旧、新两条链路录同一段，打乱给老师听，由老师决定换不换，两天。' },
  { title: '从 5% 放起', text: '每周翻倍，第五周全量；看投诉，随时能退回。' },
];

export const questions = [
  {
    question: '学生家的平板太旧怎么办？',
    answer: '单声道采集的老机型自动改用单声道，码率减半。机型表随 SDK 更新，开课前自检会告诉老师。',
  },
  {
    question: '开着外放，会不会有回声？',
    answer: '音乐场景保留回声消除，但放宽了双讲。老师说话时学生正好在弹，琴声会被压低不到 0.5 秒；用耳机就没有。',
  },
  {
    question: '节拍器怎样对齐？',
    answer: '节拍器在学生端本地发声，老师听到的是它和琴声混在一起的结果，两者的先后不变。',
  },
  {
    question: '录下来的音质和课上一样吗？',
    answer:
      '云端录制存 48 kHz 原码率，不再转码。单路录制可以只留学生的琴声；学生不满 14 周岁，先取得监护人同意，见《个人信息保护法》第三十一条。',
  },
];

export const neighbours = [
  { href: '/edu', name: '在线教育', text: '班型、考勤、回放和法规，课堂的其余部分。' },
  { href: '/whiteboard', name: '互动白板', text: '谱面放在板上，红圈点开就是那一拍。' },
  { href: '/nice', name: '音频实验室 NICE', text: '降噪、回声与增益怎样做，能听见对比。' },
];
