import { measurements } from '../../../config/measurements.ts';
import { shop } from './model.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { rule } = measurements.cloudNative;
export const instances = words.instances({ instances: rule.instances / 10_000 });

export const code = [
  {
    label: words.sampleLabels.joining,
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
    label: words.sampleLabels.rule,
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

export const limits = filled(words.limits, { instances });
