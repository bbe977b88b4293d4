import type { LanesProps } from '../../../components/sections/lanes.tsx';
import type { StacksProps } from '../../../components/sections/stacks.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';

const { release, left, rule, failover, ownMachines } = measurements.cloudNative;
export const machines = ownMachines.toLocaleString('en');
export const minutes = release.minutes;

/** From the top down: who works there, what is in it, and what it holds of one release. */
export const layers = [
  {
    name: '交付',
    parts: ['代码', '流水线', '制品库', '灰度发布'],
    trace: `提交后 ${release.minutes} 分钟到达全部用户`,
  },
  {
    name: '治理',
    parts: ['注册发现', '限流熔断', '全链路灰度', '调用追踪'],
    trace: `规则 ${rule.seconds} 秒到达全部节点`,
  },
  {
    name: '中间件',
    parts: ['缓存', '消息队列', '关系数据库', '检索引擎'],
    trace: `主库故障 ${failover.most} 秒内切换`,
  },
  { name: '集群', parts: ['云桥集群', '您的机房', '别家的云', '边缘节点'], trace: '同一个控制台，同一套权限' },
] as const;

/** Seconds from the commit until users meet the new version, and until all of them do. */
export const { staging: firstUsers, allUsers } = left;

/** What each layer does in the ten minutes, in seconds from the commit. */
export const morning = [
  {
    layer: '交付',
    spans: [
      { name: '构建', from: 0, to: left.build },
      { name: '测试', from: left.build, to: left.test },
      { name: '扫描', from: left.test, to: left.scan },
      { name: '签名入库', from: left.scan, to: left.artifact },
    ],
  },
  {
    layer: '治理',
    spans: [
      { name: '引 5% 的请求', from: firstUsers, to: left.fewUsers },
      { name: '引 50%', from: left.fewUsers, to: left.halfOfUsers },
      { name: '引全部', from: left.halfOfUsers, to: allUsers },
    ],
  },
  {
    layer: '中间件',
    spans: [
      { name: '影子库演练改表', from: left.build, to: left.test },
      { name: '缓存预热', from: left.artifact, to: firstUsers },
    ],
  },
  { layer: '集群', spans: [{ name: '验签，拉起新版', from: left.artifact, to: firstUsers }] },
] as const;

/** Per cent of requests that the new version answers, from which second. */
export const reach = [
  { from: 0, share: 0 },
  { from: firstUsers, share: 5 },
  { from: left.fewUsers, share: 50 },
  { from: left.halfOfUsers, share: 100 },
] as const;

/** The move, in weeks from its beginning. */
export const migration = {
  title: '九周搬迁里谁在应答请求：前八周全是老环境，第九周分四步换到新平台，老环境留到第 11 周末，步步可退',
  end: 13.3,
  moments: [
    { at: 0, when: '第 1 周', name: '评估', short: '评估' },
    { at: 2, when: '3', name: '试点', short: '试点' },
    { at: 4, when: '5', name: '双跑', short: '双跑' },
    { at: 8, when: '9', name: '切流', short: '切流' },
    { at: 9, when: '10', name: '陪跑 30 天', short: '陪跑' },
  ],
  lanes: [
    {
      name: '老环境',
      spans: [
        { from: 0, to: 9, name: '应答请求' },
        { from: 9, to: 11, name: '留着', weak: true },
      ],
      event: { at: 11, text: '要退，把入口改回来；第 11 周末下线' },
    },
    {
      name: '新平台',
      spans: [
        { from: 4, to: 8, name: '收一份复制的流量，逐笔比对', weak: true },
        { from: 8, to: 13.3, name: '应答请求' },
      ],
      event: { at: 8, text: '按 1%、10%、50%、100% 四步换过来' },
    },
    {
      name: '发布',
      spans: [{ from: 2, to: 13.3, name: '走新的交付链路' }],
      event: { at: 2, text: '先换一个能停十分钟的业务，要退就换回原来的链路' },
    },
    {
      name: '工程师',
      spans: [
        { from: 0, to: 2, name: '画出依赖与峰值' },
        { from: 9, to: 13.3, name: '待在您的值班群里' },
      ],
      event: { at: 13.2, text: '写完手册才离开' },
    },
  ],
} as const satisfies LanesProps;

