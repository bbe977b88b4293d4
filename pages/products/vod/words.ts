import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import { priceExamples } from '../../../config/price-examples.ts';

export const switchNames = [
  { saving: 'address', name: '列表里带上播放凭证' },
  { saving: 'index', name: '索引移到文件头' },
  { saving: 'slice', name: '首片只切 1 秒' },
] as const;

export const stations = [
  {
    title: '切片上传，从断点继续',
    text: '1.82 GB 的原片切成每片 4 MB，三片同时传。断在第 283 片，网络恢复后只重传没有确认的三片；应用被系统关掉也一样，进度存在本机。',
  },
  {
    title: '按 10 秒切开，分头转码',
    text: '切点落在关键帧上，270 段分给空闲的机器，各转各的，最后按序拼回。来源是横屏、竖屏还是老式 4:3，由模板自动辨认，不拉伸也不加黑边。',
  },
  {
    title: '存三档，原片照旧',
    text: '三档成片共 1.01 GB，与原片一起存入您选的地域。三十天没有人看的，可以自动转低频存储，单价减半。',
  },
  {
    title: '边缘就近给出',
    text: '首次被请求的分片回源一次，之后由离观众最近的节点给出。新课开放前可以预热，把前两分钟先推到节点。',
  },
  {
    title: '播放器保持三十秒余量',
    text: '缓冲少于十秒降一档，攒够三十秒再升。暂停时不再下载，一节课没看完就关掉，不会为后半节付流量。',
  },
];

const rungs = [
  [0, 1.6],
  [18, 0.9],
  [24, 0.5],
  [44, 0.9],
  [54, 1.6],
  [70, 1.6],
] as const;

export const lift: ChartProps = {
  label: '进电梯后可用带宽从 6 Mbps 跌到 0.7 Mbps，播放器十秒内降到 0.5 Mbps 的一档，出电梯后分两步升回，其间没有停顿',
  x: { ticks: [0, 10, 20, 30, 40, 50, 60, 70].map((at) => ({ at, text: `${at} 秒` })) },
  y: { ticks: [0, 1, 2, 3, 4, 5, 6], name: 'Mbps' },
  marks: [
    {
      kind: 'line',
      name: '可用带宽',
      tone: 'muted',
      points: [
        [0, 5.8],
        [8, 6],
        [15, 4.9],
        [18, 1.2],
        [24, 0.7],
        [34, 0.8],
        [40, 2.4],
        [48, 4.8],
        [60, 5.9],
        [70, 5.7],
      ],
    },
    { kind: 'line', name: '所选清晰度', stepped: true, filled: true, points: rungs },
  ],
};

export const player = [
  {
    title: '多端一套接口',
    text: 'Android、iOS、HarmonyOS、Web、Windows、macOS 与电视，状态和事件的名称一致。',
    icon: 'monitor-play',
  },
  {
    title: '倍速不变调',
    text: '0.5 到 3 倍，人声保持原来的音高；章节、字幕与进度条预览图由文件生成，不必另传。',
    icon: 'gauge',
  },
  { title: '看到哪儿，接着看', text: '进度每五秒记一次，换设备后从同一秒继续，误差不超过 5 秒。', icon: 'history' },
] as const;

export const limits = [
  { value: '50', unit: 'GB', name: '单个文件', condition: '预付套餐；按量 20 GB；MP4、MOV 等 14 种封装' },
  {
    value: String(measurements.vod.minutesAnHour),
    unit: '分钟',
    name: '一小时 1080p 转完三档',
    condition: '不含上传；P95 是 9 分钟',
  },
  { value: '4K', name: '最高分辨率', condition: '60 帧，H.265 与 AV1 输出需要开通' },
  { value: '99.2', unit: '%', name: '边缘命中率', condition: '按请求数，课程类内容' },
];

export const cases = [
  {
    when: '画面要和现场同步',
    why: '点播从文件开始；边播边录的场次用直播，下播后自动转成点播。',
    instead: { href: '/live', name: '直播' },
  },
  {
    when: '课件被下载转卖过',
    why: '点播的地址带时效签名，挡得住盗链，挡不住录屏和拷贝。',
    instead: { href: '/svod', name: '安全点播' },
  },
  { when: '要剪、要拼、要压字幕', why: '点播不改内容，只改格式。', instead: { href: '/video', name: '视频处理' } },
];

export const code = [
  {
    label: '上传',
    language: 'javascript' as const,
    code: `import { VodUploader } from '@yunqiao/vod';

// uploadToken 由您的服务端签发，限定空间与大小
const video = new VodUploader({ token: uploadToken });
video.on('progress', ({ sent, total }) => bar(sent / total));

// 中断后再调用一次，从断点继续
const { mediaId } = await video.upload(file);`,
  },
  {
    label: '播放',
    language: 'javascript' as const,
    code: `import { VodPlayer } from '@yunqiao/vod';

// 列表接口已把 playToken 带回来，点击时不再请求
const player = new VodPlayer('#player', { startRung: '540p' });
player.on('firstFrame', ({ ms }) => report(ms));
await player.open({ mediaId, token: playToken });`,
  },
];

export const example = priceExamples.vod[0];

export const questions = [
  {
    question: '已有的几万条视频怎么搬过来？',
    answer: '给一份地址清单，服务端按清单拉取，相同内容只存一份；失败的列出原因，可以单独重试。',
  },
  { question: '转码失败收费吗？', answer: '不收。文件损坏、没有视频轨等原因写在回调里，原片保留 7 天供您下载核对。' },
  { question: '能用自己的域名和证书吗？', answer: '可以，域名需要备案。证书到期前 30 天提醒，也可以由我们自动续签。' },
  {
    question: '不想改播放器，用系统自带的行吗？',
    answer: '可以，输出是标准的 HLS 与 MP4。首片与预取这两项优化要用我们的播放器才有。',
  },
];

export const neighbours = [
  { href: '/narrow-hd', name: '窄带高清', text: '转码时多选一项，播放流量减半。' },
  { href: '/svod', name: '安全点播', text: '同一份上传，播放改为一次一密。' },
  { href: '/video', name: '视频处理', text: '入库前先剪掉片头、压好字幕。' },
];
