import type { ReactNode } from 'react';
import { Text } from '../art/kit/text.tsx';

export const visaShapes = ['frame', 'round', 'hexagon', 'oval'] as const;
export type VisaShape = (typeof visaShapes)[number];
export const visaInks = ['blue', 'red', 'green'] as const;
export type VisaInk = (typeof visaInks)[number];

export type VisaProps = {
  /** The market, a few characters. */
  name: string;
  /** City of the rooms. */
  place: string;
  /** Requirement of the market, seven characters at most. */
  note: string;
  shape: VisaShape;
  ink: VisaInk;
};

const inks: Record<VisaInk, string> = { blue: '#1e45db', red: '#a83d09', green: '#076b5b' };

/** Outlines about the middle, the outer and the inner line. */
const outlines: Record<VisaShape, ReactNode> = {
  frame: (
    <>
      <rect x="-88" y="-54" width="176" height="108" strokeWidth="4" />
      <rect x="-81" y="-47" width="162" height="94" strokeWidth="1.5" />
    </>
  ),
  round: (
    <>
      <circle r="68" strokeWidth="4" />
      <circle r="61" strokeWidth="1.5" />
    </>
  ),
  hexagon: (
    <>
      <path d="M-94 0L-58-58H58L94 0L58 58H-58Z" strokeWidth="4" strokeLinejoin="round" />
      <path d="M-84 0L-53-50H53L84 0L53 50H-53Z" strokeWidth="1.5" strokeLinejoin="round" />
    </>
  ),
  oval: (
    <>
      <ellipse rx="98" ry="60" strokeWidth="4" />
      <ellipse rx="90" ry="52" strokeWidth="1.5" />
    </>
  ),
};

/** A visa stamp, centred on its place: market, city, and the requirement there. */
export function Visa({ name, place, note, shape, ink }: VisaProps) {
  const color = inks[ink];
  return (
    <g>
      <g stroke={color} fill="none">
        {outlines[shape]}
      </g>
      <Text x={0} y={-22} size={18} weight={700} anchor="middle" fill={color}>
        {name}
      </Text>
      <Text x={0} y={4} size={17} anchor="middle" fill={color}>
        {place}
      </Text>
      <Text x={0} y={28} size={17} weight={600} anchor="middle" fill={color}>
        {note}
      </Text>
    </g>
  );
}
