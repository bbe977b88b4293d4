import type { ReactNode } from 'react';
import { Mute } from '../../art/kit/mute.tsx';
import shop from '../../footage/material/shop.webp';
import { Picture } from '../../ui/picture.tsx';
import { Dawn, Seam, Streets, TwoWays, Watch } from './journeys.tsx';
import { Blackboard, Rooms, Score, Slip, Ticket } from './paper.tsx';
import { Board, Crowd, Fan, Fog, Television } from './stage.tsx';
import * as words from './words.yaml';

type Drawn = { title: string; Art: (props: object) => ReactNode };

/** What each case is about, as a thing: by the id of the case, on 960 × 540. */
const drawn: Readonly<Record<string, Drawn>> = {
  'banmu-fresh-delivery': { title: words.drawn['banmu-fresh-delivery'].title, Art: Streets },
  'dukou-bank-teller': { title: words.drawn['dukou-bank-teller'].title, Art: Slip },
  'hengmu-meeting': { title: words.drawn['hengmu-meeting'].title, Art: Dawn },
  'jiuzhe-game-voice': { title: words.drawn['jiuzhe-game-voice'].title, Art: Fog },
  'lanxi-hospital': { title: words.drawn['lanxi-hospital'].title, Art: Ticket },
  'lanzhou-bid-evaluation': { title: words.drawn['lanzhou-bid-evaluation'].title, Art: Rooms },
  'pudeng-family-tv': { title: words.drawn['pudeng-family-tv'].title, Art: Television },
  'qingcen-shared-lessons': { title: words.drawn['qingcen-shared-lessons'].title, Art: Blackboard },
  'shiyindao-voice-rooms': { title: words.drawn['shiyindao-voice-rooms'].title, Art: Crowd },
  'songjian-music-lessons': { title: words.drawn['songjian-music-lessons'].title, Art: Score },
  'wanchao-board-games': { title: words.drawn['wanchao-board-games'].title, Art: Board },
  'xiaojia-watch': { title: words.drawn['xiaojia-watch'].title, Art: Watch },
  'xuyu-talking-bear': { title: words.drawn['xuyu-talking-bear'].title, Art: Seam },
  'yinghai-overseas-rooms': { title: words.drawn['yinghai-overseas-rooms'].title, Art: TwoWays },
  'zhenxi-remote-ultrasound': { title: words.drawn['zhenxi-remote-ultrasound'].title, Art: Fan },
};

/** What is shown as a picture. */
const pictured = {
  'zhixiang-live-shop': { ...shop, text: words.pictured['zhixiang-live-shop'].text },
} as const;
const pictureOf = (id: string) => Object.entries(pictured).find(([name]) => name === id)?.[1];

export const hasMaterial = (id: string) => Object.hasOwn(drawn, id) || Object.hasOwn(pictured, id);

type MaterialProps = {
  /** Id of the case. */
  of: string;
  /** Too small for letters: bars stand for them, and the words beside it say what it is. */
  small?: boolean;
  className?: string | undefined;
};

/** The thing a case is about, to its edges: it fills a box of any shape, and its middle stays. */
export function Material({ of, small = false, className }: MaterialProps) {
  const picture = pictureOf(of);
  if (picture)
    return (
      <Picture
        {...picture}
        text={small ? '' : picture.text}
        sizes={small ? '(min-width: 820px) 400px, 100vw' : '(min-width: 820px) 760px, 100vw'}
        early={!small}
        className={className}
      />
    );
  const { title, Art } = drawn[of]!;
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
      {...(small ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {small ? null : <title>{title}</title>}
      {small ? (
        <Mute>
          <Art />
        </Mute>
      ) : (
        <Art />
      )}
    </svg>
  );
}
