import { median, type Samples, type Side } from './samples.ts';
import { far, type Task, tasks } from './tasks.ts';
import type { Trial } from './trial.ts';
import type { Frame } from './trial-project.ts';

/** Something a build shall be fast or small enough for. */
export type Target = { name: string; found: number; limit: number; unit: string };

/** Seconds of a task of ours, round by round. */
const rounds = (samples: Samples, task: Task) => samples.of(tasks[task], 'ours').map((run) => run.wall);
const wall = (samples: Samples, task: Task) => median(rounds(samples, task));

/** A task to another one of the same round. */
function to(samples: Samples, task: Task, other: Task): number {
  const others = rounds(samples, other);
  return median(rounds(samples, task).map((seconds, round) => seconds / others[round]!));
}

/** How much longer one task takes than another of the same round. */
function more(samples: Samples, task: Task, than: Task): number {
  const others = rounds(samples, than);
  return median(rounds(samples, task).map((seconds, round) => seconds - others[round]!));
}

/** A build that fetches and renders, compared with the longer of fetching everything and rendering everything from cached responses. */
function overlap(samples: Samples): number {
  const [fetching, rendering] = [rounds(samples, 'slowUnchanged'), rounds(samples, 'offline')];
  return median(
    rounds(samples, 'slow').map((seconds, round) => seconds / Math.max(fetching[round]!, rendering[round]!)),
  );
}

/** Ours to a way of Hugo's, which does the same `as`. */
function ratio(samples: Samples, { task, side, as = task }: { task: Task; side: Side; as?: Task }): number | null {
  const theirs = samples.of(tasks[as], side);
  const ours = samples.of(tasks[task], 'ours');
  return theirs.length === 0 ? null : median(theirs.map((run, round) => ours[round]!.wall / run.wall));
}

/** A cold build to one of Hugo with `partialCached`: header and footer are made once by both. */
const coldLimit = ({ articles, frame }: { articles: number; frame: Frame }) =>
  articles >= 10_000 ? 0.55 : frame === 'full' ? 1 : 1.1;

/** What is aimed at and what was found, as far as the trials can tell. */
export function targetsOf({ trials, frame }: { trials: readonly Trial[]; frame: Frame }): Target[] {
  const targets: Target[] = [];
  const add = (name: string, found: number | null, limit: number, unit: string) => {
    if (found !== null) targets.push({ name, found, limit, unit });
  };
  const peaks = new Map<number, number>();
  for (const { articles, samples } of trials) {
    const of = `${articles.toLocaleString('en')} articles`;
    const isMeasured = (task: Task) => samples.of(tasks[task], 'ours').length > 0;
    if (articles >= 1_000)
      add(
        `${of}, cold, to Hugo with partialCached`,
        ratio(samples, { task: 'cold', side: 'Hugo, partialCached' }),
        coldLimit({ articles, frame }),
        '×',
      );
    if (isMeasured('compressed'))
      add(`${of}, cold, with .gz and .br, to cold without`, to(samples, 'compressed', 'cold'), 1.4, '×');
    if (articles === 1_000) add(`${of}, nothing changed`, wall(samples, 'unchanged'), 1, 's');
    if (articles === 1_000) add(`${of}, nothing changed, update times trusted`, wall(samples, 'trusted'), 0.5, 's');
    if (articles >= 10_000)
      add(
        `${of}, nothing changed, update times trusted, to Hugo with partialCached`,
        ratio(samples, { task: 'trusted', side: 'Hugo, partialCached', as: 'unchanged' }),
        0.2,
        '×',
      );
    if (articles < 100_000) {
      add(`${of}, one article changed, more than nothing changed`, more(samples, 'changed', 'unchanged'), 0.3, 's');
      add(
        `${of}, one article changed, more than nothing changed, update times trusted`,
        more(samples, 'trustedChanged', 'trusted'),
        0.3,
        's',
      );
    } else {
      add(`${of}, nothing changed, update times trusted`, wall(samples, 'trusted'), 10, 's');
      add(`${of}, one article changed, update times trusted`, wall(samples, 'trustedChanged'), 15, 's');
    }
    if (isMeasured('slow'))
      add(
        `${of}, API latency of ${far.latency} ms, to the longer of fetching and rendering`,
        overlap(samples),
        1.15,
        '×',
      );
    peaks.set(articles, median(samples.of(tasks.cold, 'ours').map((run) => run.peak)));
  }
  const [ten, hundred] = [peaks.get(10_000), peaks.get(100_000)];
  if (hundred !== undefined) add('100,000 articles, memory', hundred / 1e6, 450, 'MB');
  if (ten !== undefined && hundred !== undefined)
    add('100,000 articles, memory to that of 10,000', hundred / ten, 1.5, '×');
  return targets;
}
