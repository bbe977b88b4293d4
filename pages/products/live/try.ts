import { audiences, lines, metresOf, secondsOf, track } from '../../../components/try/track.ts';
import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { secondsText } from '../../../config/live-lines.ts';
import { grouped, roundYuan } from '../../../config/rules/price.ts';
import { hourOf, type Meters, trackWords } from './model.ts';
import { trackStatus as says } from './words.yaml';

/** A line and an audience to choose: how far behind they are, and what an hour costs. */
export default tryOut<{ meters: Meters }>({
  name: 'live',
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
  const seconds = secondsText(secondsOf(line) * 1000);
  const cost = roundYuan(Math.round(hourOf({ line, viewers, meters }) / 100) * 100);
  const texts = {
    line: trackWords.lines[line]!,
    viewers: says.viewers({ viewers: grouped(viewers) }),
    seconds: says.seconds({ seconds }),
    metres: says.metres({ metres: metresOf(line).toFixed(0) }),
    cost,
  };
  return {
    texts,
    status: says.status({ line: texts.line, viewers: texts.viewers, seconds, cost }),
  };
}
