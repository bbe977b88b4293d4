import { lines, quantityOf } from '../../../components/try/track.ts';
import type { LiveLine } from '../../../config/live-lines.ts';
import { lineOf, type Meter } from '../../../config/rules/price.ts';

export { trackWords } from './words.yaml';

/** What is counted on each line: traffic on two of them, minutes of participants on stage. */
export type Meters = Readonly<Record<LiveLine, Meter>>;

type Use = { line: number; viewers: number; meters: Meters };

/** What an hour of 720p costs for so many viewers, in fen, at the list price from the first unit on. */
export const hourOf = ({ line, viewers, meters }: Use): number =>
  lineOf(meters[lines[line]!], quantityOf({ line, viewers })).fen;
