import type { ReactNode } from 'react';

/** Where the pupils sit, each a room of its own: wall, desk edge and what hangs there. */
export type Place = 'home' | 'hills' | 'bedroom' | 'coast' | 'library';

const walls: Record<Place, string> = {
  home: '#ffe6cc',
  hills: '#d9f0e8',
  bedroom: '#e9e5fb',
  coast: '#d9e8ff',
  library: '#ffdcc6',
};

/** What stands in each room, in a box 250 wide whose floor is at 300. */
const things: Record<Place, ReactNode> = {
  home: (
    <>
      <path d="M30 70h56v44H30z" fill="#fff8ee" stroke="#e0a871" strokeWidth="4" />
      <path d="M34 110l16-20 12 12 10-16 12 24z" fill="#0fb59b" opacity=".6" />
      <path d="M200 36v44" stroke="#b67a48" strokeWidth="3" />
      <path d="M176 104q4-26 24-26t24 26z" fill="#ff7a3d" />
    </>
  ),
  hills: (
    <>
      <rect x="28" y="46" width="120" height="92" rx="6" fill="#f3fbff" stroke="#7fb6a5" strokeWidth="5" />
      <path d="M31 135V112l28-34 22 26 20-38 44 52v17z" fill="#7cc3a9" />
      <circle cx="54" cy="68" r="10" fill="#ffc46b" />
    </>
  ),
  bedroom: (
    <>
      <path d="M132 108h92" stroke="#a79bd8" strokeWidth="6" strokeLinecap="round" />
      <path d="M142 104V70h13v34zM158 104V62h11v42zM173 104V76h14v28z" fill="#7b61ff" opacity=".75" />
    </>
  ),
  coast: (
    <>
      <rect x="112" y="44" width="110" height="86" rx="43" fill="#f6fbff" stroke="#7ea3dc" strokeWidth="5" />
      <path d="M115 96q13-8 26 0t26 0 26 0 26 0q-6 32-52 32t-52-32z" fill="#8fb8ff" />
      <path d="M164 92V62l24 30z" fill="#ff7a3d" />
      <path d="M150 96h42l-7 10h-28z" fill="#fff" />
      <path d="M44 40v36M30 76h28l-6 26H36z" stroke="#7ea3dc" strokeWidth="4" strokeLinejoin="round" fill="#fff" />
    </>
  ),
  library: (
    <>
      <path d="M26 44h198v92H26zM26 90h198" stroke="#c98458" strokeWidth="5" fill="#fff3e8" />
      <path d="M42 87V56M78 87V58M156 87V60M98 133V103" stroke="#6d8bff" strokeWidth="12" />
      <path d="M56 87V62M134 87V54M46 133V107M190 133V99" stroke="#4cc4ae" strokeWidth="12" />
      <path d="M94 87l10-28M172 87V64M64 133V101M156 133V105" stroke="#ff9560" strokeWidth="12" />
    </>
  ),
};

type Props = { x: number; y: number; place: Place; children?: ReactNode };

/** A room, 250 × 300, cut open towards us; children are drawn in its own coordinates, before the desk. */
export function Room({ x, y, place, children }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 300V24Q0 0 24 0H226Q250 0 250 24V300Z" fill={walls[place]} />
      {things[place]}
      <path d="M22 202h206v10H22z" fill="#b9794a" />
      <path d="M22 202h206" stroke="#d79a68" strokeWidth="3" />
      {children}
    </g>
  );
}
