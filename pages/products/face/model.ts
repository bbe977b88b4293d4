export type Dial = 'smooth' | 'white' | 'slim' | 'eyes' | 'background';

/** Steps of every slider: how much of the effect, from nothing to all of it. */
export const steps = [0, 0.25, 0.5, 0.75, 1] as const;

/** Milliseconds a frame that the whole of an effect takes on a middle-class phone; half of it is due as soon as it is on at all. */
export const effects: Readonly<Record<Dial, { name: string; cost: number }>> = {
  smooth: { name: '磨皮', cost: 2.1 },
  white: { name: '美白', cost: 0.4 },
  slim: { name: '瘦脸', cost: 1.3 },
  eyes: { name: '大眼', cost: 0.6 },
  background: { name: '背景虚化', cost: 3.2 },
};
export const dials = Object.keys(effects) as Dial[];

export type Values = Readonly<Record<Dial, number>>;
export const usual: Values = { smooth: 0.5, white: 0.25, slim: 0.25, eyes: 0.25, background: 1 };

const costOf = (dial: Dial, value: number) => (value === 0 ? 0 : effects[dial].cost * (0.5 + value / 2));

/** Milliseconds a frame. */
export const frameTime = (values: Values) => dials.reduce((sum, dial) => sum + costOf(dial, values[dial]), 0);

export function textsOf(values: Values): Record<string, string> {
  return {
    ...Object.fromEntries(dials.map((dial) => [dial, `${values[dial] * 100}%`])),
    total: frameTime(values).toFixed(1),
  };
}

export function statusOf(values: Values): string {
  const time = frameTime(values);
  return `单帧 ${time.toFixed(1)} 毫秒，33.3 毫秒里用去 ${Math.round((time / 33.3) * 100)}%，稳在 30 帧`;
}

const between = (from: number, to: number, part: number) => Math.round(from + (to - from) * part);

/** A portrait that follows the sliders, and below it the frame of 33.3 ms with what they take of it. */
export function portrait(values: Values): string {
  const { smooth, white, slim, eyes, background } = values;
  const skin = `rgb(${between(228, 255, white)} ${between(178, 226, white)} ${between(144, 206, white)})`;
  const half = between(112, 94, slim);
  const eye = (13 + eyes * 6).toFixed(1);
  const shelf = [0, 1, 2, 3, 4, 5, 6]
    .map((book) => `<path d="M${430 + book * 20} ${96 + ((book * 13) % 24)}V170" stroke="#b7a0c9" stroke-width="12"/>`)
    .join('');
  let x = 40;
  const bars = dials.map((dial, index) => {
    const width = (costOf(dial, values[dial]) / 33.3) * 560;
    const bar = `<rect x="${x.toFixed(1)}" y="524" width="${Math.max(0, width - 2).toFixed(1)}" height="22" rx="2" fill="${['#ffa98a', '#ffd9c9', '#d3a8ff', '#a07be0', '#74e0bf'][index]}"/>`;
    x += width;
    return bar;
  });
  return `<g opacity="${1 - background * 0.75}"><path d="M60 180H200M420 172H590M60 320H170" stroke="#8a6fa3" stroke-width="6"/>${shelf}<circle cx="120" cy="128" r="34" fill="#8a6fa3"/></g>
<path d="M178 490C178 400 240 384 320 384S462 400 462 490Z" fill="#7b61ff"/><path d="M282 340H358V392C340 416 300 416 282 392Z" fill="${skin}"/>
<path d="M${320 - half} 210C${320 - half} 300 ${320 - half + 30} 366 320 374C${320 + half - 30} 366 ${320 + half} 300 ${320 + half} 210C${320 + half} 120 ${320 - half} 120 ${320 - half} 210Z" fill="${skin}"/>
<path d="M${314 - half} 226C190 90 250 66 326 66S452 96 ${326 + half} 226C${320 + half - 12} 176 390 150 350 142C300 166 240 150 ${314 - half} 226Z" fill="#2a1838"/>
<g fill="#b5654a" opacity="${(1 - smooth) * 0.75}"><circle cx="262" cy="276" r="4"/><circle cx="276" cy="288" r="3"/><circle cx="252" cy="292" r="3"/><circle cx="376" cy="280" r="4"/><circle cx="390" cy="292" r="3"/><circle cx="364" cy="294" r="3"/><circle cx="318" cy="180" r="4"/></g>
<circle cx="276" cy="236" r="${eye}" fill="#fff"/><circle cx="364" cy="236" r="${eye}" fill="#fff"/><circle cx="276" cy="237" r="${(Number(eye) * 0.62).toFixed(1)}" fill="#2a1838"/><circle cx="364" cy="237" r="${(Number(eye) * 0.62).toFixed(1)}" fill="#2a1838"/>
<path d="M256 208q20-12 40-2M344 206q20-10 40 2" stroke="#2a1838" stroke-width="5" stroke-linecap="round"/><path d="M320 250l-8 34h14" stroke="#b5654a" stroke-width="3"/><path d="M290 320q30 22 60 0" stroke="#a8324a" stroke-width="6" stroke-linecap="round"/>
<rect x="40" y="524" width="560" height="22" rx="4" fill="#fff" opacity=".12"/>${bars.join('')}<path d="M${(40 + (8 / 33.3) * 560).toFixed(1)} 514V556" stroke="#fff" stroke-width="2"/>`;
}
