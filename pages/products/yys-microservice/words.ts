import { measurements } from '../../../config/measurements.ts';
import { shop, type Toggle } from './model.ts';

const { rule, proxy } = measurements.cloudNative;
export const instances = `${rule.instances / 10_000} 万`;

export const toggles: readonly { toggle: Toggle; name: string }[] = [
  { toggle: 'recommend', name: '停掉推荐' },
  { toggle: 'coupon', name: '停掉优惠' },
  { toggle: 'pay', name: '停掉支付' },
  { toggle: 'breaker', name: '熔断' },
];

export const readings = [
  ['browse', '浏览成功'],
  ['order', '下单成功'],
  ['slowest', '浏览用时'],
  ['needed', '网关线程'],
] as const;

export const closed = {
  label: '熔断关闭',
  title: '等满一秒，才知道它不在',
  points: [
    '每次浏览 1,048 毫秒，需要 328 个线程',
    '只有 200 个，另外四成请求进不了门',
    '下单与推荐毫无关系，照样丢四成',
  ],
  figure: { value: '60', unit: '%', name: '下单成功' },
};

export const open = {
  label: '熔断启用',
  title: '2 毫秒，换成热销榜',
  points: ['打开：10 秒内失败过半就不再去等', '半开：10 秒后放行 5 个试探', '关闭：都成了，按 10%、50%、100% 放量'],
  figure: { value: '100', unit: '%', name: '下单成功' },
};

export const joining = [
  { title: '给命名空间打一个标签', text: 'Java、Go、Node.js、Python 与 PHP 都不改代码，也不换框架。' },
  { title: '先旁观一周', text: '默认只观察：画出调用关系，统计每条边的流量与用时，不拦截任何请求。' },
  { title: '一条边一条边地启用', text: '从弱依赖开始加规则。每条规则先空跑，控制台列出“若已生效会拦下多少”。' },
  { title: '随时退出', text: '回到原样，什么都不留下。代理崩溃时流量直连，业务不受影响。' },
];

export const code = [
  {
    label: '接入与退出',
    language: 'shell',
    code: `# 打标签，再滚动一次：代理随容器启动，镜像与代码不动
kubectl label namespace shop yunqiao.example/mesh=watch
kubectl rollout restart deployment -n shop

# watch 只旁观不拦截；一周之后看谁拖累了谁
kubectl get calls -n shop --sort-by=.slowest

# 要退出，去掉标签再滚动一次
kubectl label namespace shop yunqiao.example/mesh-
kubectl rollout restart deployment -n shop`,
  },
  {
    label: '第一条规则',
    language: 'yaml',
    code: `# 推荐坏了，浏览照常：只有弱依赖才配默认值
kind: breaker
from: goods
to: recommend
mode: dry_run # 先空跑，控制台列出若已生效会拦下多少
open: { window: 10s, failed: 50% } # 失败过半就不再去等
half_open: { after: 10s, probes: 5 }
close: [10%, 50%, 100%] # 试探都成了才放量，免得又压垮它
otherwise: hot-list.json # ${shop.refused} 毫秒返回热销榜`,
  },
] as const;

export const rules = [
  { title: '限流', text: '按接口、调用方或参数里的商户号；多出来的排队至多 500 毫秒，再多就拒绝。' },
  { title: '熔断', text: '按失败比例或慢调用比例，窗口 10 秒起；弱依赖可配默认值。' },
  { title: '重试', text: '只重试声明为幂等的接口，总量不超过原请求的 10%，避免雪上加霜。' },
  { title: '超时', text: '整条链路共用一个截止时刻，下游知道还剩多少毫秒，来不及就不执行。' },
  { title: '就近', text: '同可用区优先，区内健康实例少于一半时才跨区。' },
  { title: '鉴权', text: '服务之间双向证书，每 24 小时自动轮换；谁能调谁写成白名单。' },
];

export const limits = [
  { value: instances, unit: '个', name: '单集群实例', condition: '2026 年 8 月压测，持续 72 小时' },
  { value: String(rule.seconds), unit: '秒', name: '规则推送到全部节点', condition: `${instances}实例，最慢的一个` },
  { value: String(proxy.delay), unit: '毫秒', name: '代理增加的时延', condition: 'P99，每秒 2,000 次调用，1 kB' },
  { value: String(proxy.memory), unit: 'MB', name: '每个代理占用内存', condition: `另加 ${proxy.cores} 核` },
  { value: '7', unit: '天', name: '调用追踪保留', condition: '默认采样 1%，错误与慢调用全采' },
];

export const cases = [
  {
    when: '服务不到十个，一个人管得过来',
    why: '调用关系一张白板画得下，先把发布做稳更划算。',
    instead: { href: '/yys-devops', name: '云原生 DevOps' },
  },
  {
    when: '慢在数据库或缓存',
    why: '代理只看得到调用变慢，索引和大键要在那一边治。',
    instead: { href: '/yys-middleware', name: '云原生中间件' },
  },
  {
    when: '想查一通通话为什么卡',
    why: '媒体包不经过服务网格。',
    instead: { href: '/compass', name: '数据罗盘' },
  },
];

export const questions = [
  {
    question: '已经用了 Spring Cloud，要换掉吗？',
    answer: '不用。注册中心可以双向同步，框架自带的限流先保留，等代理的规则跑稳再摘除。',
  },
  {
    question: '控制面宕机，业务会停吗？',
    answer: '不会。代理按最后一份规则继续工作，只是期间不能改规则、看不到新实例的变化。',
  },
  {
    question: '虚拟机上的老服务能接吗？',
    answer: '能。装一个 18 MB 的代理包，用系统服务启动，和容器里的实例出现在同一张图上。',
  },
  { question: '怎样收费？', answer: '按每小时在线的代理数计，控制面不收费；不足一百个代理的开发环境免费。' },
];

export const neighbours = [
  { href: '/yys-devops', name: '云原生 DevOps', text: '灰度的比例和回滚，由它的流水线来推。' },
  { href: '/yys-middleware', name: '云原生中间件', text: '队列和缓存里的灰度标记一路带下去。' },
  { href: '/yys-index', name: '云原生总览', text: '四层各管什么，从哪一层先上。' },
];
