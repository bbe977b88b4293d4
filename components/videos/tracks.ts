import type { IconName } from '../ui/icon.tsx';
import type { Video } from '../../config/calls/talks.ts';
import type { ProductCode } from '../../config/products.ts';

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
    name: '消息与短信',
    goal: '从第一条消息到十万人的聊天室。',
    icon: 'messages-square',
    ground: 'primary',
    products: ['im', 'signal', 'chatroom', 'qchat', 'sms', 'quicklogin', 'connection'],
  },
  {
    id: 'calls',
    name: '通话与课堂',
    goal: '一对一通话、会议与课堂。',
    icon: 'video',
    ground: 'night',
    products: ['netcall', 'nrtc', 'meeting', 'whiteboard', 'face'],
  },
  {
    id: 'streams',
    name: '直播与点播',
    goal: '开播、选线路与版权保护。',
    icon: 'radio',
    ground: 'warm',
    products: ['vod', 'live', 'interact', 'svod', 'liveevent', 'narrow-hd', 'video'],
  },
  {
    id: 'agents',
    name: 'AI 智能体',
    goal: '做一个能听会说、可以打断的智能体。',
    icon: 'bot',
    ground: 'accent',
    products: ['ai', 'censorship'],
  },
  {
    id: 'operations',
    name: '质量、网络与部署',
    goal: '线上质量的诊断与部署。',
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