const before = ['沿用 Jenkins', '沿用 Nginx', '沿用自建的 MySQL', '沿用虚拟机'];
/** Four beginnings: floors from the top down by when they are taken and how, in the order in which they are. */
export const beginnings: StacksProps = {
  title:
    '四家各从不同的一层开始：半夜发布的先上交付，互相拖累的先上治理，夜里修库的先搬中间件，机器分散的先纳管集群；其余沿用',
  stacks: [
    {
      name: '发布要等到半夜',
      order: [0, 1],
      taken: ['第 1 月，2 人：接上仓库，服务不改', '第 3 月，2 人：按版本分流，先放 5%'],
    },
    {
      name: '一个服务慢，全站都慢',
      order: [1, 0],
      taken: ['第 1 月，3 人：旁观一周，再加规则', '第 2 月，1 人：规则和代码一起评审'],
    },
    {
      name: '总在夜里修数据库',
      order: [2, 3],
      taken: ['第 1 月，2 人：协议不变，改连接地址', '第 4 月，2 人：缓存挪到库的旁边'],
    },
    {
      name: '机器散在三处',
      order: [3, 0, 1],
      taken: [
        '第 1 月，1 人：装一个代理，业务不动',
        '第 2 月，2 人：一条流水线发三处',
        '第 5 月，2 人：就近调用，坏了跨区',
      ],
    },
  ].map(({ name, order, taken }) => ({
    name,
    order,
    foot: `${order.length} 层换新，${4 - order.length} 层照旧`,
    floors: layers.map((layer, at) => {
      const [when, note] = taken[order.indexOf(at)]?.split('：') ?? [];
      return when && note ? { name: layer.name, when, note } : { name: layer.name, note: before[at]! };
    }),
  })),
};

export const limits = [
  { value: '200', unit: '个', name: '一个控制台纳管的集群', condition: '默认 20 个，可加' },
  { value: '5,000', unit: '台', name: '单集群节点', condition: '2026 年 8 月压测' },
  { value: '30', unit: '天', name: '断网后集群自治', condition: '已运行的业务不受影响' },
  { value: commitments.uptime.standard, unit: '%', name: '托管控制面的月度可用性', condition: '写在服务条款里' },
];

export const cases = [
  { when: '一台机器就跑得下', why: '容器和网格的开销大过收益，先用好备份和监控。' },
  {
    when: '只是要把通话和消息放进自己的机房',
    why: '那套安装包自带运行环境，不需要先建平台。',
    instead: { href: '/private-cloud', name: '私有化部署' },
  },
  {
    when: '只想要资源独享',
    why: '由我们运维的独立区域更省事。',
    instead: { href: '/dedicated-cloud', name: '专有云' },
  },
];

export const code = [
  {
    label: '.yunqiao/app.yml',
    language: 'yaml',
    code: `# 只写要用的层；没写的照旧，平台不碰
app: order-service
delivery:
  pipeline: .yunqiao/pipeline.yml # 和代码一起评审
traffic:
  mesh: watch # 先旁观一周，不拦截
  entry: nginx.corp.example # 入口沿用`,
  },
  {
    label: '先看，再动手',
    language: 'shell',
    code: `yunqiao plan # 只读：列出会动什么，不改任何东西
# + 交付：一条流水线，九站
# + 治理：6 个实例各加一个代理，下次发布生效
#   中间件：沿用自建的 MySQL
#   集群：沿用虚拟机

yunqiao apply
yunqiao remove traffic # 退掉一层，别的层不受影响`,
  },
] as const;

export const questions = [
  {
    question: '必须四层一起用吗？',
    answer: '不必。每一层都能接别家的上下层：流水线可以发到任何 Kubernetes，中间件可以给虚拟机用。',
  },
  {
    question: '会被绑定吗？',
    answer: '接口都是开源协议：OCI 镜像、Kubernetes 资源、Redis 与 MySQL 协议。导出脚本随控制台提供。',
  },
  { question: '老机器上的业务怎么办？', answer: '不强求进容器。虚拟机可以接流水线、接代理，和容器里的服务互相调用。' },
  { question: '出了事谁负责？', answer: '控制面与托管中间件归我们，您的集群与业务归您；边界写在合同的一张表里。' },
];

export const neighbours = [
  { href: '/service', name: '技术支持服务', text: '陪跑结束之后，谁在什么时候应答。' },
  { href: '/certification/yunyuansheng', name: '云原生能力认证', text: '第三方测了什么，有效到哪一天。' },
  { href: '/private-cloud', name: '私有化部署', text: '同一批工程师，装进断网的机房。' },
];
