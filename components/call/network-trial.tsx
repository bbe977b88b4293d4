import { Slider } from '../try/controls.tsx';
import { Dashboard } from '../try/dashboard.tsx';
import { jitters, losses, type Traces } from '../try/network.ts';
import { Try } from '../try/try.tsx';
import type { TryOut } from '../try/try-out.ts';
import { Scope } from './scope.tsx';

type NetworkTrialProps = {
  /** The try-out of the page: a `dial` of `loss` and `jitter` that draws the `scope`. */
  of: TryOut;
  words: {
    tryTitle: string;
    /** What the traces show. */
    text: string;
    /** Accessible name of the dials, and the name of each. */
    label: string;
    loss: string;
    jitter: string;
  };
  readouts: Readonly<Record<string, string>>;
  traces: Traces;
  /** The network at first, and what it amounts to. */
  first: { loss: (typeof losses)[number]; jitter: (typeof jitters)[number] };
  reading: { texts: Readonly<Record<'loss' | 'jitter', string>>; status: string };
};

/** A network to turn worse in an opening, with what is sent, what arrives and what is heard. */
export function NetworkTrial({ of, words, readouts, traces, first, reading: { texts, status } }: NetworkTrialProps) {
  return (
    <Try of={of} title={words.tryTitle} look="bare" status={status}>
      <Scope title={words.text} network={first} traces={traces} />
      <Dashboard
        label={words.label}
        readouts={readouts}
        texts={texts}
        dials={
          <>
            <Slider
              label={words.loss}
              name="loss"
              max={losses.length - 1}
              defaultValue={losses.indexOf(first.loss)}
              reads={texts.loss}
            />
            <Slider
              label={words.jitter}
              name="jitter"
              max={jitters.length - 1}
              defaultValue={jitters.indexOf(first.jitter)}
              reads={texts.jitter}
            />
          </>
        }
      />
    </Try>
  );
}
