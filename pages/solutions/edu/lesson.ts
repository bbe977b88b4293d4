import { grouped, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

/** Pupils of one lesson, from a tutor's to a lecture hall's. */
export const pupils = [1, 2, 4, 6, 8, 12, 16, 30, 100, 300, 1000, 3000, 10_000] as const;
export const usual = { pupils: 6 } as const;

/** As long as the law lets an online lesson be. */
export const minutes = 30;

/** Fen of one participant's minute with video and board, of a minute on the stage of a live lesson, and of one viewer's lesson. */
export type LessonRates = { call: number; stage: number; viewer: number };
type Lesson = { pupils: number };

/** More than this many pupils watch, and are called to the stage. */
const mostOnStage = 16;
/** The teacher and six pupils. */
const liveStage = 7;

/** The kind of class that suits so many pupils: its name, who is on the stage, and how late they hear each other. */
function classOf(count: number) {
  if (count === 1) return { name: words.classes.one.name, onStage: 2, delay: words.classes.one.delay };
  if (count <= mostOnStage)
    return { name: words.classes.small.name, onStage: count + 1, delay: words.classes.small.delay };
  return { name: words.classes.large.name, onStage: liveStage, delay: words.classes.large.delay };
}

/** What a lesson costs, in fen, without the month's free minutes. */
export function costOf({ pupils: count }: Lesson, rates: LessonRates): number {
  return count <= mostOnStage
    ? Math.round((count + 1) * minutes * rates.call)
    : Math.round(liveStage * minutes * rates.stage + (count - liveStage + 1) * rates.viewer);
}

/** What the slider amounts to: texts by their names, and the status line. */
export function readLesson(lesson: Lesson, rates: LessonRates) {
  const { name, onStage, delay } = classOf(lesson.pupils);
  const texts = {
    pupils: words.classes.pupils({ count: grouped(lesson.pupils) }),
    kind: name,
    stage: onStage,
    delay,
    cost: yuan(costOf(lesson, rates)),
  };
  return { texts, status: words.classes.status({ pupils: texts.pupils, name, onStage, delay, cost: texts.cost }) };
}

const dot = ({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The class from above: the teacher, those on the stage around them, and the audience, each dot as many pupils as its note says. */
export function classPicture({ pupils: count }: Lesson): string {
  const seats = classOf(count).onStage - 1;
  const around = Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI * (seats === 1 ? 0.5 : 0.08 + (0.84 * seat) / (seats - 1));
    const reach = seats > 8 && seat % 2 ? 100 : 136;
    return dot({
      x: Math.round(190 - Math.cos(angle) * reach),
      y: Math.round(60 + Math.sin(angle) * reach),
      r: 16,
      fill: 'var(--primary)',
    });
  });
  const teacher = `${dot({ x: 190, y: 52, r: 26, fill: 'var(--warm)' })}<text x="190" y="58" font-size="18" font-weight="600" fill="#fff" text-anchor="middle">${words.classes.teacher}</text>`;
  const watching = count > mostOnStage ? count - seats : 0;
  const each = Math.ceil(watching / 200);
  const shown = Math.ceil(watching / Math.max(each, 1));
  const audience = Array.from({ length: shown }, (_, seat) =>
    dot({ x: 420 + (seat % 25) * 24, y: 24 + Math.floor(seat / 25) * 22, r: 6, fill: 'var(--accent)' }),
  );
  const note =
    watching > 0
      ? `<text x="420" y="216" font-size="22" fill="currentColor">${each > 1 ? words.classes.dots({ count: grouped(watching), each }) : words.classes.watching({ count: grouped(watching) })}</text>`
      : `<text x="420" y="120" font-size="22" fill="currentColor">${words.classes.allOnStage}</text>`;
  return `${around.join('')}${teacher}${audience.join('')}${note}`;
}
