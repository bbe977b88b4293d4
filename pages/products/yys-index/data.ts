import type { StacksProps } from '../../../components/sections/stacks.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { layers, before } from './words.yaml';

const { release, left, ownMachines } = measurements.cloudNative;
export const machines = ownMachines.toLocaleString('en');
export const minutes = release.minutes;

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
