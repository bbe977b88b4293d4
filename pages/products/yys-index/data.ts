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
      name: words.moves.releases.name,
      order: [0, 1],
      taken: [words.moves.releases.taken[0], words.moves.releases.taken[1]],
    },
    {
      name: words.moves.slow.name,
      order: [1, 0],
      taken: [words.moves.slow.taken[0], words.moves.slow.taken[1]],
    },
    {
      name: words.moves.databases.name,
      order: [2, 3],
      taken: [words.moves.databases.taken[0], words.moves.databases.taken[1]],
    },
    {
      name: words.moves.scattered.name,
      order: [3, 0, 1],
      taken: [words.moves.scattered.taken[0], words.moves.scattered.taken[1], words.moves.scattered.taken[2]],
    },
  ].map(({ name, order, taken }) => ({
    name,
    order,
    foot: words.moves.foot({ renewed: order.length, kept: 4 - order.length }),
    floors: words.layers.map((layer, at) => {
      const [when, note] = taken[order.indexOf(at)]?.split('：') ?? [];
      return when && note ? { name: layer.name, when, note } : { name: layer.name, note: words.before[at]! };
    }),
  })),
};
