import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { commitments } from '../../../config/commitments.ts';
import { grouped } from '../../../config/rules/price.ts';

const { call, meeting } = measurements;

export const storeys = [
  {
    title: '上层：会前、会中、会后',
    text: '约会、等候、共享、字幕、分组、录制、纪要……十二项各占一行，写清谁能用、到多少人为止。',
    href: '/p-meeting/floor-ability',
    action: '上楼看十二项功能',
  },
  {
    title: '下层：弱网、降噪、双讲、换路',
    text: '五块表各指着一个数，旁边写着怎么量的；另附五条命令，您在办公室就能量一遍。',
    href: '/p-meeting/floor-quality',
    action: '下楼看五块表',
  },
];

export const proofs = [
  {
    value: meeting.gathered.seconds,
    unit: '秒',
    name: '早会全员到齐',
    condition: `衡木重工 6 个厂区，原来要 ${meeting.gathered.before} 分钟`,
  },
  { value: grouped(productLimits.meeting.people), unit: '人', name: '同开一场', condition: '企业套餐，人人都能开口' },
  {
    value: call.score,
    unit: '分',
    name: '弱网里的听感',
    condition: `丢包 ${call.lossUnderstood}%，满分 5 分`,
  },
];

/** How a company with three systems changed over. */
export const weeks = [
  { when: '第 1 至 2 周', title: '对账', text: '三本通讯录与人事系统核对，清出 860 个僵尸账号。' },
  { when: '第 3 至 5 周', title: '部署', text: '9 台服务器进集团机房，两地三副本。' },
  { when: '第 6 至 8 周', title: '两个厂区先用', text: '原有的硬件终端按标准协议接入，一台没扔。', marked: true },
  { when: '第 9 至 10 周', title: '全员切换', text: '旧系统转为只读，查得到，发不了。' },
  { when: '第 11 周', title: '旧系统下线', text: '1.4 万个账号、2.3 亿条历史消息都已迁入。' },
];

export const deliveries = [
  { title: '云端', text: '注册当天开第一场。按账号数、单场人数上限与录制空间买套餐。' },
  { title: '专有云', text: '在我们机房里划出一块，计算与存储不和别人共用，升级日子由您挑。' },
  { title: '私有化', text: '三台服务器起步，装进您的机房。会议、录制与转写不出内网。' },
];

export const asked = [
  { title: '账号', text: '要开会的员工数，不算外来访客。' },
  { title: '最大的一场', text: '一年里人最多的那场会有多少人。' },
  { title: '录制', text: '一个月录几小时，留几个月。' },
];

export const topics = [
  { value: '云端', label: '云端' },
  { value: '专有云', label: '专有云' },
  { value: '私有化', label: '私有化' },
] as const;

export const thanks = {
  title: '报价单在路上',
  next: [
    { when: '现在', text: '先注册，用试用账号开一场给同事看。' },
    { when: `${commitments.replies.lead} 个工作日内`, text: '一位会议顾问来电，核对账号数、最大场次与录制时长。' },
    { when: '通话当天', text: '报价单发到邮箱，逐项列价，附一张迁移周表。' },
  ],
  exit: { href: '/case/hengmu-meeting', text: '看衡木重工怎样换的' },
};
