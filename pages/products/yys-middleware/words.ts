import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';

const { failover } = measurements.cloudNative;
export const median = String(failover.median);
export const most = String(failover.most);

/** Thousands of writes a second in the drill: none until the failover, then twice as many until all are made up for. */
const rate = 1.2;
const { median: stopped } = failover;
export const backlog = (rate * 1000 * stopped).toLocaleString('en');
export const writes: ChartProps = {
  label: `断电后写入停 ${stopped} 秒，积下 ${backlog} 次重试，恢复后以两倍速度再用 ${stopped} 秒补完`,
  x: { from: -8, to: 44, ticks: [0, 10, 20, 30, 40].map((at) => ({ at, text: `${at} 秒` })) },
  y: { from: 0, ticks: [0, 1, 2, 3], name: '写入，千次每秒' },
  marks: [
    {
      kind: 'line',
      stepped: true,
      filled: true,
      points: [
        [-8, rate],
        [0, 0],
        [stopped, 2 * rate],
        [2 * stopped, rate],
        [44, rate],
      ],
    },
    { kind: 'point', at: [6, 0], name: '6 秒', tone: 'second', side: 'left' },
    { kind: 'point', at: [9, 0], name: '9 秒', tone: 'second', side: 'right' },
    { kind: 'point', at: [stopped, 2 * rate], name: `${stopped} 秒`, tone: 'second', side: 'above' },
    { kind: 'point', at: [2 * stopped, rate], name: `${2 * stopped} 秒`, tone: 'second', side: 'right' },
  ],
};

export const outage = [
  { when: '0 秒', title: '机房甲断电', text: '主库所在的一整排失联，写入开始重试。' },
  { when: '6 秒', title: '三次心跳没有回应', text: '另外两个副本各自记下最后一条日志的序号。' },
  { when: '9 秒', title: '选出新主', text: '日志到 88,412 的乙当选，差两条的丙仍做副本。', marked: true },
  { when: `${median} 秒`, title: '写入恢复', text: '代理把连接改到新主，客户端地址不变。' },
  { when: '4 分钟', title: '补足第三份', text: '在机房丁拉起新副本；甲若复活，只能降为只读。' },
];

/** Gigabytes of a disk by day: lower growth at weekends, and the forecast from the same weekdays. */
const growth = (day: number) => (day % 7 === 6 || day % 7 === 0 ? 3 : 9);
const full = 500;
const grown = (from: number, to: number, at: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    let used = at;
    for (let day = from + 1; day <= from + index; day += 1) used += growth(day);
    return [from + index, used] as const;
  });
const past = grown(0, 28, 246);
const forecast = grown(28, 36, past.at(-1)![1]);
const fullOn = forecast.find(([, used]) => used >= full)![0];
export const capacity: ChartProps = {
  label: `订单库的磁盘按四周的起伏推算，第 ${fullOn} 天满 ${full} GB；第 ${fullOn - 7} 天就提示了`,
  x: { from: 0, to: 44, ticks: [0, 7, 14, 21, 28, 35].map((at) => ({ at, text: at === 0 ? '月初' : `${at} 天` })) },
  y: { from: 200, ticks: [200, 300, 400, 500], to: 540, name: '订单库的磁盘，GB' },
  marks: [
    { kind: 'line', points: past },
    { kind: 'line', points: forecast, dashed: true, tone: 'muted' },
    { kind: 'limit', y: full, name: `${full} GB`, tone: 'third' },
    { kind: 'point', at: past[fullOn - 7]!, name: '提示', tone: 'second', side: 'above' },
    { kind: 'point', at: [fullOn, forecast[fullOn - 28]![1]], name: '会满', tone: 'third', side: 'below' },
  ],
};

export const slow = [
  {
    at: '14:02:07',
    level: 'warn',
    from: '数据库',
    text: '慢查询 1,840 毫秒，扫描 312 万行，返回 20 行',
    remark: '每秒采样全部语句的指纹，不是只记超过一秒的。',
  },
  { at: '14:02:08', level: 'info', from: '诊断', text: 'where shop_id = ? order by paid_at，缺索引 shop_id + paid_at' },
  {
    at: '14:02:31',
    level: 'good',
    from: '诊断',
    text: '影子副本建索引后 11 毫秒，写入多花 0.3 毫秒',
    remark: '先在只读副本上试，连同代价一起报给您。',
  },
  { at: '14:02:31', level: 'info', from: '告警', text: '发给 订单组：原因、语句、建议、预计收益' },
  { at: '14:20:00', level: 'good', from: '值班', text: '批准，在线建索引，用时 6 分 12 秒，未锁表' },
] as const;

