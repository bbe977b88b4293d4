import { after } from './clock.ts';
import { type Machine, type Run, startRun, step, textsOf } from './machine.ts';
import { fill, marked, part } from './parts.ts';
import type { TryPlace } from './try-out.ts';

type StepperOptions<State extends string, Event extends string> = {
  place: TryPlace;
  machine: Machine<State, Event>;
  from: State;
  /** The status, from the state and the log. */
  status: (run: Run<State>) => string;
  onStep?: (run: Run<State>) => void;
};

/**
 * A state machine that visitors drive, and the log of what happened. What it needs of the picture: buttons `data-event`, of which those
 * that mean nothing now are disabled; the button `data-wait`, which lets the time pass until something happens by itself; `StepLog`;
 * elements `data-state`, marked `aria-current="step"` while one of their states lasts. The stage carries the state as `data-now`.
 */
export function stepper<State extends string, Event extends string>({
  place: { stage, say, signal },
  machine,
  from,
  status,
  onStep,
}: StepperOptions<State, Event>): void {
  const log = marked(stage, 'log');
  const wait = stage.querySelector<HTMLButtonElement>('[data-wait]');
  const buttons = [...stage.querySelectorAll<HTMLButtonElement>('[data-event]')];
  let run = startRun(from);
  let waiting = new AbortController();
  /** Milliseconds that were skipped rather than waited for. */
  let skipped = 0;
  let began: number | null = null;
  const now = () => (began === null ? 0 : Math.round(performance.now() - began) + skipped);

  const happen = (event: Event, at = now()) => {
    const next = step({ machine, run, event, at });
    if (!next) return;
    if (began === null) log.replaceChildren();
    began ??= performance.now();
    for (const entry of next.log.slice(run.log.length)) {
      const line = part(stage, 'entry');
      fill(line, textsOf(entry));
      line.dataset['by'] = entry.by;
      log.append(line);
    }
    const frame = log.parentElement!;
    frame.scrollTop = frame.scrollHeight;
    run = next;
    show();
    onStep?.(run);
  };

  const show = () => {
    waiting.abort();
    waiting = new AbortController();
    signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
    const focused = document.activeElement as HTMLButtonElement | null;
    const { on, after: timer } = machine[run.state];
    for (const button of buttons) button.disabled = !(button.dataset['event']! in on);
    for (const element of stage.querySelectorAll<HTMLElement>('[data-state]')) {
      if (element.dataset['state']!.split(' ').includes(run.state)) element.setAttribute('aria-current', 'step');
      else element.removeAttribute('aria-current');
    }
    if (wait) wait.disabled = !timer;
    // A button that was pressed and is disabled now gives the focus to the next thing that can be done.
    if (focused?.disabled && stage.contains(focused)) (buttons.find(({ disabled }) => !disabled) ?? wait)?.focus();
    stage.dataset['now'] = run.state;
    // Before anything happens, log and status tell of the run that the page shows.
    if (began !== null) say(status(run));
    if (timer) after(timer.milliseconds, () => happen(timer.event, run.since + timer.milliseconds), waiting.signal);
  };

  for (const button of buttons)
    button.addEventListener('click', () => happen(button.dataset['event'] as Event), { signal });
  wait?.addEventListener(
    'click',
    () => {
      const { after: timer } = machine[run.state];
      if (!timer) return;
      const at = run.since + timer.milliseconds;
      skipped += Math.max(0, at - now());
      happen(timer.event, at);
    },
    { signal },
  );
  show();
}
