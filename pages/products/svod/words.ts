import type { ChartProps } from '../../../components/sections/chart/chart.tsx';

export const attempts = [
  { event: 'copy', name: '复制播放地址' },
  { event: 'save', name: '下载全部分片' },
  { event: 'lend', name: '把账号借出去' },
  { event: 'record', name: '录屏' },
] as const;

export const playback = [
  { at: '21:16:04.120', from: 'app', text: 'issue token user=U-20741 media=m_58c ttl=600' },
  {
    at: '21:16:04.163',
    from: 'edge',
    text: 'GET index.m3u8 200  host ok  sign ok',
    remark: '来源、签名与时间三项都对，才给索引。',
  },
  {
    at: '21:16:04.201',
    from: 'key',
    text: 'attest device=d2 (2/2) pass',
    remark: '设备证明由系统的安全芯片签出，改包的客户端签不出来。',
  },
  {
    at: '21:16:04.236',
    from: 'key',
    level: 'good' as const,
    text: 'key #0001 issued, 16 B, wrapped',
    remark: '比普通点播多出的 35 毫秒就在这一步。',
  },
  { at: '21:16:04.555', from: 'player', level: 'good' as const, text: 'first frame 435 ms, overlay on' },
  {
    at: '21:26:04.900',
    from: 'key',
    text: 'rotate #0151, token renewed',
    remark: '每 10 分钟换一次密钥，凭证随之续签；退课的人在这里停下。',
  },
  {
    at: '21:31:17.408',
    from: 'player',
    level: 'warn' as const,
    text: 'screen capture on (iOS), picture blanked',
    remark: '手机上录屏能察觉：画面转黑，声音继续。',
  },
  { at: '21:31:40.012', from: 'player', text: 'screen capture off, resumed' },
];

export const columns = [
  { name: '点播', note: '签名地址' },
  { name: '安全点播', note: '本页', marked: true },
  { name: '硬件级 DRM', note: '另购授权' },
];

export const rows = [
  { name: '别的网站盗链', cells: [true, true, true] },
  { name: '下载文件后转卖', cells: [false, true, true] },
  { name: '一个账号多人用', cells: [false, true, true] },
  { name: '手机录屏', cells: [false, '察觉并转黑', '画面全黑'] },
  { name: '电脑录屏', cells: [false, '查到账号', '多数浏览器全黑'] },
  { name: '另一台手机对着拍', cells: [false, '查到账号', false] },
  { name: '可用的设备', cells: ['不限', '出厂 8 年内的主流机型', '通过认证的机型'] },
];

export const diff = [
  {
    label: '播放器',
    language: 'diff' as const,
    code: ` const player = new VodPlayer('#player', {
+  protect: { watermark: user.id },
 });
 await player.open({ mediaId, token: playToken });`,
  },
];

const seconds = [0.4, 0.8, 1.2, 1.6, 2, 2.4, 3, 4];
const readAfter = (...rates: number[]) => rates.map((rate, index) => [seconds[index]!, rate] as const);

/** Of a hundred leaked clips, how many the hidden mark was read from, by their length and by what was done to them. */
export const reading: ChartProps = {
  label: '外流画面越长越读得出账号：裁掉一半再压到 480p，2.4 秒时 99.6%；裁掉七成 96.2%；另一台手机对着拍 89%',
  x: { ticks: [0, 1, 2, 3, 4], name: '外流画面（秒）' },
  y: { to: 114, ticks: [0, 20, 40, 60, 80, 100], name: '读出账号（%）' },
  marks: [
    { kind: 'line', name: '拍屏', tone: 'third', points: readAfter(5, 18, 38, 60, 78, 89, 95.5, 98.2) },
    { kind: 'line', name: '裁七成', tone: 'second', points: readAfter(12, 35, 60, 80, 91, 96.2, 98.6, 99.4) },
    { kind: 'line', name: '裁一半', points: readAfter(31, 64, 85, 95, 98.8, 99.6, 99.8, 99.9) },
    { kind: 'limit', x: 2, name: '至少 2 秒', tone: 'muted' },
  ],
};

export const rules = [
  { title: '明水印', text: '账号后六位每 20 秒换一个位置，深浅由背景决定，不遮板书。' },
  { title: '取证', text: '片段传到控制台，几分钟后得到账号、播放时间与机型，附可提交下架的说明。' },
  { title: '离线观看', text: '下载的仍是密文，期限 1 至 90 天由您定；一直不联网，到期也打不开。' },
];

export const limits = [
  { value: '435', unit: '毫秒', name: '加密后的首帧', condition: '中位数，720p，比点播多 35 毫秒' },
  { value: '99.6', unit: '%', name: '暗水印读出率', condition: '2.4 秒画面，裁剪 50% 后压到 480p' },
  { value: '2', unit: '台', name: '一个账号的设备', condition: '默认值，可设 1 至 5' },
  { value: '90', unit: '天', name: '离线授权最长', condition: '每次续期都要联网' },
];

export const cases = [
  { when: '片方合同写明要硬件级 DRM', why: '那要通过认证的芯片与播放器，我们提供对接，不代替它的授权。' },
  {
    when: '内容本来就免费公开',
    why: '加密会让第三方播放器和搜索引擎打不开它。',
    instead: { href: '/vod', name: '点播' },
  },
  {
    when: '内容是正在进行的直播',
    why: '这里处理录好的文件；直播的鉴权与防录在推流一侧设置。',
    instead: { href: '/live', name: '直播' },
  },
];

export const steps = [
  { title: '选加密模板', text: '新上传的自动加密；旧视频在控制台勾选，后台重新封装，不重新转码。' },
  { title: '签发播放凭证', text: '您的服务端在学员点开课程时签发，写上账号与有效期。' },
  { title: '打开水印', text: '播放器加一行配置，原来的界面不动。' },
];

export const questions = [
  {
    question: '能不能完全防住录屏？',
    answer: '不能，谁也不能：屏幕上看得到的，另一台手机就拍得到。能做的是让拷走文件没有用，让拍走的画面查得到人。',
  },
  {
    question: '网页端安全吗？',
    answer:
      '密钥在浏览器的加密模块里使用，脚本读不到明文密钥。不支持该模块的旧浏览器，可以设为不允许播放，或者只给 480p。',
  },
  { question: '学员换手机要找客服吗？', answer: '不用。30 天内可以自己解绑一次，更多次由您的接口决定。' },
  {
    question: '授权服务停了怎么办？',
    answer: '已经开始的播放用手里的密钥放完当前 10 分钟，授权服务双机房部署，切换时凭证继续有效。',
  },
];

export const neighbours = [
  { href: '/vod', name: '点播', text: '上传、转码与分发都在那里，加密是它的一个模板。' },
  { href: '/video', name: '视频处理', text: '给合作方的样片压固定水印，截取试看片段。' },
  { href: '/whiteboard', name: '互动白板', text: '课堂回放录成文件后，同样可以加密播放。' },
];