export const cells = [
  {
    title: '大键与热键',
    text: '超过 1 MB 的键、占一个分片两成流量的键，每小时列一次，附写入它的服务名。',
  },
  { title: '按时间点恢复', text: '七天之内任意一秒，恢复到新实例；误删一张表只取回那一张。' },
  { title: '死信', text: '重试 16 次仍失败的消息进入死信，保留 14 天，改好代码后一键重投。' },
  { title: '在线变更表结构', text: '复制、追平、切换，全程可写；超过 5,000 万行先给出用时估计。' },
];

export const columns = [{ name: '自己装' }, { name: '托管', marked: true }];
export const comparison = [
  { name: '装好三副本', cells: ['两人三天', '四分钟'] },
  { name: '小版本升级', cells: ['半夜停机窗口', '逐个副本滚动，连接断一次'] },
  { name: '备份能不能恢复', cells: ['出事那天才知道', '每周自动恢复一次，校验行数'] },
  { name: '主库故障时谁起床', cells: ['您', '我们，您早上看报告'] },
  { name: '改内核参数', cells: ['随意', '白名单内 84 项'] },
  { name: '超级用户权限', cells: [true, false] },
];

export const limits = [
  { value: String(failover.most), unit: '秒', name: '故障切换上限', condition: '超出按合同赔付' },
  { value: '0', unit: '条', name: '已确认写入的丢失', condition: '数据库与队列；缓存至多一秒' },
  { value: '3', unit: '份', name: '副本，各在一个机房', condition: '开发规格为一份' },
  { value: '7', unit: '天', name: '按时间点恢复', condition: '可延长到 30 天，另计存储' },
  { value: '256', unit: 'GB', name: '单实例内存', condition: '更大请分片，至多 64 片' },
];

export const cases = [
  { when: '要装内核插件或拿超级用户', why: '托管实例只开放白名单内的扩展。' },
  {
    when: '数据必须留在自己的机房',
    why: '托管实例在我们的集群里；机房内有同一套安装包。',
    instead: { href: '/private-cloud', name: '私有化部署' },
  },
  {
    when: '只想存聊天记录',
    why: '历史、漫游与检索已经在消息服务里，不必再建一个库。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
];

/** What changes in an application; it has to wait longer than the failover takes at most. */
export const code = [
  {
    label: '关系数据库',
    language: 'diff',
    code: ` # application.yml：驱动、SQL 与事务都不动
 spring:
   datasource:
-    url: jdbc:mysql://10.0.3.21:3306/orders
+    # 主库换了机房，地址也不变；规格变大变小同样
+    url: jdbc:mysql://orders.db.yunqiao.example:3306/orders
     username: orders
     password: \${ORDERS_PASSWORD}
     hikari:
       maximum-pool-size: 40
-      connection-timeout: 5000
+      # 切换至多 ${most} 秒，连接多等 5 秒，请求就只是慢
+      connection-timeout: ${(failover.most + 5) * 1000}`,
  },
  {
    label: '消息队列',
    language: 'diff',
    code: ` # producer.properties：Kafka 客户端不换
-bootstrap.servers=10.0.3.31:9092,10.0.3.32:9092
+bootstrap.servers=orders.mq.yunqiao.example:9092
 acks=all
 enable.idempotence=true
-delivery.timeout.ms=20000
+# 重试撑过 ${most} 秒，消息才不会丢在自己这一侧
+delivery.timeout.ms=${failover.most * 2000}`,
  },
  {
    label: '缓存',
    language: 'diff',
    code: ` # application.yml：Redis 客户端不换
 spring:
   data:
     redis:
-      host: 10.0.3.11
+      host: cart.cache.yunqiao.example
       port: 6379
-      timeout: 10s
+      # 缓存不必等 ${most} 秒：半秒不回就去查库
+      timeout: 500ms`,
  },
] as const;

export const questions = [
  { question: '扩容要停机吗？', answer: '缓存与队列不停；数据库切换主从一次，写入中断 2 秒以内，可以约在夜里。' },
  {
    question: '兼容到什么程度？',
    answer: '协议级：客户端、驱动与命令行工具都能直连。不支持的命令在文档里逐条列出，共 31 条。',
  },
  { question: '能从别家云迁过来吗？', answer: '能。同步期间源库只需只读账号，来回都可以；迁走时同样开放增量日志。' },
  { question: '流量怎么算？', answer: '同地域内网流量不计；跨地域同步与公网访问按量，在账单里单列。' },
];

export const neighbours = [
  { href: '/yys-microservice', name: '云原生微服务', text: '调用变慢时，先分清慢在服务还是慢在库。' },
  { href: '/yys-devops', name: '云原生 DevOps', text: '表结构变更和代码走同一条流水线。' },
  { href: '/yys-index', name: '云原生总览', text: '底下两层从哪里来，上面两层怎么用。' },
];
