import type { Operation } from './model.ts';

export const names: Record<Operation, { name: string; text: string }> = {
  cut: { name: '剪辑', text: '按时间点留下 24 分钟' },
  subtitle: { name: '字幕', text: '识别语音，压进画面' },
  mix: { name: '混音', text: '垫一条背景音乐' },
  review: { name: '审核', text: '画面每秒一帧，语音全查' },
};

export const moments = [
  { when: '0 秒', title: '提交', text: '一次请求带上千条输入和同一份模板，立刻返回批次号。' },
  { when: '1 秒', title: '拒绝坏的', text: '地址打不开、没有视频轨的先退回，不占队列。' },
  { when: '9 秒', title: '开始', text: '高优先级插到前面；同一批最多并行 200 条。' },
  { when: '4 分 30 秒', title: '第一条完成', text: '每完成一条回调一次，带签名，失败重试五次。', marked: true },
  { when: '38 分钟', title: '整批完成', text: '一千条十分钟的短片；清单里写明失败的和原因。' },
];

export const limits = [
  { value: '1,000', unit: '条', name: '一次提交', condition: '超过的分批，批次之间可以排先后' },
  { value: '12', unit: '小时', name: '单个输入最长', condition: '拼接后的成片同样以此为限' },
  { value: '4.1', unit: '%', name: '字幕字错率', condition: '普通话，单人讲话，没有背景音乐' },
  { value: '97.8', unit: '%', name: '违规画面查出率', condition: '误报 0.6%，每秒抽一帧' },
];

export const cases = [
  { when: '要有人坐在轨道前精剪', why: '这里按描述执行，没有剪辑软件的界面；粗剪之后可以导出工程文件接着剪。' },
  { when: '只要换个清晰度', why: '转码是点播的一步，不必另写任务。', instead: { href: '/vod', name: '点播' } },
  { when: '画面正在直播', why: '边播边加台标、边播边审在直播里设置。', instead: { href: '/live', name: '直播' } },
];

export const code = [
  {
    label: '任务',
    language: 'json' as const,
    code: `{
  "input": "vod://course/raw-0716.mp4",
  "steps": [
    { "op": "cut", "keep": [["00:02:10", "00:26:10"]] },
    { "op": "subtitle", "from": "zh", "to": ["en"] },
    { "op": "mix", "music": "vod://bgm/03.mp3", "duck": -14 },
    { "op": "review", "audio": true, "fps": 1 }
  ],
  "cover": { "candidates": 4 },
  "callback": "https://api.school.example/done"
}`,
  },
  {
    label: '提交',
    language: 'shell' as const,
    code: `curl https://api.yunqiao.example/video/v1/jobs \\
  -H "Authorization: Bearer $TOKEN" \\
  -d @job.json
# {"job":"j_7f20","queued":true}`,
  },
];

export const questions = [
  {
    question: '按什么收费？',
    answer:
      '按每一步实际处理的分钟数，步骤不同单价不同；失败和被退回的不收。把剪辑放在最前面，后面各步就只算留下的部分。',
  },
  { question: '原片会被改动吗？', answer: '不会。每一步写新文件，中间结果保留 3 天，可以从任一步重跑。' },
  { question: '字幕错了怎么改？', answer: '先以文本交付，在线校对后再压制；专有名词可以传一份词表，识别时优先。' },
  { question: '机器审核拿不准呢？', answer: '落在两个阈值之间的转人工，由您的人或者我们的人看，按件计费。' },
];

export const neighbours = [
  { href: '/vod', name: '点播', text: '输入从点播来，成片存回点播，编号不变。' },
  { href: '/narrow-hd', name: '窄带高清', text: '最后一步换成它编码，同样清楚，码率减半。' },
  { href: '/promotion/censorship', name: '内容安全', text: '图片、文本与直播流的审核。' },
];
