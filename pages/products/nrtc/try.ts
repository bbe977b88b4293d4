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
import { measures, status, traces } from './words.yaml';

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
    jitter: status.milliseconds({ count: jitter }),
    score: valueAt(loss, 'score').toFixed(1),
    bare: valueAt(loss, 'bare').toFixed(1),
    rate: `${Math.round(valueAt(loss, 'rate'))} kbps`,
    delay: status.milliseconds({ count: delayOf(jitter) }),
    measure: measures[measureOf(loss)],
    picture: pictureOf(loss) ?? status.noPicture,
  };
  return {
    texts,
    status: status.whole({
      loss: texts.loss,
      jitter: texts.jitter,
      buffer: bufferOf(jitter),
      score: texts.score,
      bare: texts.bare,
    }),
  };
}
