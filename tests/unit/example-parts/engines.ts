import { canvas } from '../../../components/try/canvas.ts';
import { composer } from '../../../components/try/composer.ts';
import { devices } from '../../../components/try/devices.ts';
import { divider } from '../../../components/try/divider.ts';
import { lint } from '../../../components/try/lint.ts';
import type { Machine } from '../../../components/try/machine.ts';
import { map } from '../../../components/try/map.ts';
import { marked } from '../../../components/try/parts.ts';
import { seats } from '../../../components/try/seats.ts';
import { openSound } from '../../../components/try/sound.ts';
import { stepper } from '../../../components/try/stepper.ts';
import type { TryOut } from '../../../components/try/try-out.ts';

type Start = TryOut['start'];

/** `<button data-event="call">`, `<button data-wait>`, `StepLog`, elements `data-state="idle"`. */
type State = 'idle' | 'ringing';
const phone: Machine<State, 'call' | 'end'> = {
  idle: { on: { call: { to: 'ringing', log: [{ by: 'caller', what: 'invite' }] } } },
  ringing: {
    on: { end: { to: 'idle', log: [{ by: 'server', what: 'cancel' }] } },
    after: { milliseconds: 30_000, event: 'end' },
  },
};
export const stepping: Start = (place) =>
  stepper({ place, machine: phone, from: 'idle', status: ({ state }) => state });

/** Two renderings, one above the other, and the handle between them. */
export const dividing: Start = (place) =>
  divider({ place, read: (percent) => ({ texts: { share: percent }, status: `${percent}%` }) });

/** `BoardTools` and the board. */
export const drawing: Start = (place) =>
  canvas({ place, onStroke: ({ sampled, kept }) => place.say(`${kept} / ${sampled}`) });

/** A field for the text, messages and receipts as templates. */
export const writing: Start = (place) =>
  composer({
    place,
    receipts: () => [{ after: 300, name: 'delivered', text: '已送达' }],
    reply: ({ number }) => (number === 1 ? { after: 1200, texts: { text: '收到' } } : null),
  });

/** A press, because browsers are silent before one. */
export const speaking: Start = ({ stage, signal }) =>
  marked(stage, 'speak').addEventListener(
    'click',
    () => openSound()?.speak({ bars: [0.2, 0.8, 0.4], voice: { pitch: 140, brightness: 1 } }),
    { signal },
  );

/** `MapPoint`s, and a `Choice` for each end. */
export const finding: Start = (place) =>
  map({
    place,
    between: ([from, to]) => ({ texts: { from, to }, status: `${from} → ${to}`, picture: '<path d="M0 0L9 9" />' }),
  });

/** Buttons `data-seat` with a `data-person`, and options named `layout`. */
export const seating: Start = (place) =>
  seats({ place, read: (taken, layout) => ({ status: `${layout}: ${Object.values(taken).filter(Boolean).length}` }) });

/** `DeviceCheck` has the elements; nothing is recorded. */
export const checking: Start = (place) => {
  const [cameras, microphones] = place.stage.querySelectorAll('select');
  const media = devices({
    place,
    video: marked<HTMLVideoElement>(place.stage, 'preview'),
    cameras: cameras!,
    microphones: microphones!,
    measured: ({ sound }) => place.say(`${sound?.level ?? 0} dB`),
  });
  marked(place.stage, 'open').addEventListener('click', () => void media.open(), { signal: place.signal });
};

/** `Linter` has the elements. */
export const correcting: Start = (place) =>
  lint({
    place,
    bounded: (text) => text.slice(0, 1000),
    check: (text) =>
      text.includes('  ')
        ? [{ id: 'spaces', field: '', verdict: 'two spaces', from: text.indexOf('  '), to: text.indexOf('  ') + 2 }]
        : [],
    fixed: (text) => text.replace(/ +/g, ' '),
    summary: (found) => `${found.length}`,
    copies: { text: (text) => text },
    shared: () => null,
  });
