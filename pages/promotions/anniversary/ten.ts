/** The tenth birthday of the service. `latency` is the median between continents, milliseconds. */
export const ten = {
  lead: '纵轴只有一个量：跨洲通话的时延中位数。十年里它从 412 毫秒降到 158 毫秒，每一处下坡都有人熬过夜。',
  note: '每年十月第二周的中位数，六对城市；2015 与 2016 年由后来补测的旧版客户端得出。向右滚动看完十年。',
  years: [
    { year: 2015, latency: 412, title: '第一条消息', text: '走公网，时好时坏' },
    { year: 2016, latency: 405, title: '十万人的聊天室', text: '第一次全员值夜' },
    { year: 2017, latency: 372, title: '能打电话了', text: '回声消了五个月' },
    { year: 2018, latency: 331, title: '自己的中继', text: '六个城市，十二台机器' },
    { year: 2019, latency: 296, title: '选路第一版', text: '每小时换一次路' },
    { year: 2020, latency: 284, title: '六倍的二月', text: '先保人数，再保时延' },
    { year: 2021, latency: 243, title: '选路第二版', text: '每分钟换一次路' },
    { year: 2022, latency: 214, title: '引擎重写', text: '旧代码留下一成' },
    { year: 2023, latency: 189, title: '海缆断了两次', text: '绕行从四分钟到两秒' },
    { year: 2024, latency: 171, title: '选路第三版', text: '先量后改' },
    { year: 2025, latency: 158, title: '智能体接电话', text: '对面不一定是人' },
  ],
  turnsLead: '五次转弯，各有一个当时反对的理由。反对的人后来大多说对了一半。',
  turns: [
    { when: '2018', title: '自己建中继', text: '反对的理由：运营商更便宜。对了一半，平日确实便宜，晚高峰不是。' },
    { when: '2020', title: '先保人数', text: '反对的理由：画质会被骂。确实被骂了三周，但没有一间教室进不去。' },
    { when: '2022', title: '重写引擎', text: '反对的理由：重写从不按期。确实晚了七个月。', marked: true },
    { when: '2024', title: '先量后改', text: '反对的理由：探测本身占带宽。占了千分之三，至今没有降下来。' },
    {
      when: '2025',
      title: '让智能体说话',
      text: '反对的理由：没人想和机器打电话。如今夜间的来电有一部分只想快点问完。',
    },
  ],
  lettersLead: '征集到 143 封，经写信的人同意，摘三封。',
  letters: [
    {
      to: '给值班的人：',
      text: '2020 年 2 月 10 日早上七点五十，我在后台看见在线人数跳到平时的七倍，给你们打电话，那头说“看到了，机器在路上”。八点上课，一切正常。后来再没为这种事打过电话。',
      from: '一位网课平台的运维',
    },
    {
      to: '给写文档的人：',
      text: '我不会写代码，是照着文档一步一步抄的。抄到第九步卡住，发现那里有一行小字写着“多数人卡在这里”。那行小字比别的都好。',
      from: '一位开照相馆的人',
    },
    {
      to: '给做减法的人：',
      text: '你们去年停了我在用的一个接口，提前半年说，给了迁移脚本，还打来两次电话。我还是很生气，但又签了三年。',
      from: '一家小公司的创始人',
    },
  ],
  storiesLead: '头两年进来、至今还在的三个人。',
  stories: [
    { title: '薄远石，画线的人', text: '办公室白板上的全球线路图擦了重画四十多遍，右下角那句“尾巴在哪里”没有擦过。' },
    { title: '纪晚桥，听差电话的人', text: '每天早会从前一天最差的一百通里放一通，放了两千多通，从没重复。' },
    { title: '尤明澈，接电话的人', text: '周年那天夜里照常值班，接了 31 个工单，最后一个来自他十年前的第一个客户。' },
  ],
};

/** Days after the first one on which the whole site had a fault that customers noticed. */
const faults = [212, 498, 871, 1130, 1164, 1702, 2019, 2388, 2721, 3105, 3440];
const calm = 'var(--rule)';

/** Every day of the ten years in order, as groups of marks: calm days, then one with a fault, and so on. */
export const everyDay = [
  ...faults.flatMap((day, at) => [
    { count: day - (at === 0 ? 0 : faults[at - 1]! + 1), color: calm },
    { count: 1, color: 'var(--third)' },
  ]),
  { count: 3653 - faults.at(-1)! - 1, color: calm },
];
