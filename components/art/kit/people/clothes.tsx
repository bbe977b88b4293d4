import type { ReactNode } from 'react';
import type { Look } from './look.ts';

/** Shoulders, and what closes them below: a straight edge, or the rim of a round picture (`rim`). Only the shoulders have a line. */
export const torso = {
  flat: { line: 'M-50 0C-50-24-34-32-11-37C-8-28 8-28 11-37C34-32 50-24 50 0', edge: '' },
  round: {
    line: 'M-36.3-14C-34-27-25-33-11-37C-8-28 8-28 11-37C25-33 34-27 36.3-14',
    edge: 'A54 54 0 0 1-36.3-14',
  },
} as const;
/** The rim of a round picture, in units of which the shoulders are 100 wide. */
export const rim = { r: 54, y: -54 } as const;

const lapels = 'M-12-37L-21-27L-14-22L-17-16L0-2M12-37L21-27L14-22L17-16L0-2';
const opening = 'M-11-37C-8-30-4-18 0-4C4-18 8-30 11-37C8-28-8-28-11-37Z';
const collar = 'M-11-39L-18-31L-7-21L0-30L7-21L18-31L11-39C8-28-8-28-11-39Z';

/** Colour of the shoulders, where it is not that of the clothes. */
export const groundOf = ({ wear, cloth }: Pick<Look, 'wear' | 'cloth'>) =>
  wear === 'coat' ? '#ffffff' : wear === 'vest' ? '#ff8a3d' : cloth;

/** Details of the clothes: at the neck, and below it, where a round picture has no room. */
type Detail = { collar?: ReactNode; below?: ReactNode };

const details: Record<Look['wear'], (cloth: string) => Detail> = {
  crew: () => ({ collar: <path d="M-15-36C-10-23 10-23 15-36" /> }),
  shirt: () => ({
    collar: (
      <>
        <path d="M0-28V0" strokeLinecap="butt" />
        <path d={collar} fill="#fff" />
        <path d="M3.5-16h.1M3.5-7h.1" strokeWidth="2.6" />
      </>
    ),
  }),
  hoodie: () => ({
    collar: (
      <>
        <path d="M-12-38C-25-35-23-23 0-17C23-23 25-35 12-38C9-28-9-28-12-38Z" fill="#fff" fillOpacity=".24" />
        <path d="M-6-19V-7M6-19V-9" stroke="#fff" />
      </>
    ),
  }),
  blazer: () => ({
    collar: (
      <>
        <path d={opening} fill="#fff" />
        <path d={lapels} />
      </>
    ),
  }),
  coat: (cloth) => ({
    collar: (
      <>
        <path d={opening} fill={cloth} />
        <path d={lapels} />
      </>
    ),
    below: (
      <>
        <path d="M20-12h14V0" />
        <path d="M25-12v-5" stroke={cloth} strokeWidth="3" />
      </>
    ),
  }),
  apron: () => ({
    collar: <path d="M-21-34L-18-13M21-34L18-13" strokeWidth="3.4" />,
    below: (
      <>
        <path d="M-22 0V-9Q-22-14-17-14H17Q22-14 22-9V0" fill="#fff" />
        <path d="M-8-6H8" />
      </>
    ),
  }),
  vest: (cloth) => ({
    collar: <path d="M0-29V0" strokeLinecap="butt" />,
    below: (
      <>
        <path d="M-50 0C-50-18-42-26-30-31Q-34-16-33 0ZM50 0C50-18 42-26 30-31Q34-16 33 0Z" fill={cloth} />
        <path d="M-22-33Q-24-16-23 0M22-33Q24-16 23 0" stroke="#fff3c4" strokeWidth="6" strokeLinecap="butt" />
      </>
    ),
  }),
  track: () => ({
    collar: (
      <>
        <path d="M-12-39L-16-29L0-21L16-29L12-39C9-28-9-28-12-39Z" fill="#fff" />
        <path d="M0-21V0" strokeLinecap="butt" />
      </>
    ),
    below: <path d="M-32-30Q-38-18-38 0M32-30Q38-18 38 0" stroke="#fff" strokeWidth="3" />,
  }),
};

/** Outlines of clothes on the shoulders, in front view. */
export function Clothes({ wear, cloth, cut }: Pick<Look, 'wear' | 'cloth'> & { cut: keyof typeof torso }) {
  const { collar, below } = details[wear](cloth);
  return (
    <>
      {cut === 'flat' ? below : null}
      {collar}
    </>
  );
}
