export const lead =
  '2019 年 11 月 28 日，云州滨江会议中心，来了 286 家伙伴的 431 个人。这一页留着当天的平面图、议程、讲了什么、奖给了谁。';

const rooms = [
  { id: 'sign', name: '签约台', note: '当天签了 19 份，最晚的一份签到晚上八点', x: 0, y: 0, width: 24, height: 16 },
  { id: 'show', name: '展区', note: '24 张桌子，每张一台设备、一个讲得清的人', x: 0, y: 16, width: 24, height: 28 },
  {
    id: 'hall',
    name: '主会场',
    note: '412 座坐满，另有 19 人站在后排',
    x: 24,
    y: 0,
    width: 44,
    height: 44,
    tone: 'core' as const,
  },
  { id: 'isv', name: '甲厅：解决方案', note: '教育、医疗、政务三个行业', x: 68, y: 0, width: 28, height: 15 },
  { id: 'si', name: '乙厅：集成', note: '机房、专网与验收', x: 68, y: 15, width: 28, height: 14 },
  { id: 'dealer', name: '丙厅：渠道', note: '价格、返点与账期', x: 68, y: 29, width: 28, height: 15 },
];

const doors = [
  { x: 24, y: 6, length: 4, wall: 'vertical' as const },
  { x: 24, y: 28, length: 6, wall: 'vertical' as const },
  { x: 68, y: 5, length: 4, wall: 'vertical' as const },
  { x: 68, y: 20, length: 4, wall: 'vertical' as const },
  { x: 68, y: 35, length: 4, wall: 'vertical' as const },
];

export const plan = { width: 96, height: 44, rooms, doors };

export const agenda = [
  {
    name: '上午，主会场',
    cues: [
      { when: '09:30', what: '一年的账：伙伴贡献了多少收入', note: '公布了分成总额和退款数', who: '总经理' },
      { when: '10:10', what: '明年的产品：白板、点播与专有云', who: '产品负责人', marked: true },
      { when: '11:00', what: '合作政策 2020', note: '分成、返点、账期，逐条答问', who: '渠道负责人' },
    ],
  },
  {
    name: '下午，三个分会场',
    cues: [
      { when: '13:30', what: '甲厅：一节网课从签单到上课的六十天', who: '教育伙伴两家' },
      { when: '13:30', what: '乙厅：断网的机房怎样升级', who: '交付工程师' },
      { when: '13:30', what: '丙厅：小城市怎样卖短信', who: '渠道伙伴三家' },
      { when: '16:10', what: '展区自由交流，签约台开放', who: '所有人' },
      { when: '17:30', what: '颁发年度优秀伙伴', who: '总经理' },
    ],
  },
];

export const speeches = [
  {
    title: '一年的账',
    text: '伙伴带来的收入占三成一。退款最多的原因是售前说多了，有 23 单承诺了没有的功能；产品故障在其后。',
  },
  {
    title: '明年的产品',
    text: '白板从附件变成单独的产品，点播开放转码参数，专有云给出第一份机器清单。都写明了没有做完的部分。',
  },
  {
    title: '合作政策 2020',
    text: '账期从九十天减到四十五天，分成按季度结，客户归谁只看报备时间，争议三个工作日内裁定，每省设一个培训点。',
  },
];

export const winners = [
  { title: '教育', text: '晴窗教育科技、北屿教研、三味课堂、竹里信息' },
  { title: '医疗', text: '仁桥医信、济川软件' },
  { title: '政务与金融', text: '谷雨政通、堂前信科、衡石数据' },
  { title: '渠道', text: '岭南千里、漠北云商、江右同舟' },
];

export const promises = [
  { title: '账期四十五天：仍算数', text: '2023 年又减到三十天，已签的合同自动改。' },
  { title: '报备先到先得：仍算数', text: '七年里裁定 61 起争议，三个工作日的时限超过两回，都补了说明。' },
  { title: '分成按季度结：改过又改回来', text: '2022 年改成按月结，多数伙伴嫌每月开票太勤，2024 年改回按季。' },
  {
    title: '每省一个培训点：没有做到',
    text: '最多开到 14 个，2020 年全部改成线上。培训材料现在人人可以看。',
  },
];
