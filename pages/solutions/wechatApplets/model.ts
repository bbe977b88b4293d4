import { screen, stageStatus, stages } from './words.yaml';

export { stages } from './words.yaml';
type Stage = (typeof stages)[number];
const stageOf = (value: string): Stage => stages.find((stage) => stage.value === value)!;

export function reading(value: string) {
  const { label, code, here, there } = stageOf(value);
  return { texts: { code, here, there }, status: stageStatus({ label, here, there }) };
}

const word = (x: number, y: number, size: number, text: string, fill = 'currentColor', weight = 600) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${text}</text>`;
/** Who is on the screen; the page draws them once, in a circle with a radius of 100, and pictures refer to them. */
export const castId = { doctor: 'applet-doctor', patient: 'applet-patient' } as const;
const face = (x: number, y: number, r: number, who: keyof typeof castId = 'doctor') =>
  `<use href="#${castId[who]}" transform="translate(${x} ${y}) scale(${r / 100})"/>`;
/** Signs of the buttons, around their middles. */
const signs: Readonly<Record<keyof typeof screen.buttons, string>> = {
  cancel: 'M-9-9l18 18m0-18l-18 18',
  mute: 'M-4-10v9a4 4 0 0 0 8 0v-9a4 4 0 0 0-8 0zM-9-1a9 9 0 0 0 18 0M0 8v5M-11-11l22 22',
  hangUp: 'M-12 4c2-10 22-10 24 0l-7 3-3-6h-4l-3 6z',
  flip: 'M-10-2a10 10 0 0 1 18-6l2-4v8h-8M10 2a10 10 0 0 1-18 6l-2 4v-8h8',
};
const button = (x: number, y: number, name: keyof typeof signs, tone: string) =>
  `<circle cx="${x}" cy="${y}" r="30" fill="var(${tone})"/><path d="${signs[name]}" transform="translate(${x} ${y})" stroke="#ffffff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>${word(x, y + 54, 16, screen.buttons[name])}`;

/** The page inside the frame that WeChat gives it, with the capsule at its upper right. */
export function picture(value: string): string {
  const { value: at } = stageOf(value);
  const inside = {
    open: `${face(180, 206, 84)}${word(180, 330, 22, screen.doctor)}${word(180, 362, 15, screen.about, 'var(--muted)', 500)}<rect x="60" y="430" width="240" height="56" rx="28" fill="var(--tint)"/>${word(180, 465, 18, screen.call, 'var(--ground)')}`,
    ring: `<rect x="2" y="64" width="356" height="474" fill="var(--tint-soft)"/>${face(180, 230, 104)}${word(180, 390, 20, screen.waiting)}${button(180, 460, 'cancel', '--third')}`,
    talk: `<rect x="2" y="64" width="356" height="474" fill="var(--tint-soft)"/>${face(180, 272, 124)}<rect x="246" y="84" width="96" height="124" rx="10" fill="var(--card)" stroke="var(--rule)" stroke-width="2"/>${face(294, 146, 40, 'patient')}${button(90, 460, 'mute', '--muted')}${button(180, 460, 'hangUp', '--third')}${button(270, 460, 'flip', '--muted')}`,
    away: `<rect x="24" y="84" width="312" height="150" rx="14" fill="var(--tint-soft)"/>${word(180, 130, 17, screen.chats)}${word(180, 164, 14, screen.background, 'var(--muted)', 500)}<rect x="206" y="300" width="130" height="56" rx="28" fill="var(--second)"/>${word(271, 334, 16, screen.running, 'var(--ground)')}${word(180, 420, 15, screen.back, 'var(--muted)', 500)}`,
    end: `${word(180, 230, 24, screen.ended)}${word(180, 266, 16, screen.length, 'var(--muted)', 500)}<rect x="60" y="320" width="240" height="52" rx="10" fill="none" stroke="var(--tint)" stroke-width="2"/>${word(180, 352, 16, screen.advice)}`,
  }[at];
  return `<svg viewBox="0 0 360 560" fill="none" role="img" aria-label="${reading(value).status}"><rect x="1" y="1" width="358" height="558" rx="22" fill="var(--card)" stroke="var(--rule)" stroke-width="2"/>${inside}<path d="M2 64H358" stroke="var(--rule)"/>${word(120, 40, 17, screen.app)}<rect x="262" y="18" width="82" height="30" rx="15" fill="var(--card)" stroke="var(--rule)" stroke-width="1.5"/><circle cx="278" cy="33" r="2"/><g fill="currentColor"><circle cx="277" cy="33" r="2"/><circle cx="284" cy="33" r="3"/><circle cx="291" cy="33" r="2"/></g><path d="M303 24v18" stroke="var(--rule)"/><circle cx="324" cy="33" r="8" stroke="currentColor" stroke-width="2"/><circle cx="324" cy="33" r="3" fill="currentColor"/></svg>`;
}
