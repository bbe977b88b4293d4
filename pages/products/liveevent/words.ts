import { createElement as h } from 'react';
import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';
import { Link } from '../../../components/ui/link.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };

/** Talks of our own that the same crew has run. */
export const ownTalks = lecturers.filter(({ season }) => season === 'mctalk4').length;

export const acts = [
  {
    name: '开播前',
    cues: [
      { when: '10:00', what: '设备通电，主备两路各推 30 分钟', note: '码率波动超过一成就换编码器', who: '现场工程师' },
      { when: '12:30', what: '讲者逐位试连线，耳返与字幕核对', who: '导播' },
      { when: '13:30', what: '开放入场，暖场片与签到', note: '短信再提醒一次未签到的人', who: '后台' },
    ],
  },
  {
    name: '直播中',
    cues: [
      { when: '14:00', what: '开场，切主机位', who: '导播', marked: true },
      { when: '14:40', what: '远程嘉宾连线', note: '掉线 5 秒切垫片，60 秒改电话语音', who: '导播' },
      { when: '15:10', what: '问答，先审后上屏', who: '主持助理' },
      { when: '15:40', what: '抽奖，名单按签到时间锁定', who: '后台' },
    ],
  },
  {
    name: '散场后',
    cues: [
      { when: '16:00', what: '停推流，确认录制完整', who: '现场工程师' },
      {
        when: '18:00',
        what: '数据报告发到您的邮箱',
        note: '在线曲线、地区、留存、互动明细',
        who: '后台',
        marked: true,
      },
    ],
  },
];

export const nodes: readonly DiagramNode[] = [
  {
    id: 'cameras',
    x: 0,
    y: 110,
    width: 150,
    height: 90,
    title: '导播台',
    lines: ['三机位加电脑'],
    icon: 'clapperboard',
  },
  {
    id: 'wired',
    x: 200,
    y: 20,
    width: 200,
    height: 90,
    title: '会场宽带',
    lines: ['主路 20 Mbps'],
    icon: 'ethernet-port',
  },
  {
    id: 'mobile',
    x: 200,
    y: 200,
    width: 200,
    height: 90,
    title: '蜂窝聚合',
    lines: ['备路，自带电池'],
    icon: 'radio-tower',
  },
  { id: 'a', x: 450, y: 20, width: 170, height: 90, title: '甲地机房', tone: 'ours', icon: 'server' },
  { id: 'b', x: 450, y: 200, width: 170, height: 90, title: '乙地机房', tone: 'ours', icon: 'server' },
  {
    id: 'viewers',
    x: 680,
    y: 110,
    width: 150,
    height: 90,
    title: '观众',
    lines: ['地址不变'],
    icon: 'users',
    tone: 'core',
  },
];
export const edges: readonly DiagramEdge[] = [
  { from: 'cameras', to: 'wired' },
  { from: 'cameras', to: 'mobile' },
  { from: 'wired', to: 'a' },
  { from: 'mobile', to: 'b' },
  { from: 'a', to: 'viewers' },
  { from: 'b', to: 'viewers' },
];

/** What the customer's server does before the crew comes: the event, its addresses, and what it hears of a switch. */
export const samples = [
  {
    label: '建活动',
    language: 'javascript',
    code: `import { Events } from '@yunqiao/server';

const events = new Events({ appKey, secret });

// 人数先报：两处机房按它留带宽，当天再加来不及
const { push, play } = await events.create({
  title: '新品发布会',
  opens: '2027-01-15T13:30+08:00', // 暖场片先放，正片 14:00
  viewers: 2_000,
  admit: 'list', // 只放白名单里的人，回放沿用同一份
});

// 两路不能共用一个地址，否则断线时没有另一处可切
crew.send({ wired: push.main, mobile: push.backup });
// 海报上印得出去：切换、改期都不换
poster.link(play);`,
  },
  {
    label: '收切换通知',
    language: 'javascript',
    code: `import { callback } from '@yunqiao/server';

// 切换已经做完，通知只为让人知道；验签不过的不进来
app.post('/hooks/event', callback(secret), ({ body }) => {
  const { type, from, to, gap } = body;
  if (type !== 'push.switched') return;

  // 不弹给观众：画面只停了 gap 毫秒，提示反而添乱
  duty.say(\`\${from} 断了，已由 \${to} 接上，停 \${gap} 毫秒\`);
});`,
  },
] as const;

export const duties = [
  {
    title: '我们负责',
    mark: 'done',
    items: [
      { text: '勘测、备线、推流与切换' },
      { text: '报名页、签到、短信提醒' },
      { text: '导播、垫片与字幕条' },
      { text: '回放剪辑与数据报告' },
    ],
  },
  {
    title: '您来准备',
    mark: 'open',
    items: [
      { text: '讲者与讲稿', note: 'T−2 之前定稿' },
      { text: '会场与网络的使用许可' },
      { text: '抽奖奖品与规则' },
      { text: '一位能当场拍板的人' },
    ],
  },
  {
    title: '不在其中',
    mark: 'never',
    items: [{ text: '舞美、灯光与现场扩音' }, { text: '嘉宾差旅与主持' }, { text: '为凑人数购买的观看量' }],
  },
] as const;

export const limits = [
  { value: '5', unit: '万人', name: '同时观看', condition: '按此预留带宽；更多提前 10 个工作日' },
  { value: '400', unit: '毫秒', name: '主备切换', condition: '主路无新帧起算' },
  { value: '2', unit: '小时', name: '数据报告', condition: '散场后；次日有回放' },
  { value: '14', unit: '天', name: '筹备', condition: '最短 5 天，不含备线勘测' },
];

export const cases = [
  { when: '每周都播，自己有导播', why: '流程走熟了，只差一条稳定的线路。', instead: { href: '/live', name: '直播' } },
  { when: '观众要上台比拼', why: '现场班组不管麦位，房间组件管。', instead: { href: '/interact', name: '互动直播' } },
  { when: '三十人以内的闭门会', why: '人人要说话，没有台上台下。', instead: { href: '/nrtc', name: '音视频通话 2.0' } },
  { when: '只想打通某位客户的手机', why: '不用报名页，响铃就行。', instead: { href: '/netcall', name: '音视频通话' } },
];

export const steps = [
  { title: '说日期与城市', text: '一个工作日内回复班组是否有空。' },
  { title: '看现场', text: '工程师带测速仪去一趟，留下勘测单。' },
  { title: '签单子', text: '上面这张筹备单写进合同，逐项有人名。' },
];

export const questions = [
  {
    question: '会场网络不让接怎么办？',
    answer: '全程走蜂窝聚合，四家运营商的卡；勘测时实测两小时，达不到 8 Mbps 会直说。',
  },
  {
    question: '讲者在国外，能连线吗？',
    answer: h('span', null, '可以，讲者用浏览器进来，跨洲的一段走', h(Link, { href: '/wecan' }, '全球网络'), '。'),
  },
  { question: '只开放给内部员工呢？', answer: '白名单、企业账号登录或一人一码三选一，回放沿用同一份名单。' },
  { question: '临时改期收费吗？', answer: 'T−5 之前改期不收费；之后按已发生的差旅与备线结算。' },
];

export const neighbours = [
  { href: '/sms', name: '短信', text: '邀请、提醒与签到码，和报名名单连着。' },
  { href: '/vod', name: '点播', text: '回放长期保存，按部门开权限。' },
  { href: '/chatroom', name: '聊天室', text: '几万人的提问，先审后上屏。' },
];
