import type { IconName } from '../ui/icon.tsx';
import type { Video } from '../../config/calls/talks.ts';
import type { ProductCode } from '../../config/products.ts';
import * as words from './words.yaml';

export type Ground = 'primary' | 'night' | 'warm' | 'accent' | 'slate';

/** What belongs together when one learns: products that a project meets side by side. */
export type Track = {
  /** Part of the address of its place on a page. */
  id: string;
  name: string;
  /** What a viewer can do afterwards. */
  goal: string;
  icon: IconName;
  ground: Ground;
  products: readonly ProductCode[];
};

export const tracks: readonly Track[] = [
  {
    id: 'messages',
    name: words.tracks[0].name,
    goal: words.tracks[0].goal,
    icon: 'messages-square',
    ground: 'primary',
    products: ['im', 'signal', 'chatroom', 'qchat', 'sms', 'quicklogin', 'connection'],
  },
  {
    id: 'calls',
    name: words.tracks[1].name,
    goal: words.tracks[1].goal,
    icon: 'video',
    ground: 'night',
    products: ['netcall', 'nrtc', 'meeting', 'whiteboard', 'face'],
  },
  {
    id: 'streams',
    name: words.tracks[2].name,
    goal: words.tracks[2].goal,
    icon: 'radio',
    ground: 'warm',
    products: ['vod', 'live', 'interact', 'svod', 'liveevent', 'narrow-hd', 'video'],
  },
  {
    id: 'agents',
    name: words.tracks[3].name,
    goal: words.tracks[3].goal,
    icon: 'bot',
    ground: 'accent',
    products: ['ai', 'censorship'],
  },
  {
    id: 'operations',
    name: words.tracks[4].name,
    goal: words.tracks[4].goal,
    icon: 'gauge',
    ground: 'slate',
    products: [
      'compass',
      'wecan',
      'private-cloud',
      'dedicated-cloud',
      'all-in-one',
      'global',
      'cloud-native',
      'service',
    ],
  },
];

const levels: readonly Video['level'][] = ['入门', '进阶'];

/** Whether a lesson needs no other one before it. */
export const isIntroduction = ({ level }: Pick<Video, 'level'>) => level === '入门';

/** Lessons of each track in the order to learn them: the easy ones first, and of those the products in their own order. Tracks without lessons are left out. */
export function tracksOf(videos: readonly Video[]): { track: Track; lessons: readonly Video[] }[] {
  return tracks
    .map((track) => {
      const place = ({ level, product }: Video) => levels.indexOf(level) * 100 + track.products.indexOf(product);
      const lessons = videos
        .filter(({ product }) => track.products.includes(product))
        .sort((a, b) => place(a) - place(b));
      return { track, lessons };
    })
    .filter(({ lessons }) => lessons.length > 0);
}
