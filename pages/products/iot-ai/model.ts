import { widthOf } from '../../../components/art/kit/measure.ts';
import * as words from './words.yaml';

type ModuleName = keyof typeof words.modules;
type Module = { id: ModuleName; name: string; kB: number };
const moduleOf = (id: ModuleName, kB: number): Module => ({ id, name: words.modules[id], kB });

/** What runs on the chip, in the order in which it is given memory. */
export const modules = [
  moduleOf('secure', 34),
  moduleOf('codec', 68),
  moduleOf('buffer', 48),
  moduleOf('echo', 62),
  moduleOf('wake', 74),
] as const;
const noise = moduleOf('noise', 58);
const [secure, codec, buffer, echo] = modules;

/** Half of the buffer is enough where the network does not pause. */
const halved: Module = { ...buffer, kB: buffer.kB / 2 };

const sum = (parts: readonly Module[]) => parts.reduce((total, { kB }) => total + kB, 0);

/** From the fullest to the least; the first that fits is what runs. */
const fits = [
  { parts: [...modules, noise], verdict: words.verdicts[0] },
  { parts: modules, verdict: words.verdicts[1] },
  { parts: modules.map((part) => (part === buffer ? halved : part)), verdict: words.verdicts[2] },
  { parts: [secure, codec, halved, echo], verdict: words.verdicts[3] },
  { parts: [secure, codec, halved], verdict: words.verdicts[4] },
] as const satisfies readonly { parts: readonly Module[]; verdict: string }[];

export const frees = [96, 128, 160, 192, 224, 256, 288, 320, 352, 384];

/** From the child's last syllable to the toy's first, at the median. */
const turn: readonly (readonly [name: keyof typeof words.turn.steps, milliseconds: number])[] = [
  ['up', 70],
  ['ended', 270],
  ['recognized', 40],
  ['thought', 180],
  ['spoken', 70],
  ['down', 45],
  ['played', 45],
];

/** What runs in so much free memory, and how long an answer takes. Null: nothing does. */
export function fitIn(free: number) {
  const fit = fits.find(({ parts }) => sum(parts) <= free);
  if (!fit) return null;
  const parts: readonly Module[] = fit.parts;
  const has = (part: Module) => parts.includes(part);
  // Who lets go of the button has ended the turn: nobody needs to guess.
  const steps = turn.map(([step, ms]) => ({
    name: words.turn.steps[step],
    ms: step === 'ended' && !has(echo) ? 20 : ms + (step === 'up' && has(noise) ? 10 : 0),
  }));
  return { parts, verdict: fit.verdict, used: sum(parts), steps, answer: steps.reduce((all, { ms }) => all + ms, 0) };
}

/** What is said about so much free memory. */
export function reading(free: number) {
  const fit = fitIn(free);
  const verdict = fit?.verdict ?? words.status.tooSmall({ least: sum(fits.at(-1)!.parts) });
  return {
    texts: { free: `${free} kB`, answer: fit ? fit.answer : '—', verdict },
    status: fit
      ? words.status.fits({ free, used: fit.used, answer: fit.answer })
      : words.status.misses({ free, verdict }),
  };
}

const longest = 800;
const letters = (size: number, x: number, y: number, words: string | number, more = '') =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" fill="currentColor" ${more}>${words}</text>`;

/** Memory from the left, module after module, then the turn that it gives; at one width. */
function drawn(free: number, width: number): string {
  const size = width > 500 ? 19 : 12;
  const [left, row] = [size * 6.2, size * 1.9];
  const fit = fitIn(free);
  const memory = (kB: number) => left + (kB / frees.at(-1)!) * (width - left - size * 4);
  let from = 0;
  const rows = [...modules, noise].map(({ id, name, kB }, index) => {
    const y = row * (index + 0.5);
    const part = fit?.parts.find((one) => one.id === id);
    const at = `x="${Math.round(memory(from))}" y="${y - row * 0.36}" height="${row * 0.72}"`;
    const bar = `<rect ${at} width="${Math.round(memory(part?.kB ?? kB) - left)}" fill="var(${part ? '--tint' : '--rule'})"/>`;
    const end = memory(from + (part?.kB ?? kB)) + 8;
    from += part?.kB ?? 0;
    return bar + letters(size, 0, y + size * 0.36, name) + letters(size, end, y + size * 0.36, part?.kB ?? kB);
  });
  const bottom = row * rows.length;
  const limit = `<path d="M${Math.round(memory(free))} 0V${bottom}" stroke="var(--third)" stroke-width="2"/>`;
  const scale = (ms: number) => left + (ms / longest) * (width - left - 4);
  let at = 0;
  const y = bottom + row * 0.8;
  const steps = (fit?.steps ?? []).map(({ name, ms }, index) => {
    const [start, end] = [scale(at), scale((at += ms))];
    const fill = `<rect x="${Math.round(start)}" y="${y}" width="${Math.round(end - start) - 2}" height="${row}" fill="var(--second)" opacity="${index % 2 ? 0.35 : 0.2}"/>`;
    if (widthOf(name, size) + 8 > end - start) return fill;
    return fill + letters(size, (start + end) / 2, y + row * 0.5 + size * 0.36, name, 'text-anchor="middle"');
  });
  const height = Math.ceil(y + row * 1.3);
  return `<svg viewBox="0 0 ${width} ${height}" fill="none" role="img" aria-label="${reading(free).status}">${rows.join('')}${limit}${letters(size, 0, y + row * 0.5 + size * 0.36, words.turn.name)}${steps.join('')}</svg>`;
}

export const picture = ({ free }: { free: number }) => drawn(free, 1040) + drawn(free, 330);

export const toyMemory = sum(modules);
