import { people, buttons } from './words.yaml';
import * as words from './words.yaml';

export { people } from './words.yaml';
/** The five keys of a remote control. */
export type Key = 'up' | 'down' | 'left' | 'right' | 'ok';

export type Screen = {
  /** `home`: whom to call; `ring`: it rings there; `call`: talking; `ended`. */
  at: 'home' | 'ring' | 'call' | 'ended';
  /** Which of the four people, or which of the buttons of a call, has the focus. */
  focus: number;
  person: number;
  /** Keys pressed so far. */
  keys: number;
};

/** Millimetres of a pixel on a television of 55 inches with 1080 lines. */
const pixel = 0.634;
/** How large letters of so many pixels look from so many metres, in minutes of arc. */
export const angleOf = (pixels: number, metres: number) =>
  Math.atan((pixels * pixel) / 1000 / metres) * (180 / Math.PI) * 60;

/** What the page shows without a script: the first call, two keys after the television was switched on. */
export const start: Screen = { at: 'home', focus: 0, person: 0, keys: 0 };

/** What becomes of the screen when a key is pressed; a key that means nothing is not counted. */
export function press(screen: Screen, key: Key): Screen {
  const keys = screen.keys + 1;
  const last = screen.at === 'home' ? people.length - 1 : buttons[screen.at].length - 1;
  if (key === 'left') return screen.focus > 0 ? { ...screen, focus: screen.focus - 1, keys } : screen;
  if (key === 'right') return screen.focus < last ? { ...screen, focus: screen.focus + 1, keys } : screen;
  if (key !== 'ok') return screen;
  if (screen.at === 'home') return { at: 'ring', person: screen.focus, focus: 0, keys };
  if (screen.at === 'ring') return { ...start, person: screen.person, focus: screen.person, keys };
  if (screen.at === 'ended') return screen.focus === 0 ? { ...screen, at: 'ring', focus: 0, keys } : { ...start, keys };
  return screen.focus === 2 ? { ...screen, at: 'ended', focus: 0, keys } : { ...screen, keys };
}

/** The other side picks up. */
export const answered = (screen: Screen): Screen =>
  screen.at === 'ring' ? { ...screen, at: 'call', focus: 2 } : screen;

export function statusOf({ at, focus, person, keys }: Screen): string {
  const what = {
    home: words.status.home({ name: people[focus]! }),
    ring: words.status.ring({ name: people[person]! }),
    call: words.status.call({ name: people[person]!, button: buttons.call[focus]! }),
    ended: words.status.ended,
  }[at];
  return words.status.whole({ what, keys });
}

/** Names of the television's people: the page draws them once, and pictures refer to them. Their circle has a radius of 100. */
export const castId = (person: number) => `tv-person-${person}`;
const face = (x: number, y: number, r: number, person: number) =>
  `<use href="#${castId(person)}" transform="translate(${x} ${y}) scale(${r / 100})"/>`;
const word = (x: number, y: number, size: number, text: string, fill = 'currentColor', weight = 600) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** The picture on the television, 960 by 540: half of a 1080p screen. */
export function picture(screen: Screen): string {
  const { at, focus, person } = screen;
  const frame = (inside: string) =>
    `<svg viewBox="0 0 960 540" fill="none" role="img" aria-label="${statusOf(screen)}"><rect width="960" height="540" rx="14" fill="var(--card)"/>${inside}</svg>`;
  if (at === 'home')
    return frame(
      word(480, 100, 44, words.screen.whom) +
        people
          .map((name, index) => {
            const x = 135 + index * 230;
            const ring = `<rect x="${x - 98}" y="150" width="196" height="280" rx="20" fill="${index === focus ? 'var(--tint-soft)' : 'none'}" stroke="var(${index === focus ? '--tint' : '--rule'})" stroke-width="${index === focus ? 7 : 2}"/>`;
            return `${ring}${face(x, 264, 78, index)}${word(x, 398, 38, name)}`;
          })
          .join('') +
        word(480, 495, 34, words.screen.hint, 'var(--muted)', 500),
    );
  const row = buttons[at].map((name, index) => {
    const x = 480 + (index - (buttons[at].length - 1) / 2) * 220;
    const isHere = index === focus;
    return `<rect x="${x - 98}" y="418" width="196" height="76" rx="38" fill="var(${isHere ? '--tint' : '--ground'})" stroke="var(--tint)" stroke-width="3"/>${word(x, 468, 34, name, isHere ? 'var(--ground)' : 'currentColor')}`;
  });
  const name = people[person]!;
  const inside = {
    ring: `${face(480, 190, 110, person)}${word(480, 372, 40, words.screen.calling({ name }))}`,
    call: `${face(480, 200, 160, person)}<rect x="736" y="40" width="184" height="120" rx="12" fill="var(--ground)" stroke="var(--rule)" stroke-width="2"/>${face(828, 100, 46, people.length)}${word(120, 76, 34, name)}${word(120, 118, 30, '00:07', 'var(--muted)', 500)}`,
    ended: `${word(480, 210, 52, words.screen.ended)}${word(480, 280, 32, words.screen.length({ name }), 'var(--muted)', 500)}`,
  }[at];
  return frame(inside + row.join(''));
}
