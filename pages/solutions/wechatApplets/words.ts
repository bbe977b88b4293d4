export const abilities = [
  { name: '打开前要装什么', cells: ['不用装', '不用装', '要装 App'] },
  { name: '关着时能响铃', cells: ['不能，发订阅消息或短信', '不能', '能'] },
  { name: '切到后台', cells: ['声音继续，画面停', '看浏览器', '声音、画面都可继续'] },
  { name: '画面上限', cells: ['720p', '1080p', '1080p'] },
  { name: '同时看几个人', cells: ['9', '16', '16'] },
  { name: '屏幕共享', cells: ['只能看', '能发', '能发'] },
  { name: '美颜', cells: ['系统自带两项', '无', '全部'] },
];

export const hurdles = [
  {
    title: '类目',
    text: '实时音视频只对社交、教育、医疗、金融、政务等类目开放。先看您的主体有没有，再写代码。',
  },
  { title: '权限', text: '后台“开发管理”里打开实时播放与实时录制两项，个人主体没有这两项。' },
  {
    title: '备案',
    text: '工信部 2023 年通知：小程序与 App 一样先备案再上架。业务域名与长连接域名也要备案，列进白名单；整张表我们给。',
  },
  {
    title: '隐私指引',
    text: '《个人信息保护法》第十七条：先告知用途再收集。摄像头、麦克风写进隐私保护指引，没写的接口会被停用；条款模板随组件给。',
  },
];

/** What has to be done before a mini-program may make calls, in working days: spans, and what follows without a filed domain. */
export const plan = [
  {
    name: '写代码',
    spans: [
      [0, 0.5],
      [0.5, 1],
      [1, 3],
      [3, 4],
    ],
    late: null,
    note: '跑通示例、换界面、接通知、录屏',
  },
  { name: '类目', spans: [[0, 3]], late: null, note: '主体有资质，最长 3 天' },
  { name: '权限与指引', spans: [[0, 0.5]], late: null, note: '企业主体，当天打开' },
  { name: '备案', spans: [[0, 0.5]], late: [0.5, 20], note: '已备案，当天；没备案，最长 20 天' },
  { name: '平台审核', spans: [[4, 6]], late: [20, 22], note: '多数一两天过' },
] as const;

export const limits = [
  { value: '0.5', unit: '天', name: '跑通第一通', condition: '用示例工程，类目已开通' },
  { value: '720p', name: '画面上限', condition: '受 live-pusher 所限' },
  { value: '9', unit: '人', name: '同屏', condition: '超过的按说话顺序换' },
];

export const cases = [
  {
    when: '要随时打得进来',
    why: '小程序关着时响不了铃，客服、家人之间请用 App。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  {
    when: '几千人同看一场',
    why: '看的人多、说的人少，用直播播放器，便宜得多。',
    instead: { href: '/live', name: '直播' },
  },
  { when: '个人主体的小程序', why: '平台不开放权限，我们也绕不过去；请换成企业主体。' },
];

export const code = `<!-- pages/call/call.wxml：一个组件，带拨打、接听与通话三种界面 -->
<yq-call id="call" bind:ended="onEnded" />

// pages/call/call.js
import { CallKit } from '@yunqiao/call-kit-mini';

Page({
  async onLoad({ doctor }) {
    const user = await signIn(); // account 与 token
    this.kit = await CallKit.login({ appKey, ...user });
    this.kit.mount(this.selectComponent('#call'));
    await this.kit.invite({ to: [doctor], media: 'video' });
  },
  onHide() {
    this.kit.current?.mute('video'); // 微信会停掉画面
  },
  onEnded({ detail: { reason, seconds } }) {
    save({ reason, seconds });
  },
});`;

export const questions = [
  { question: '和 App、网页能互通吗？', answer: '能，同一个频道。App 里的医生、网页上的坐席看到的是普通一方。' },
  {
    question: '老人接不到来电怎么办？',
    answer: '用短信与语音电话唤起，短信里的链接直接打开通话页。澜西市第三医院就是这样补上的。',
  },
  {
    question: '审核被拒过哪些原因？',
    answer: '最多的三种：类目不符、没说明为什么用摄像头、测试账号打不开。录屏里拍清谁打给谁，就少一半。',
  },
  { question: '别家的小程序平台呢？', answer: '支付宝与抖音的组件接口相同，能力差异写在文档里，各自要单独提审。' },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '另一端的 App 与网页。' },
  { href: '/sms', name: '短信', text: '小程序关着时把人叫回来。' },
  { href: '/smartwatch', name: '儿童手表', text: '家长在小程序里接手表的电话。' },
];
