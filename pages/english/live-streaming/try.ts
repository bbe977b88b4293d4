import { audiences, lines, metresOf, secondsOf, track } from '../../../components/try/track.ts';
import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { secondsText } from '../../../config/live-lines.ts';
import { dollars } from '../../../config/rules/dollars.ts';
import { grouped } from '../../../config/rules/price.ts';
import { hourOf, type Meters, trackWords } from './model.ts';

/** A line and an audience to choose: how far behind they are, and what an hour costs. */
export default tryOut<{ meters: Meters }>({
  name: 'live-streaming',
  start: (place, { meters }) =>
    dial({
      place,
      dials: { line: lines.map((_, at) => at), viewers: audiences },
      read: (use) => readOf({ ...use, meters }),
      picture: ({ line }) => track({ line, words: trackWords }),
    }),
});

/** What a line and an audience amount to, for the page and its script. */
export function readOf({ line, viewers, meters }: { line: number; viewers: number; meters: Meters }) {
  const texts = {
    line: trackWords.lines[line]!,
    viewers: grouped(viewers),
    seconds: `${secondsText(secondsOf(line) * 1000)} s`,
    metres: `${metresOf(line).toFixed(0)} m`,
    cost: dollars(hourOf({ line, viewers, meters })),
  };
  return {
    texts,
    status: `${texts.line}, ${texts.viewers} viewers: ${texts.seconds} behind, ${texts.cost} an hour`,
  };
}
