import type { ReactNode } from 'react';
import { beard, onHead } from './gear.tsx';
import { shapes } from './hair.tsx';
import { features, outlines } from './face.tsx';
import { hairColors, type Look, skins } from './look.ts';

/** Lines that years draw, over those of the age before. */
const wrinkles: Partial<Record<Look['age'], string>> = {
  mature: 'M-11-56q-2.5 3-1.5 6M11-56q2.5 3 1.5 6',
  old: 'M-11-56q-2.5 3-1.5 6M11-56q2.5 3 1.5 6M-14-60q3.5 2 7 .6M7-59.4q3.5 1.4 7-.6M-7-81q7-2 14 0',
};

const coversEars = ['bob', 'long', 'wave', 'scarf'];
/** The back of a head in a three-quarter view, and what covers the line between it and the hair in front. */
const skull = 'M0-96.5C-22-99-32-84-28-66C-27-58-23-52-17-51L-8-80Z';
const joint = 'M-20.9-63L-19.8-71C-20.5-80-13-90 0-94.5L-8-95.5C-20-93-27-84-25-63Z';
/** A bald head's, and the hair that is left of it. */
const baldSkull = 'M2-91C-20-94-30-82-27-68C-26-62-22-58-17-58L-8-80Z';
const baldJoint = 'M-16-60C-18-78-12-86 4-90L-8-90C-20-86-26-76-22-62Z';
const baldSide = 'M-17-58C-23-58-27-62-27.5-69C-27-76-22-79-17-74C-20-70-20-64-17-58Z';

/** The part of the hair behind the shoulders. */
export function HairBehind({ hair, color, view, cloth }: Look) {
  const { back } = shapes[hair];
  if (!back) return null;
  const turn = view === 'left' ? 'scale(-1 1) translate(-3 0)' : view === 'right' ? 'translate(-3 0)' : undefined;
  return <path d={back} fill={hair === 'scarf' ? cloth : hairColors[color]} transform={turn} />;
}

type HeadProps = Look & { shaded: boolean };

/** A head, its chin at y -39. */
export function Head({ shaded, ...look }: HeadProps) {
  const { skin, hair, color, view, cloth, gear } = look;
  const turned = view === 'left' || view === 'right';
  const { front, shine } = shapes[hair];
  const fill = hair === 'scarf' ? cloth : hairColors[color];
  const covered = gear.includes('hat') || gear.includes('cap');
  const bald = turned && hair === 'bald';
  const skinFill = skins[skin];
  return (
    <Turned by={view === 'left' ? 'scale(-1 1)' : null}>
      {turned && hair !== 'scarf' ? <path d={bald ? baldSkull : skull} fill={bald ? skinFill : fill} /> : null}
      {coversEars.includes(hair) || turned ? null : <path d={outlines.ears} fill={skinFill} />}
      <path d={outlines[turned ? 'turned' : look.age === 'child' ? 'child' : 'front']} fill={skinFill} />
      {bald ? <path d={baldJoint} fill={skinFill} stroke="none" /> : null}
      <Turned by={turned ? 'translate(5) scale(.94 1)' : null}>
        <Features {...look} />
      </Turned>
      <Turned by={turned ? 'translate(2.5) scale(.94 1)' : null}>
        {bald ? null : <path d={front} fill={fill} fillRule={hair === 'scarf' ? 'evenodd' : undefined} />}
        {turned && !bald && hair !== 'scarf' ? <path d={joint} fill={fill} stroke="none" /> : null}
        {shine && shaded && !covered ? <path d={shine} stroke="#fff" strokeOpacity=".34" /> : null}
        {gear.includes('headset') ? onHead.headset : null}
        {gear.includes('hat') ? onHead.hat : null}
        {gear.includes('cap') ? onHead.cap : null}
      </Turned>
      {bald ? <path d={baldSide} fill={fill} /> : null}
      {turned && !coversEars.includes(hair) && !gear.includes('headset') ? (
        <path d="M-15.5-66c-5-4-10 1-8 6c1 4 5 6 8 3" fill={skinFill} />
      ) : null}
    </Turned>
  );
}

/** A group where something is to be transformed; a page has many figures, and each group is weight. */
export function Turned({ by, children }: { by: string | null; children: ReactNode }) {
  return by === null ? children : <g transform={by}>{children}</g>;
}

