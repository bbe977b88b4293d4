import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { at, clockAt, worst } from './model.ts';

export const session = [
  {
    at: '14:07:21.900',
    from: 'net',
    text: 'uplink rtt 31 ms  loss 0%  wlan -71 dBm',
    remark: '信号在变弱，还没有丢包。',
  },
  {
    at: '14:07:22.240',
    from: 'net',
    level: 'warn' as const,
    text: 'handover wlan -> cellular',
    remark: '走出门口，手机自己换的网。',
  },
  {
    at: '14:07:23.010',
    from: 'video',
    level: 'error' as const,
    text: 'freeze start  lost 12% of 412 packets',
    remark: '一秒里 49 个包没到，关键帧在其中，重传补不上。',
  },
  { at: '14:07:24.500', from: 'engine', text: 'audio fec on, video 720p -> 360p' },
  {
    at: '14:07:29.870',
    from: 'video',
    level: 'good' as const,
    text: 'freeze end  6.9 s',
    remark: '画面停了近 7 秒，声音断了 0.8 秒。',
  },
  {
    at: '14:07:31.400',
    from: 'compass',
    level: 'good' as const,
    text: 'cause=sender_uplink confidence=0.97',
    remark: '结论和依据一起写进这通电话的记录。',
  },
];

export const columns = [{ name: '判定', marked: true }, { name: '谁来处理' }, { name: '常用的办法' }];

export const rows = [
  { name: '一人上行丢包，旁人正常', cells: ['发送方网络', '用户', '提示换网，或降到语音'] },
  { name: '多人下行丢包，同一运营商', cells: ['跨网或区域链路', '我们', '切换接入节点，工单自动建立'] },
  { name: '发送帧率先掉，丢包没有变', cells: ['设备算力', '您的应用', '关掉特效，按机型降分辨率'] },
  { name: '包都到了，渲染晚', cells: ['接收端线程阻塞', '您的应用', '附主线程耗时最长的三处'] },
  { name: '同一秒大量房间异常', cells: ['服务端', '我们', '值班收到告警，状态页同步'] },
];

const stations = ['按下发送', '接入', '排号', '投递', '到达'];
const arrived = [0, 9, 24, 38, measurements.message.delivery];
const stopped = [12, 22, 37, 52];

/** Two messages on their way, as trains are drawn: stations upward, time to the right. */
export const hops: ChartProps = {
  label: `一条消息 ${measurements.message.delivery} 毫秒走完四跳；另一条在第 52 毫秒停在投递，此后没有回执`,
  x: { from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100], name: '毫秒' },
  y: { ticks: stations.map((text, at) => ({ at, text })) },
  marks: [
    { kind: 'line', tone: 'third', points: [...stopped.map((at, station) => [at, station] as const), [100, 3]] },
    { kind: 'line', points: arrived.map((at, station) => [at, station] as const) },
    { kind: 'point', at: [measurements.message.delivery, 4], name: `${measurements.message.delivery} 毫秒，有回执` },
    { kind: 'point', at: [52, 3], name: '对方离线，转推送', tone: 'third', side: 'right' },
  ],
};

/** Shares of stalls by hour, in per cent: a week ago, and on the day that is shown. */
const before = [
  0.5, 0.4, 0.3, 0.3, 0.3, 0.4, 0.6, 0.9, 1.3, 1.2, 1.1, 1.1, 1.3, 1.2, 1, 1, 1.1, 1.3, 1.6, 2, 2.3, 2.2, 1.6, 0.9,
];
const today = [
  0.5, 0.4, 0.4, 0.3, 0.3, 0.4, 0.7, 1, 1.4, 1.2, 1, 1.2, 1.4, 1.2, 1.3, 2.1, 1.6, 1.4, 1.7, 2.1, 2.5, 2.3, 1.5, 0.8,
];

export const rings: ChartProps = {
  label: '晚上八点卡顿率 2.5%，没有超过上周同一时段的一倍半，不响；下午三点只有 2.1%，却是上周的两倍多，响了',
  x: { from: 0, to: 23, ticks: [0, 3, 6, 9, 12, 15, 18, 21].map((at) => ({ at, text: `${at} 点` })) },
  y: { from: 0, ticks: [0, 1, 2, 3], to: 3.6, name: '卡顿率，%' },
  marks: [
    { kind: 'limit', y: 3, name: '阈值 3%', tone: 'third' },
    { kind: 'band', points: before.map((share, hour) => [hour, share, share * 1.5] as const), tone: 'muted' },
    { kind: 'line', points: today.map((share, hour) => [hour, share] as const) },
    { kind: 'point', at: [15, 2.1], name: '响', tone: 'third', side: 'above' },
    { kind: 'point', at: [20, 2.5], name: '不响', tone: 'second', side: 'left' },
  ],
};

