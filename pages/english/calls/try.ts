import {
  delayOf,
  jitters,
  losses,
  type Measure,
  measureOf,
  pictureOf,
  scope,
  type Traces,
  valueAt,
} from '../../../components/try/network.ts';
import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';

export const traces: Traces = ['Sent', 'Arrived', 'Heard'];

const measures: Readonly<Record<Measure, string>> = {
  conceal: 'Conceals gaps',
  resend: 'Resends',
  redundancy: 'Adds copies',
  correction: 'Adds parity',
};

/** Loss and jitter to turn up: what arrives, what is heard, and what the engine does about it. */
export default tryOut({
  name: 'calls',
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
    jitter: `${jitter} ms`,
    score: valueAt(loss, 'score').toFixed(1),
    bare: valueAt(loss, 'bare').toFixed(1),
    delay: `${delayOf(jitter)} ms`,
    measure: measures[measureOf(loss)],
    picture: pictureOf(loss) ?? 'Paused',
  };
  return {
    texts,
    status: `${texts.loss} loss, ${texts.jitter} jitter: speech scores ${texts.score} of 5, and ${texts.bare} without repair`,
  };
}