/** Eyes, nose and mouth, and glasses or a beard. */
function Features({ age, mood, view, gear, color }: Look) {
  const turned = view === 'left' || view === 'right';
  const child = age === 'child';
  return (
    <>
      {child || age === 'teen' ? (
        <path
          d={turned ? 'M-12-56.5h.1M10-56.5h.1' : 'M-13-57h.1M13-57h.1'}
          stroke="#ff7a5c"
          strokeOpacity=".4"
          strokeWidth="7"
        />
      ) : null}
      {gear.includes('beard') ? beard(hairColors[color]) : null}
      {gear.includes('glasses') ? onHead.glasses : null}
      {features(mood, turned ? 'turned' : child ? 'child' : 'front')}
      {age in wrinkles ? <path d={wrinkles[age]} strokeWidth="1.2" strokeOpacity=".55" /> : null}
      {gear.includes('moustache') ? onHead.moustache : null}
    </>
  );
}

const behind: Partial<Record<Look['hair'], string>> = {
  bob: 'M-25-56C-30-90-14-98 0-98S30-90 25-56C20-46-20-46-25-56Z',
  long: 'M-25-64C-30-92-14-98 0-98S30-92 25-64C26-46 29-30 30-18C18-11-18-11-30-18C-29-30-26-46-25-64Z',
  wave: 'M-23-62C-30-92-13-99 0-99S30-92 23-62C30-58 27-50 29-46C33-40 26-30 20-32H-20C-26-30-33-40-29-46C-27-50-30-58-23-62Z',
  scarf: 'M-26-66C-29-94-13-101 0-101S29-94 26-66C27-50 27-36 30-24Q0-10-30-24C-27-36-27-50-26-66Z',
  curls:
    'M-21-62a10 10 0 0 1-3-19a10 10 0 0 1 9-12a12 12 0 0 1 16-4a11 11 0 0 1 16 6a10 10 0 0 1 6 14a10 10 0 0 1-2 15C22-50 12-46 0-46S-22-50-21-62Z',
  tuft: 'M-22-66C-24-80-23-86-18-90L-18-97L-10-94L-5-102L1-95L10-101L11-93L19-93C24-86 23-78 22-66C22-54 13-45 0-45S-22-54-22-66Z',
  bald: 'M-20-66C-22-52-14-46 0-46S22-52 20-66Q0-60-20-66Z',
};

/** A head from behind. */
export function BackOfHead({ skin, hair, color, cloth, gear, shaded }: HeadProps) {
  const fill = hair === 'scarf' ? cloth : hairColors[color];
  return (
    <>
      <path d={outlines.ears} fill={skins[skin]} />
      <path d="M-20-69C-21-54-13-44 0-44S21-54 20-69C20-86 11-91 0-91S-20-86-20-69Z" fill={skins[skin]} />
      <path d={behind[hair] ?? 'M-22-66C-26-92-12-98 0-98S26-92 22-66C22-54 13-45 0-45S-22-54-22-66Z'} fill={fill} />
      {hair === 'tail' ? <path d="M-5-84C-14-66-9-40 0-26C9-40 14-66 5-84Q0-87-5-84Z" fill={fill} /> : null}
      {hair === 'bun' ? <path d="M-9-98a9 8 0 1 1 18 0a9 8 0 1 1-18 0Z" fill={fill} /> : null}
      {hair === 'pigtails' ? (
        <path
          d="M-20-78C-36-86-39-64-33-56C-27-58-22-66-20-72ZM20-78C36-86 39-64 33-56C27-58 22-66 20-72Z"
          fill={fill}
        />
      ) : null}
      {shaded ? <path d="M-12-88Q-4-93 4-92" stroke="#fff" strokeOpacity=".34" /> : null}
      {gear.includes('cap') ? <path d="M-24-74C-25-100-12-104 0-104S25-100 24-74Q0-68-24-74Z" fill="#ff7a3d" /> : null}
      {gear.includes('headset') ? (
        <>
          <path d="M-23-66C-25-106 25-106 23-66" strokeWidth="3.4" />
          <path d="M-28-67q0-5 5-5h2v17h-2q-5 0-5-5zM28-67q0-5-5-5h-2v17h2q5 0 5-5z" fill="#2f5bff" />
        </>
      ) : null}
    </>
  );
}