export const alarms = [
  { title: '按阈值', text: '五分钟卡顿率超过 3%，或者接通率低于 98%。' },
  { title: '按同比', text: '灰带是上周同一时段到它的一倍半，越出才响。' },
  { title: '按人群', text: '某省某运营商、某个版本、某款机型单独算。' },
  { title: '静默与升级', text: '同一原因半小时只响一次；十分钟没人认领，改打电话。' },
] as const;

export const limits = [
  { value: '10', unit: '秒', name: '通话中看到曲线', condition: '结束后 2 分钟内补齐全部明细' },
  {
    value: String(productLimits.netcall.details.metered),
    unit: '天',
    name: '明细免费保留',
    condition: `预付 ${productLimits.netcall.details.prepaid} 天，合约 ${productLimits.netcall.details.contract} 天`,
  },
  { value: '96.2', unit: '%', name: '归因与人工复核一致', condition: '2,000 通有卡顿的通话，两人独立复核' },
  { value: '0.4', unit: 'kB/s', name: '上报占用的流量', condition: '每位参与者，网络差时改为挂断后再传' },
];

export const cases = [
  {
    when: '要看聊了什么、说了什么',
    why: '这里只有质量数据，没有内容；录音录像在云录制里。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  {
    when: '要监控您自己的服务器',
    why: '罗盘只看经过我们 SDK 与网络的部分，可以把数据导出到您的监控里对照。',
    instead: { href: '/yys-devops', name: '云原生 DevOps' },
  },
  {
    when: '问题正在发生，要人来处理',
    why: '先提工单或者打电话，罗盘的链接一并发过去。',
    instead: { href: '/service', name: '技术支持服务' },
  },
];

/** The hour at which the alarm went off. */
const rang = 15;

export const samples = [
  {
    label: '查一通',
    language: 'javascript',
    code: `import { Compass } from '@yunqiao/server';

const compass = new Compass({ appKey, secret });

// 用着通话 SDK 就有数据；客服只说得出谁、大概几点
const [call] = await compass.calls({
  user: 'u_zhou',
  near: '2026-10-16T14:07+08:00',
});

// 挂断 2 分钟后再查：明细这时才补齐
const rows = await call.seconds({ user: 'u_zhou' });
const worst = rows.reduce((a, b) => (b.up > a.up ? b : a));
log(worst.at, worst.up, call.cause);
// ${clockAt(worst)} ${at(worst).up} sender_uplink：用户的网，不是我们

// 曲线比结论更能服人；链接只读，两小时后失效
complaint.reply(await call.link());`,
  },
  {
    label: '接告警',
    language: 'javascript',
    code: `import { callback } from '@yunqiao/server';

app.post('/hooks/alarm', callback(secret), async ({ body }) => {
  const { alarm, share, usual, cause, owner } = body;
  // 先认领，再细看：十分钟没人领，电话就打过来
  await compass.claim(alarm, { by: duty.now() });

  // 责任在云桥的，工单已经自动建好，不必再提
  const next = owner === 'yunqiao' ? '等工单' : '看机型与版本';
  // 两个数一起报，才看得出越了灰带：${today[rang]} 对 ${before[rang]}
  chat.say(\`卡顿 \${share}%，上周 \${usual}%，\${cause}：\${next}\`);
});`,
  },
] as const;

export const questions = [
  {
    question: '收费吗？',
    answer: '控制台查询与基本告警随产品免费。明细按天导出、查询接口每分钟 60 次以上，在合约里另议。',
  },
  {
    question: '会采集用户的什么？',
    answer: '网络、设备与质量三类数值，不含通话内容与通讯录；用户编号是您自己的编号。',
  },
  {
    question: '能嵌进我们的客服系统吗？',
    answer: '可以，按通话编号生成一个两小时有效的只读链接，客服打开就是这一通的曲线。',
  },
  { question: '私有化部署也有吗？', answer: '有，数据全部留在您的机房，保留天数由磁盘决定。' },
];

export const neighbours = [
  { href: '/nrtc', name: '音视频通话 2.0', text: '曲线里的每个数，都来自它的引擎。' },
  { href: '/im', name: '即时通讯 IM', text: '消息逐跳追踪的另一端。' },
  { href: '/service', name: '技术支持服务', text: '看不懂的曲线，发给值班工程师。' },
];
