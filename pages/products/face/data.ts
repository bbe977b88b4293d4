import { type Dial, effects } from './model.ts';
import * as words from './words.yaml';

const whole = (...of: Dial[]) => of.reduce((sum, dial) => sum + effects[dial].cost, 0);
/** Milliseconds of each family at full strength; of the background, those that are left when every second frame is enough. */
export const families = [
  words.effects[0],
  { ...words.effects[1], ms: whole('smooth', 'white') },
  { ...words.effects[2], ms: whole('slim', 'eyes') },
  words.effects[3],
  words.effects[4],
  { ...words.effects[5], ms: whole('background'), halved: true },
] as const;

/** Milliseconds a frame over the minutes of a hot phone: throttled at 8, stepped down two seconds later and at 12, restored at 19. */
export const heat = [
  [0, 5.8],
  [5, 5.9],
  [7.4, 6.6],
  [8, 9.6],
  [8.1, 6.9],
  [11, 7.3],
  [11.9, 7.9],
  [12, 6.4],
  [16, 6.1],
  [19, 5.8],
  [19.1, 6.2],
  [20, 6.2],
] as const;
