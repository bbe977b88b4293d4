import { tenth } from './tenth.ts';

/**
 * What cameras above five tables see, as SVG for a square of 400 around its middle: on a stage of hosts the pictures are these, and they
 * fit any share of a frame. `done` is how far the work is, from 0 to 1. Attributes only: try-outs put them into the page.
 */
export const crafts = { fan, cup, bowl, hoop, cake } as const satisfies Record<string, (done: number) => string>;
export type Craft = keyof typeof crafts;

/** The table under each. */
export const tables: Readonly<Record<Craft, string>> = {
  fan: '#e9c9a4',
  cup: '#5b4a78',
  bowl: '#9db4b0',
  hoop: '#d9b8c4',
  cake: '#7f9fc9',
};

const disc = (r: number, fill: string, at = '') => `<circle ${at} r="${r}" fill="${fill}"/>`;
const shadow = (r: number) => `<circle cx="8" cy="12" r="${r}" fill="#1b1030" opacity=".18"/>`;
const around = <Part>(count: number, part: (degrees: number, index: number) => Part) =>
  Array.from({ length: count }, (_, index) => part((360 / count) * index, index));
const shown = <Part>(parts: readonly Part[], done: number) => parts.slice(0, Math.round(parts.length * done));

/** Where the brush has been: a leaf each, on two canes of bamboo. */
const leaves = [
  [-46, 20, 150, 1],
  [-44, 26, 40, 0.9],
  [-48, 16, 95, 1.1],
  [-38, -42, 160, 0.9],
  [-34, -40, 30, 1.05],
  [-36, -46, 75, 1],
  [-26, -96, 20, 0.9],
  [-28, -98, 140, 1],
  [34, -24, 35, 1],
  [30, -22, 150, 0.85],
  [32, -28, 85, 1.05],
  [46, -78, 15, 0.9],
  [44, -80, 60, 1],
  [46, -84, 140, 0.8],
  [24, 46, 120, 0.9],
  [26, 44, 50, 1],
] as const;

/** A round fan of silk that is painted with bamboo. */
function fan(done: number): string {
  const last = shown(leaves, done).at(-1) ?? leaves[0];
  const strokes = shown(leaves, done).map(
    ([x, y, turn, size]) =>
      `<path d="M0 0C18 -9 44 -9 74 2C46 10 18 9 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`,
  );
  return `${shadow(168)}<path d="M70 150L100 216" stroke="#7a3b1e" stroke-width="16" stroke-linecap="round"/>${disc(166, '#fbf4e4')}<circle r="166" fill="none" stroke="#7a3b1e" stroke-width="9"/><circle r="154" fill="none" stroke="#e2d3b4" stroke-width="2"/><g fill="none" stroke="#3b4a45" stroke-linecap="round"><path d="M-58 138L-47 66M-45 58L-34 -22M-33 -30L-24 -96M-23 -103L-18 -138" stroke-width="13"/><path d="M8 144L20 68M21 60L34 -6M36 -14L48 -86" stroke-width="8" opacity=".62"/></g><g fill="#1d2a26">${strokes.join('')}</g>${done >= 1 ? '<path d="M86 70h30v30h-30z" fill="#c2361f"/><path d="M93 78h16M93 85h16M101 76v18" stroke="#fbf4e4" stroke-width="3"/>' : ''}<g transform="translate(${tenth(last[0] + 40)} ${tenth(last[1] + 20)}) rotate(-38)"><path d="M10 16L190 24" stroke="#1b1030" stroke-width="14" stroke-linecap="round" opacity=".14"/><path d="M0 0C14 -10 30 -9 40 -8V8C30 9 14 10 0 0Z" fill="#1d2a26"/><path d="M40 -9h22v18h-22z" fill="#d9a33b"/><path d="M62 -7L200 -5V5L62 7Z" fill="#8c4a2a"/></g>`;
}

/** A cup of coffee into which milk is poured: the leaf grows from below. */
function cup(done: number): string {
  const milk = around(9, (_, at) => {
    const y = 76 - at * 20;
    const wide = tenth(84 * Math.sin(((at + 2) / 11) * Math.PI) + 6);
    return `<path d="M0 ${y}C${-wide * 0.6} ${y - 2} ${-wide} ${y - 16} ${-wide} ${y - 36}M0 ${y}C${wide * 0.6} ${y - 2} ${wide} ${y - 16} ${wide} ${y - 36}"/>`;
  });
  const pouring = done < 1 ? 70 - done * 170 : 0;
  return `${shadow(184)}${disc(182, '#efe9e1')}<circle r="150" fill="none" stroke="#ddd3c6" stroke-width="6"/><path d="M96 -96L168 -168" stroke="#fff" stroke-width="34" stroke-linecap="round"/>${disc(142, '#fff')}${disc(124, '#6d3b1d')}${disc(118, '#8f5428')}<g fill="none" stroke="#f7e9d4" stroke-width="11" stroke-linecap="round">${shown(milk, done).join('')}</g>${done >= 1 ? '<path d="M0 -86C-20 -112 -44 -92 -26 -70L0 -44L26 -70C44 -92 20 -112 0 -86Z" fill="#f7e9d4"/><path d="M0 -60V84" stroke="#8f5428" stroke-width="5"/>' : ''}${done < 1 ? `<g transform="translate(8 ${tenth(pouring)}) rotate(-24)"><path d="M0 0L62 -6" stroke="#f7e9d4" stroke-width="12" stroke-linecap="round"/><path d="M52 -6L96 -40H112V30H96Z" fill="#b8c2d0"/>${disc(66, '#c9d2de', 'cx="158" cy="-4"')}${disc(54, '#e9eef5', 'cx="158" cy="-4"')}${disc(44, '#fbf4e8', 'cx="158" cy="-4"')}</g>` : ''}`;
}

