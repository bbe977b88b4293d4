import { measurements } from '../../../config/measurements.ts';
import { shop } from './model.ts';

const { rule, proxy } = measurements.cloudNative;
export const instances = `${rule.instances / 10_000} 万`;

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

export const limits = [
  { value: instances, unit: '个', name: '单集群实例', condition: '2026 年 8 月压测，持续 72 小时' },
  { value: String(rule.seconds), unit: '秒', name: '规则推送到全部节点', condition: `${instances}实例，最慢的一个` },
  { value: String(proxy.delay), unit: '毫秒', name: '代理增加的时延', condition: 'P99，每秒 2,000 次调用，1 kB' },
  { value: String(proxy.memory), unit: 'MB', name: '每个代理占用内存', condition: `另加 ${proxy.cores} 核` },
  { value: '7', unit: '天', name: '调用追踪保留', condition: '默认采样 1%，错误与慢调用全采' },
];
