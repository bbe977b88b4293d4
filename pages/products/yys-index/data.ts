import type { StacksProps } from '../../../components/sections/stacks.tsx';
import { measurements } from '../../../config/measurements.ts';
import * as words from './words.yaml';

const { release, left, ownMachines } = measurements.cloudNative;
export const machines = ownMachines.toLocaleString('en');
export const minutes = release.minutes;

/** Seconds from the commit until users meet the new version, and until all of them do. */
export const { staging: firstUsers, allUsers } = left;

/** What each layer does in the ten minutes, in seconds from the commit. */
export const morning = [
  {
    layer: words.morningChart[0].layer,
    spans: [
      { name: words.morningChart[0].spans[0].name, from: 0, to: left.build },
      { name: words.morningChart[0].spans[1].name, from: left.build, to: left.test },
      { name: words.morningChart[0].spans[2].name, from: left.test, to: left.scan },
      { name: words.morningChart[0].spans[3].name, from: left.scan, to: left.artifact },
    ],
  },
  {
    layer: words.morningChart[1].layer,
    spans: [
      { name: words.morningChart[1].spans[0].name, from: firstUsers, to: left.fewUsers },
      { name: words.morningChart[1].spans[1].name, from: left.fewUsers, to: left.halfOfUsers },
      { name: words.morningChart[1].spans[2].name, from: left.halfOfUsers, to: allUsers },
    ],
  },
  {
    layer: words.morningChart[2].layer,
    spans: [
      { name: words.morningChart[2].spans[0].name, from: left.build, to: left.test },
      { name: words.morningChart[2].spans[1].name, from: left.artifact, to: firstUsers },
    ],
  },
  {
    layer: words.morningChart[3].layer,
    spans: [{ name: words.morningChart[3].spans[0].name, from: left.artifact, to: firstUsers }],
  },
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
  title: words.beginnings.title,
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
    floors: words.layers.map((layer, at) => {
      const [when, note] = taken[order.indexOf(at)]?.split('：') ?? [];
      return when && note ? { name: layer.name, when, note } : { name: layer.name, note: words.before[at]! };
    }),
  })),
};
