import { caseAddress } from '../../../components/case/addresses.ts';
import type { DotRowsProps } from '../../../components/sections/dot-rows.tsx';
import type { FloorPlanProps, Room } from '../../../components/sections/floor-plan.tsx';
import { privateCloud } from '../../../config/private-cloud.ts';
import { steps } from './words.yaml';

const grouped = (value: number) => value.toLocaleString('en');
const { licence, machine, upkeep, sizing } = privateCloud;

export const ledger = [
  ['machines', '服务器', '自购或由我们代采'],
  [
    'rights',
    '授权',
    `${grouped(licence.people)} 人以内 ¥${grouped(licence.fen / 100)}，之后每人 ¥${licence.each / 100}`,
  ],
  ['hardware', '机器', `每台约 ¥${grouped(machine.fen / 100)}`],
  ['first', '一次付清', '授权加机器'],
  ['monthly', '此后每月', `授权的 ${upkeep}% 摊到月，加电费`],
  ['elsewhere', '公有云同样用量', '专业版月活与高清通话'],
  ['months', '回本', '自验收起'],
] as const;
const minutesOf = (some: readonly { minutes: number }[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
export const total = minutesOf(steps);
export const byHand = minutesOf(steps.filter((step) => step.byHand));
export const install = steps.map(({ minutes, title, text, byHand: isByHand = false }, index) => ({
  name: title,
  note: text,
  from: minutesOf(steps.slice(0, index)),
  to: minutesOf(steps.slice(0, index + 1)),
  value: `${minutes} 分钟`,
  tone: isByHand ? ('second' as const) : ('first' as const),
}));

/** Calls that one media server carries under each system, and servers for the people of the page's example. */
export const chips: DotRowsProps = {
  title: '五种芯片上一台媒体服务器的并发：x86-64 约 400 路，龙芯 3C6000 约 230 路；一万四千人，只有龙芯要多一台',
  series: ['银河麒麟 V10', '统信 UOS V20', 'openEuler 22.03 LTS'],
  ticks: [200, 250, 300, 350, 400],
  unit: '路',
  boxes: { name: '一万四千人要的媒体服务器', note: '虚线是备用的一台' },
  rows: [
    { name: 'x86-64', values: [394, 388, sizing.calls] },
    { name: '海光 7000', values: [380, 374, 388] },
    { name: '鲲鹏 920', values: [352, 345, 360] },
    { name: '飞腾 S5000C', values: [311, 305, 318] },
    { name: '龙芯 3C6000', note: '不含画面合成', values: [238, 230, null], missing: '与 openEuler 未测' },
  ].map((row) => ({ ...row, count: 1 + Math.ceil((14_000 * sizing.inCall) / row.values[1]!) })),
};

type Box = readonly [x: number, y: number, width: number, height: number];
const space = (id: string, name: string, [x, y, width, height]: Box, note: string, tone: Room['tone'] = 'plain') =>
  ({ id, name, note, x, y, width, height, tone }) satisfies Room;
const door = (x: number, y: number) => ({ x, y, length: 1.6, wall: 'vertical' as const });
/** The room of machines, with what comes in, what has to be there, and what stays outside. */
export const hall: FloorPlanProps = {
  label: '断开外网的机房：离线包从收货口进，升级与巡检在里面做；短信、推送、跨洲加速和我们的远程登录进不来',
  width: 24,
  height: 8,
  rooms: [
    space('dock', '收货口', [6, 4, 5, 4], '离线包：全部服务与依赖，一张光盘的校验和；客户端可换名称与图标'),
    space('hall', '机房', [11, 0, 8, 8], `您备 ${sizing.storage} 台以上，16 核、64 GB、两块 2 TB 固态盘`, 'core'),
    space('net', '弱电间', [6, 0, 5, 4], '您备万兆内网与一个虚拟地址'),
    space('duty', '值班室', [19, 0, 5, 4], '您出两名管理员，驻场培训五天，考过发手册；每天一份四十二项的巡检报告'),
    space('upgrade', '升级台', [19, 4, 5, 4], '每季度一个窗口：先迁一个副本，出错自动退'),
    space(
      'out',
      '进不来',
      [0, 0, 4.6, 8],
      '运营商短信与厂商推送，改走您的网关和内网长连接；跨洲加速；我们远程登录，除非您打开并旁站',
      'closed',
    ),
  ],
  doors: [door(11, 5.2), door(11, 1.2), door(19, 1.2), door(19, 5.2)],
  links: [
    { from: 'dock', to: 'hall' },
    { from: 'upgrade', to: 'hall' },
    { from: 'out', to: 'net', blocked: true },
  ],
};

export const proofs = [
  {
    customer: '衡木重工',
    rooms: ['甲地', '乙地'],
    places: [
      { name: '项目部', count: 31, tone: 'tint' },
      { name: '厂区', count: 6, tone: 'second' },
      { name: '海上平台', count: 4, tone: 'third' },
    ],
    text: '九台，两地三副本，芯片与系统均为国产；海上平台走卫星，512 kbps 也能入会。',
    href: caseAddress('hengmu-meeting'),
  },
  {
    customer: '渡口银行',
    rooms: ['同城机房一', '同城机房二'],
    places: [{ name: '网点', count: 63, tone: 'tint' }],
    text: '媒体双活，停一边不断线；录像加密后按笔归档，密钥在行内。',
    href: caseAddress('dukou-bank-teller'),
  },
  {
    customer: '岚洲市公共资源交易中心',
    rooms: ['市政务机房'],
    places: [{ name: '县区', count: 14, tone: 'tint' }],
    text: '县区走政务外网，最窄的一条只有 8 Mbps。',
    href: caseAddress('lanzhou-bid-evaluation'),
  },
] as const;

export const limits = [
  { value: '3', unit: '台', name: '起步', condition: `${grouped(sizing.together)} 个账号以内，坏一台照常` },
  { value: String(sizing.calls), unit: '路', name: '每台媒体的并发', condition: '720p，16 核，2026 年 8 月压测' },
  { value: '15', unit: '分钟', name: '升级中断', condition: '单副本形态；三副本滚动不断' },
  { value: '4', unit: '次', name: '每年离线升级包', condition: '安全补丁随到随发' },
  { value: '36', unit: '个月', name: '一个大版本的维护', condition: '自发布日起' },
];
