import type { ReactNode } from 'react';
import { Mute } from '../../art/kit/mute.tsx';
import shop from '../../footage/material/shop.webp';
import { Picture } from '../../ui/picture.tsx';
import { Dawn, Seam, Streets, TwoWays, Watch } from './journeys.tsx';
import { Blackboard, Rooms, Score, Slip, Ticket } from './paper.tsx';
import { Board, Crowd, Fan, Fog, Television } from './stage.tsx';

type Drawn = { title: string; Art: (props: object) => ReactNode };

/** What each case is about, as a thing: by the id of the case, on 960 × 540. */
const drawn: Readonly<Record<string, Drawn>> = {
  'banmu-fresh-delivery': { title: '骑手穿过街区到顾客门口，双方看到的都是中间号', Art: Streets },
  'dukou-bank-teller': { title: '一张办妥的业务凭证，盖着 9 分钟的章', Art: Slip },
  'hengmu-meeting': { title: '早上七点四十，海上平台的起重机与日出', Art: Dawn },
  'jiuzhe-game-voice': { title: '雾里的地图，右前方十二米有人说话', Art: Fog },
  'lanxi-hospital': { title: '一张候诊票，等候由 41 分钟降到 4 分钟', Art: Ticket },
  'lanzhou-bid-evaluation': { title: '五间互不相见的评审室，只有监督席看得到全部', Art: Rooms },
  'pudeng-family-tv': { title: '电视上只有一个焦点框，框着确认', Art: Television },
  'qingcen-shared-lessons': { title: '黑板上划着正字：五百节课，没准时开的十二节', Art: Blackboard },
  'shiyindao-voice-rooms': { title: '八个麦位围成一圈，外面坐着四千二百人', Art: Crowd },
  'songjian-music-lessons': { title: '两小节琴谱，实际的踏板比谱上早了半拍', Art: Score },
  'wanchao-board-games': { title: '一盘棋，六个开着麦的人围着它', Art: Board },
  'xiaojia-watch': { title: '手表表盘，十分钟视频用去电量环上的百分之四', Art: Watch },
  'xuyu-talking-bear': { title: '熊身上的一道缝线：孩子说话，停顿，再说，熊答', Art: Seam },
  'yinghai-overseas-rooms': { title: '利雅得到雅加达，绕欧洲的旧路与直达的新路', Art: TwoWays },
  'zhenxi-remote-ultrasound': { title: '超声扇面上，探头往头侧偏五度', Art: Fan },
};

/** What is shown as a picture. */
const pictured = {
  'zhixiang-live-shop': { ...shop, text: '直播间的一帧：亚麻长裙、价签与虚化的店面' },
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
