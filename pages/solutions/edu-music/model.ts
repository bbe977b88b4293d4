import { scoreStatus, type treatments } from './words.yaml';

export { treatments } from './words.yaml';
export type Treatment = (typeof treatments)[number]['id'];

/** Two bars as they are played: where on the staff (steps above its lowest line), how loud in decibels below full scale, seconds of sound. */
const notes = [
  { step: 0, dynamic: 'pp', level: -42, tail: 1.1 },
  { step: 2, dynamic: '', level: -38, tail: 1.1 },
  { step: 4, dynamic: '', level: -33, tail: 1.2 },
  { step: 6, dynamic: 'mf', level: -26, tail: 1.3 },
  { step: 5, dynamic: '', level: -23, tail: 1.4 },
  { step: 7, dynamic: '', level: -20, tail: 1.5 },
  { step: 8, dynamic: 'ff', level: -14, tail: 2.6 },
  { step: 1, dynamic: 'p', level: -36, tail: 2.4 },
] as const;

/** Where automatic gain pulls every level to, and how much of the difference it leaves. */
const target = -23;
const left = 0.2;
/** Seconds of even sound after which a noise filter takes it for noise. */
const patience = 0.3;

type Note = { level: number; tail: number };
const received = ({ level, tail }: Note, on: ReadonlySet<Treatment>): Note => ({
  level: on.has('gain') ? target + (level - target) * left : level,
  tail: on.has('noise') ? Math.min(tail, patience) : tail,
});

export function reading(on: ReadonlySet<Treatment>) {
  const heard = notes.map((note) => received(note, on));
  const levels = heard.map(({ level }) => level);
  return {
    range: Math.round(Math.max(...levels) - Math.min(...levels)),
    tail: Math.max(...heard.map(({ tail }) => tail)).toFixed(1),
    band: on.has('band') ? 8 : 20,
  };
}

export function statusOf(on: ReadonlySet<Treatment>): string {
  const { range, tail, band } = reading(on);
  return scoreStatus({ range, tail, band });
}

/** The two bars and below each note the sound that arrives: height is loudness, length is the tail, lines within are overtones. */
export function score(on: ReadonlySet<Treatment>, view: string): string {
  const narrow = view === 'narrow';
  const shown = narrow ? notes.slice(3, 7) : notes;
  const [width, left0, pitch] = narrow ? [358, 62, 76] : [1200, 110, 134];
  const size = narrow ? 15 : 19;
  const lines = [0, 1, 2, 3, 4].map((line) => `M0 ${40 + line * 16}H${width}`).join('');
  const bar = narrow ? `M${width - 1} 40v64` : `M${left0 + pitch * 3.62} 40v64M${width - 1} 40v64`;
  const heads = shown.map((note, index) => {
    const x = left0 + index * pitch;
    const y = 104 - note.step * 8;
    const { level, tail } = received(note, on);
    const height = (level + 50) * 3.4;
    const length = Math.min(tail / 2.6, 1) * (pitch - 10);
    const overtones = on.has('band') ? 2 : 5;
    const within = Array.from({ length: overtones }, (_, line) => {
      const part = (line + 1) / 6;
      return `M${x - 8} ${(290 - height * part).toFixed(1)}l${(length * (1 - part)).toFixed(1)} 0`;
    }).join('');
    const mark = note.dynamic
      ? `<text x="${x}" y="134" font-size="${size}" font-style="italic" font-weight="700" fill="currentColor" text-anchor="middle">${note.dynamic}</text>`
      : '';
    return `<ellipse cx="${x}" cy="${y}" rx="11" ry="8" transform="rotate(-18 ${x} ${y})" fill="currentColor"/><path d="M${x + 10} ${y - 3}v-46" stroke="currentColor" stroke-width="2.5"/>${mark}<path d="M${x - 8} 290V${(290 - height).toFixed(1)}L${(x - 8 + length).toFixed(1)} 290Z" fill="var(--tint)" fill-opacity=".22" stroke="var(--tint)" stroke-width="2" stroke-linejoin="round"/><path d="${within}" stroke="var(--tint)" stroke-width="1.5"/>`;
  });
  return `<path d="${lines}${bar}" stroke="currentColor" stroke-opacity=".55" stroke-width="1.5"/><path d="M0 290H${width}" stroke="var(--muted)"/>${heads.join('')}`;
}
