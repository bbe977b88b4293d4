import { Slider } from '../try/controls.tsx';
import { Dashboard } from '../try/dashboard.tsx';
import { audiences, lines, type TrackWords } from '../try/track.ts';
import { Try } from '../try/try.tsx';
import type { TryOut, TryProps } from '../try/try-out.ts';
import { Race } from './race.tsx';

type RaceTrialProps<Given extends TryProps> = {
  /** The try-out of the page, a `dial` of `line` and `viewers` that draws the `track`, and what its script gets. */
  of: TryOut<Given>;
  props: Given;
  words: {
    tryTitle: string;
    /** What the track shows. */
    text: string;
    /** Accessible name of the dials, and the name of each. */
    label: string;
    line: string;
    viewers: string;
    readouts: Readonly<Record<string, string>>;
  };
  trackWords: TrackWords;
  /** The line and the audience at first, and what they amount to. */
  first: { line: number; viewers: number };
  reading: { texts: Readonly<Record<'line' | 'viewers', string>>; status: string };
};

/** A finish in an opening, with the line and the audience to choose. */
export function RaceTrial<Given extends TryProps>({
  of,
  props,
  words,
  trackWords,
  first,
  reading: { texts, status },
}: RaceTrialProps<Given>) {
  return (
    <Try of={of} title={words.tryTitle} look="bare" status={status} props={props}>
      <Race title={words.text} line={first.line} words={trackWords} />
      <Dashboard
        label={words.label}
        readouts={words.readouts}
        texts={texts}
        dials={
          <>
            <Slider
              label={words.line}
              name="line"
              max={lines.length - 1}
              defaultValue={first.line}
              reads={texts.line}
            />
            <Slider
              label={words.viewers}
              name="viewers"
              max={audiences.length - 1}
              defaultValue={audiences.indexOf(first.viewers)}
              reads={texts.viewers}
            />
          </>
        }
      />
    </Try>
  );
}
