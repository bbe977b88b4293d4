/** Topics and sentences of generated articles. `{…}` are placeholders. */

export type Subject = { name: string; latin: string; metric: string; unit: string; low: number; high: number };

export const subjects: readonly Subject[] = [
  { name: '消息网关', latin: 'message gateway', metric: '投递时延', unit: 'ms', low: 18, high: 240 },
  { name: '抖动缓冲', latin: 'jitter buffer', metric: '播放时延', unit: 'ms', low: 40, high: 220 },
  { name: '码率控制', latin: 'rate control', metric: '发送码率', unit: 'kbps', low: 320, high: 2400 },
  { name: '推送通道', latin: 'push channel', metric: '到达时间', unit: 'ms', low: 300, high: 2600 },
  { name: '回声消除', latin: 'echo cancellation', metric: '回声衰减', unit: 'dB', low: 22, high: 58 },
  { name: '转码集群', latin: 'transcoding cluster', metric: '单帧耗时', unit: 'ms', low: 6, high: 38 },
  { name: '边缘节点', latin: 'edge node', metric: '首包时间', unit: 'ms', low: 12, high: 160 },
  { name: '会话存储', latin: 'session store', metric: '写入时延', unit: 'ms', low: 2, high: 45 },
  { name: '验证码风控', latin: 'risk control', metric: '判定时间', unit: 'ms', low: 4, high: 80 },
  { name: '录制服务', latin: 'recording service', metric: '落盘间隔', unit: 'ms', low: 200, high: 2000 },
  { name: '语音识别流', latin: 'speech recognition stream', metric: '首字时间', unit: 'ms', low: 120, high: 620 },
  { name: '白板同步', latin: 'whiteboard sync', metric: '笔迹时延', unit: 'ms', low: 30, high: 180 },
  { name: '信令集群', latin: 'signalling cluster', metric: '建连时间', unit: 'ms', low: 40, high: 420 },
  { name: '聊天室广播', latin: 'chatroom fan-out', metric: '扇出时间', unit: 'ms', low: 25, high: 350 },
];

export type Cause = { name: string; scene: string };

export const causes: readonly Cause[] = [
  { name: '突发丢包', scene: '每十秒丢一串包' },
  { name: '高抖动', scene: '到达间隔忽长忽短' },
  { name: '带宽骤降', scene: '上行带宽在一秒内减半' },
  { name: '网络切换', scene: '手机从无线局域网换到蜂窝网' },
  { name: '热点流量', scene: '单个房间的流量是平时的二十倍' },
  { name: '冷启动', scene: '进程刚启动、缓存全空' },
  { name: '时钟漂移', scene: '两端时钟每小时差出半秒' },
  { name: '慢消费者', scene: '百分之五的客户端只读不收' },
  { name: '跨洲链路', scene: '往返时间超过两百五十毫秒' },
  { name: '磁盘抖动', scene: '写盘偶尔停顿数百毫秒' },
];

export const authors: readonly string[] = [
  '云桥消息团队',
  '云桥音视频团队',
  '云桥网络团队',
  '云桥质量团队',
  '云桥平台团队',
];

export const openings: readonly string[] = [
  '这次实验只回答一个问题：{cause}出现时，{subject}的{metric}会变成什么样。',
  '线上告警里，{subject}的{metric}在{cause}时段升到平时的 {n} 倍，我们把现场搬进了实验室。',
  '评审时大家对{subject}能否扛住{cause}意见不一，于是有了这份记录。',
  'The question is narrow on purpose: what does {cause} do to the {latin}, and for how long. 下文先讲方法，再给数字。',
];

export const findings: readonly string[] = [
  '把窗口从 {n} 个样本加到两倍后，{metric}的 P95 只降了百分之三，内存却涨了一截，不值得。',
  '中位数几乎不动，真正变坏的是尾部：P99 达到 {value} {unit}，是中位数的数倍。',
  '恢复比恶化慢。{cause}结束之后，{subject}用了 {n} 秒才回到原来的{metric}。',
  'Retries made it worse: every timed-out request came back as {n} more, and the {latin} spent its time on work nobody waited for.',
  '限流放在入口比放在队列里好：同样的丢弃比例，入口限流时留下来的请求{metric}低 {value} {unit}。',
  '日志采样率调到千分之一，{subject}的开销下降明显，而定位问题所需的信息仍在。',
  '当{scene}时，批量发送反而增加排队；把批次上限降到 {n} 条，尾部时延随即回落。',
  'Averages hid the problem. 只看平均值，{cause}前后相差不到 {n} 个百分点；按分位数看，差距一目了然。',
  '我们用同一份抓包回放了 {n} 次，{metric}的波动在百分之二以内，结果可以复现。',
  '单独优化一端收效有限：发送端让出的 {value} {unit}，接收端的缓冲又吃了回去。',
  '预热之后再接流量，最初一分钟的{metric}与稳定时一致，冷启动的尖峰消失。',
  'The {latin} keeps no state that cannot be rebuilt, so a restart under load cost {n} seconds and no data.',
];

export const sections: readonly string[] = [
  '实验环境',
  '测量方法',
  '结果',
  '为什么会这样',
  '取舍',
  '失败的尝试',
  '参数怎样选',
  '上线步骤',
  '回滚条件',
  '监控与告警',
  '边界情况',
  'What we would do differently',
  'Capacity planning',
  'Reading the tail',
];

export const steps: readonly string[] = [
  '在预发环境打开开关，流量占比百分之一',
  '观察 {n} 分钟，确认{metric}的 P95 没有上升',
  '把占比提高到百分之十，跨过一次晚高峰',
  '对比两组的错误率，差值超过千分之一就停下',
  '全量之后保留旧路径 {n} 天',
  '删除开关与旧代码，更新运行手册',
];

export const checks: readonly string[] = [
  '<strong>负载</strong>：{n} 条并发连接，消息大小 1 kB',
  '<strong>网络</strong>：{scene}',
  '<strong>时长</strong>：每组 {n} 分钟，重复五次',
  '<strong>指标</strong>：{metric}，单位 {unit}，取 P50、P95、P99',
  '<strong>机器</strong>：8 核 16 GB，时钟经 NTP 校准',
  '<strong>对照</strong>：同一时段、同一版本、只差一个参数',
];

export const quotes: readonly string[] = [
  '先让系统慢得有规律，再谈让它变快。',
  'A queue that never empties is not a buffer, it is a delay.',
  '没有对照组的优化，只是换了一种心情。',
  '尾部时延不是偶然，它是系统把最坏的一面留给了最不走运的用户。',
  'Measure where the user waits, not where the code runs.',
];
