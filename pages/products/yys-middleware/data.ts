import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { measurements } from '../../../config/measurements.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { failover } = measurements.cloudNative;
export const median = String(failover.median);
const most = String(failover.most);

/** Thousands of writes a second in the drill: none until the failover, then twice as many until all are made up for. */
const rate = 1.2;
const { median: stopped } = failover;
export const backlog = (rate * 1000 * stopped).toLocaleString('en');
export const writes: ChartProps = {
  label: words.writes.label({ backlog }),
  x: { from: -8, to: 44, ticks: [0, 10, 20, 30, 40].map((at) => ({ at, ...filled(words.writes.x.ticks, { at }) })) },
  y: { from: 0, ticks: [0, 1, 2, 3], name: words.writes.y.name },
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
    { kind: 'point', at: [6, 0], name: words.writes.marks[0].name, tone: 'second', side: 'left' },
    { kind: 'point', at: [9, 0], name: words.writes.marks[1].name, tone: 'second', side: 'right' },
    { kind: 'point', at: [stopped, 2 * rate], name: words.writes.marks[2].name, tone: 'second', side: 'above' },
    {
      kind: 'point',
      at: [2 * stopped, rate],
      ...filled(words.writes.marks[3], { stopped: 2 * stopped }),
      tone: 'second',
      side: 'right',
    },
  ],
};

export const outage = filled(words.outage, { median });

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
  label: words.capacity.label({ fullOn, full, warnedOn: fullOn - 7 }),
  x: {
    from: 0,
    to: 44,
    ticks: [0, 7, 14, 21, 28, 35].map((at) => ({
      at,
      text: at === 0 ? words.capacityDays.first : words.capacityDays.day({ at }),
    })),
  },
  y: { from: 200, ticks: [200, 300, 400, 500], to: 540, name: words.capacity.y.name },
  marks: [
    { kind: 'line', points: past },
    { kind: 'line', points: forecast, dashed: true, tone: 'muted' },
    { kind: 'limit', y: full, name: `${full} GB`, tone: 'third' },
    { kind: 'point', at: past[fullOn - 7]!, name: words.capacity.marks[0].name, tone: 'second', side: 'above' },
    {
      kind: 'point',
      at: [fullOn, forecast[fullOn - 28]![1]],
      name: words.capacity.marks[1].name,
      tone: 'third',
      side: 'below',
    },
  ],
};

/** What changes in an application; it has to wait longer than the failover takes at most. */
export const code = [
  {
    label: words.sampleLabels.database,
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
    label: words.sampleLabels.queue,
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
    label: words.sampleLabels.cache,
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