/** A bowl that is thrown on a wheel. */
function bowl(done: number): string {
  const rings = shown(
    [128, 116, 103, 92].map((r) => `<circle r="${r}"/>`),
    done,
  );
  return `${shadow(186)}${disc(184, '#5d6874')}<circle r="160" fill="none" stroke="#6f7b88" stroke-width="3"/>${disc(138, '#b9764c')}${disc(132, '#cf8f63')}<g fill="none" stroke="#b9764c" stroke-width="4">${rings.join('')}</g>${disc(86, '#8a5230')}<circle cx="5" cy="7" r="76" fill="#a5653e"/><circle cx="9" cy="12" r="52" fill="#b9764c"/><circle cx="11" cy="15" r="26" fill="#c4835a"/><path d="M-118 -48A128 128 0 0 1 -46 -118" fill="none" stroke="#e8b58f" stroke-width="9" stroke-linecap="round"/>`;
}

/** Flowers that are stitched in a hoop. */
function hoop(done: number): string {
  const flower = ([x, y, size, petal, heart]: readonly [number, number, number, string, string]) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><g fill="${petal}">${around(6, (turn) => `<ellipse cx="0" cy="-34" rx="17" ry="30" transform="rotate(${turn})"/>`).join('')}</g><g stroke="#fff" stroke-width="2" opacity=".5">${around(12, (turn) => `<path d="M0 -16V-54" transform="rotate(${turn + 15})"/>`).join('')}</g>${disc(14, heart)}</g>`;
  const flowers = [
    [-44, -38, 1, '#c0395b', '#f2b632'],
    [56, -66, 0.72, '#3f57b5', '#f2b632'],
    [40, 44, 0.9, '#d9772b', '#7a3b1e'],
    [-66, 66, 0.6, '#3f57b5', '#f2b632'],
  ] as const;
  return `${shadow(176)}<path d="M-15 -196h30v34h-30z" fill="#b8862f"/><path d="M-26 -184h52" stroke="#8a6220" stroke-width="8" stroke-linecap="round"/>${disc(174, '#c8935a')}${disc(158, '#a8743f')}${disc(152, '#f6f1e8')}<g fill="none" stroke="#3c7a52" stroke-width="7" stroke-linecap="round"><path d="M-44 -20C-40 40 -20 90 6 122M50 -48C40 20 30 80 6 122M36 60C30 90 20 108 6 122M-64 74C-50 100 -20 114 6 122"/></g>${shown(flowers, done).map(flower).join('')}<path d="M6 122C60 150 96 120 112 74" fill="none" stroke="#c0395b" stroke-width="3"/><path d="M104 98L128 30" stroke="#8793a3" stroke-width="6" stroke-linecap="round"/>`;
}

/** A cake that is decorated. */
function cake(done: number): string {
  const berries = around(
    8,
    (turn) =>
      `<g transform="rotate(${turn}) translate(0 -92)"><path d="M0 26C-30 8 -24 -20 0 -14C24 -20 30 8 0 26Z" fill="#d5334a"/><path d="M-12 -14L0 -24L12 -14L0 -8Z" fill="#4f9a4a"/></g>`,
  );
  return `${shadow(188)}${disc(186, '#f4f6fa')}<circle r="172" fill="none" stroke="#dfe5ee" stroke-width="4"/>${disc(148, '#f2d8bd')}${disc(142, '#fff5e8')}<g fill="#fffdf8" stroke="#f2d8bd" stroke-width="3">${around(20, (turn) => `<circle cy="-130" r="19" transform="rotate(${turn})"/>`).join('')}</g>${shown(berries, done).join('')}<g fill="#4f9a4a"><path d="M0 12C-34 16 -46 -6 -42 -28C-20 -26 -2 -14 0 12Z"/><path d="M0 12C34 16 46 -6 42 -28C20 -26 2 -14 0 12Z"/></g><circle cy="14" r="15" fill="#35508f"/><circle cx="-20" cy="30" r="15" fill="#3f5fa8"/><circle cx="18" cy="32" r="15" fill="#2c4379"/>`;
}
