import { commitments } from '../../../config/commitments.ts';
import { threshold } from './model.ts';

export const parts = [
  { title: '丢包，每 1% 扣 8.6', text: '它最影响听感，系数由语音盲听的评分回归得来。' },
  { title: '绕路，每 1 毫秒扣 1', text: '和最短的路相比；光在玻璃里一毫秒走 204 公里。' },
  { title: '中转，每站扣 2', text: '站越多，能坏的地方越多。' },
  { title: `门槛，高出 ${threshold} 才换`, text: '换过之后 10 秒内不换回，免得两条路之间来回跳。' },
];

/** Thousands of connections at one access point, before and after choosing among near equals. */
const seconds = Array.from({ length: 121 }, (_, index) => index * 5);
export const swing = seconds.map(
  (at) => [at, 30 + 20 * Math.sin((at / 90) * 2 * Math.PI) * (at < 330 ? 1 : Math.exp((330 - at) / 45))] as const,
);

export const choices = [
  { name: '往返时延，P95', cells: ['171 毫秒', '148 毫秒', '96 毫秒', '98 毫秒'] },
  { name: '选错的比例', note: '比最好的慢 30 毫秒以上', cells: ['9.2%', '7.8%', '1.9%', '2.1%'] },
  { name: '故障后恢复，P95', cells: ['42 秒', '11 分钟', '6 秒', '7 秒'] },
  { name: '首次连接多花', cells: ['0', '25 毫秒', '80 至 200 毫秒', '31 毫秒'] },
  { name: '长连接中途被换走', note: '每千小时', cells: ['0.8 次', '0', '0', '0'] },
];

export const uses = [
  {
    icon: 'package',
    title: '随 SDK 使用',
    text: '音视频与消息默认走这张网，不用配置，不另收费。控制台能看到每一通的路径。',
    href: '/nrtc',
  },
  {
    icon: 'router',
    title: '转发自己的协议',
    text: '两端各装一个 12 MB 的网关，TCP 与 UDP 原样转发，适合游戏服务器与行情。',
  },
  { icon: 'earth', title: '整套业务出海', text: '还要合规、数据区域和当地的用法，网络只是其中一件。', href: '/global' },
] as const;

export const limits = [
  {
    value: commitments.uptime.standard,
    unit: '%',
    name: '月度可用性承诺',
    condition: `签约可约定 ${commitments.uptime.contract}%`,
  },
  { value: '1', unit: '秒', name: '探测间隔', condition: '节点两两之间，时延、抖动、丢包' },
  { value: '2', unit: '秒', name: '绕开故障节点', condition: '从中断到新路生效，P95' },
  { value: '1,400', unit: '字节', name: '单包上限', condition: '网关转发，超出的由网关分片' },
  { value: '200', unit: 'Mbps', name: '一对网关', condition: '默认上限，可加开' },
];

export const cases = [
  { when: '下载、图片、网页加速', why: '这里按包选路，不做缓存，文件分发用内容分发网络更便宜。' },
  {
    when: '万人以上同看一场直播',
    why: '一份画面复制万份是分发的事，直播产品里有。',
    instead: { href: '/live', name: '直播' },
  },
  {
    when: '两端都在同一座城市',
    why: '公网已经够近，多半只差 3 毫秒。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  { when: '访问境外网站', why: '网关只转发到登记过的自有地址，不做代理。' },
];

export const steps = [
  { title: '先测', text: '在两端各跑一天探测，出一份对比报告，免费。' },
  { title: '装网关或换 SDK', text: '网关十分钟，SDK 不用改代码。' },
  { title: '看路径', text: '控制台按线路列出时延、丢包与换路记录。' },
];

export const questions = [
  {
    question: '怎样收费？',
    answer: '随音视频与消息使用的，已含在分钟和月活里。单独用网关的按转发流量签约，测完报告附报价。',
  },
  {
    question: '数据会不会在中转处留存？',
    answer: '不会。中继只转发密文，不落盘，也没有密钥；路径上的国家可以排除，最多排除 8 个。',
  },
  {
    question: '可用性怎样算？',
    answer:
      '按分钟计，一分钟内任一接入城市的建连成功率低于 95% 就算不可用。不足承诺的，按比例补偿代金券，事件结束后 30 天内申请。',
  },
  {
    question: '海缆断了会怎样？',
    answer: '跨洲的路至少两条，不在同一条缆上。余下的路拥挤时先保语音，再保画面，文件最后。',
  },
];

export const neighbours = [
  { href: '/global', name: '出海', text: '合规、数据区域与上线步骤；查九座城市的时延表也在那里。' },
  { href: '/nrtc', name: '音视频通话 2.0', text: '最后一公里的弱网对抗。' },
  { href: '/compass', name: '数据罗盘', text: '一通电话走了哪条路，几点换的。' },
];
