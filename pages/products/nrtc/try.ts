import {
  bufferOf,
  delayOf,
  jitters,
  losses,
  measureOf,
  pictureOf,
  scope,
  valueAt,
} from '../../../components/try/network.ts';
import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { traces, measures } from './words.yaml';

export { traces } from './words.yaml';

/** Loss and jitter to turn up: what arrives, what is heard, what the engine does about it. */
export default tryOut({
  name: 'nrtc',
  start: (place) =>
    dial({
      place,
      dials: { loss: losses, jitter: jitters },
      read: readOf,
      picture: (network) => scope({ ...network, traces }),
    }),
});

/** What a network amounts to, for the page and its script. */
export function readOf({ loss, jitter }: { loss: number; jitter: number }) {
  const texts = {
    loss: `${loss}%`,
    jitter: `${jitter} 毫秒`,
    score: valueAt(loss, 'score').toFixed(1),
    bare: valueAt(loss, 'bare').toFixed(1),
    rate: `${Math.round(valueAt(loss, 'rate'))} kbps`,
    delay: `${delayOf(jitter)} 毫秒`,
    measure: measures[measureOf(loss)],
    picture: pictureOf(loss) ?? '停画面',
  };
  return {
    texts,
    status: `丢包 ${texts.loss}，抖动 ${texts.jitter}：缓冲 ${bufferOf(jitter)} 毫秒，听感 ${texts.score} 分；不补救只有 ${texts.bare} 分`,
  };
}
