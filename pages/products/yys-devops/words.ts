import { measurements } from '../../../config/measurements.ts';

export const { release } = measurements.cloudNative;

/** Minutes of each part of the first build and of those after it; the sums are those of the release. */
export const builds = [
  { name: '拉依赖', first: 1.9, next: 0.1 },
  { name: '编译', first: 2.4, next: 0.7 },
  { name: '测试', first: 1.8, next: 1 },
  { name: '打包', first: 0.4, next: 0.4 },
];

export const readouts = { at: '发现于', found: '发现了什么', users: '见过新版的用户', back: '退回' };

export const pipeline = `stages:
  - build:   { template: java-17, cache: maven }
  - test:    { parallel: 8, flaky: quarantine }
  - scan:    { fail_on: high }
  - release:
      strategy: gray
      steps: [5%, 50%, 100%]
      hold: 60s
      rollback_if:
        - error_rate > 0.5%
        - p99 > 1.3 * baseline
        - custom: pay_success < 98%`;

export const turning = [
  { at: '07:30', level: 'info', from: '灰度', text: '订单 3.1.0 → 5%，6 个实例中的 1 个' },
  {
    at: '08:50',
    level: 'warn',
    from: '比对',
    text: '错误率 0.9%，同一时刻的旧版 0.1%',
    remark: '与同时在跑的旧版比，不与昨天比：大促和故障不会混在一起。',
  },
  { at: '08:50', level: 'error', from: '规则', text: '连续 3 个窗口 error_rate > 0.5%，触发退回' },
  {
    at: '08:51',
    level: 'info',
    from: '网关',
    text: '新版实例摘流，在途请求 41 个，等它们做完',
    remark: '旧版从未下线，退回只是改流量。',
  },
  { at: '09:10', level: 'good', from: '灰度', text: '全部流量回到 3.0.4，影响 212 次请求' },
  { at: '09:11', level: 'info', from: '通知', text: '@提交者 @评审者，附首个出错请求的追踪与差异代码' },
] as const;

/** Of a thousand runs that failed, how many each station stopped, and by what. */
export const stops = [
  { name: '提交', count: 96, note: '两人评审，拒绝强推，密钥进了提交就拦' },
  { name: '构建', count: 402, note: '八种语言有模板；每次一台新容器，用完销毁' },
  { name: '测试', count: 318, note: '两次结果不同的用例自动隔离，两周不修就提醒' },
  { name: '扫描', count: 57, note: '依赖里的高危漏洞' },
  { name: '制品', count: 12, note: '签名不符，生产集群不收' },
  { name: '预发', count: 61, note: '改表在影子库演练，超过五分钟改走在线变更' },
  { name: '灰度 5%', count: 38, note: '与同一时刻的旧版比' },
  { name: '灰度 50%', count: 11, note: '同上，延迟要到这时才显出来' },
  { name: '全量', count: 5, note: '业务指标，如支付成功率' },
];

export const columns = [{ name: '开发' }, { name: '测试' }, { name: '预发' }, { name: '生产' }];
export const rights = [
  { name: '提交者', cells: ['部署', '部署', '看日志', '看图表'] },
  { name: '测试', cells: ['看日志', '部署、改数据', '部署', '看图表'] },
  { name: '服务负责人', cells: ['部署', '部署', '部署', '发布、退回'] },
  { name: '值班员', note: '当班期间', cells: ['看日志', '看日志', '看日志', '只能退回'] },
  { name: '流水线自己', cells: ['部署', '部署', '部署', '按规则退回'] },
];

export const limits = [
  { value: '8', unit: '种', name: '语言模板', condition: '其他语言自带镜像' },
  { value: '60', unit: '分钟', name: '单次流水线', condition: '更长的任务拆成夜间批次' },
  { value: '20', unit: '条', name: '同时运行', condition: '默认配额，可加' },
  { value: '20', unit: '秒', name: '灰度中退回', condition: '长连接服务另加排空时间' },
  { value: '180', unit: '天', name: '制品与记录保留', condition: '线上在用的版本不清理' },
];

export const cases = [
  { when: '一季度才发一次固件或客户端', why: '灰度要能随时换实例，装进手机和设备的版本收不回来。' },
  {
    when: '内网完全断开，代码不能出机房',
    why: '这套流水线在云上；内网版随离线包交付。',
    instead: { href: '/private-cloud', name: '私有化部署' },
  },
  {
    when: '发布没问题，慢在服务互相拖累',
    why: '退回版本治不了依赖。',
    instead: { href: '/yys-microservice', name: '云原生微服务' },
  },
];

export const steps = [
  { title: '连代码仓库', text: '识别语言，生成一份能跑的流水线。' },
  { title: '接一个环境', text: '集群凭证、虚拟机或我们托管的命名空间。' },
  { title: '故意发一个坏版本', text: '在示范商城里看它走到 5% 又自己退回来。' },
];

export const questions = [
  {
    question: '现有的 Jenkins 任务怎么办？',
    answer: '先原样当作一个站点调用，日志和产物收进来；再按模块逐个换成模板，通常一个月换完。',
  },
  {
    question: '长连接服务也能 20 秒退回吗？',
    answer: '新连接 20 秒内回到旧版，已建立的按您设的上限排空，默认 10 分钟。',
  },
  {
    question: '谁能绕过流程紧急发布？',
    answer: '服务负责人加一名值班员双人确认，跳过的站点会记名，事后 24 小时内补跑。',
  },
  { question: '怎样收费？', answer: '按构建分钟数，每月前 1,800 分钟不计；自带执行机只收每台的管理费。' },
];

export const neighbours = [
  { href: '/yys-microservice', name: '云原生微服务', text: '灰度到某个用户、某家商户，由它分流。' },
  { href: '/yys-middleware', name: '云原生中间件', text: '测试环境的库和队列随流水线起落。' },
  { href: '/compass', name: '数据罗盘', text: '通话业务的退回条件可以取自质量分。' },
];
