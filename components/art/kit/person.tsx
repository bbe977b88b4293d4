import { tenth } from './tenth.ts';

/** Skin, hair and clothes that go together; a drawing counts through them. */
export const looks = [
  { skin: '#ffd9bd', hair: '#2b2140', cloth: '#2f5bff' },
  { skin: '#e9b48f', hair: '#14213d', cloth: '#0fb59b' },
  { skin: '#f6c9a6', hair: '#7a3b1d', cloth: '#ff7a3d' },
  { skin: '#c98d66', hair: '#1c1320', cloth: '#7b61ff' },
  { skin: '#ffe2cc', hair: '#4b4f63', cloth: '#22396b' },
  { skin: '#d9a07b', hair: '#0b1b34', cloth: '#e4486d' },
] as const;

const hundredth = (length: number) => Math.round(length * 100) / 100;

type Props = {
  /** Middle of the shoulders' lower edge. */
  x: number;
  y: number;
  /** Width of the shoulders; the figure is about as high. */
  width: number;
  look?: number;
  /** Long hair falls beside the face. */
  long?: boolean;
};

/** Head and shoulders, cut straight below, to stand on the lower edge of a tile. */
export function Person({ x, y, width, look = 0, long = false }: Props) {
  const { skin, hair, cloth } = looks[look % looks.length]!;
  // Colours stand once, on the group: what follows is the same for every figure, and costs a page next to nothing.
  return (
    <g transform={`translate(${x} ${y}) scale(${hundredth(width / 100)})`} color={hair} fill={skin}>
      {long ? <path d="M-30-78C-34-20-30-10-26-6H26C30-10 34-20 30-78C24-108-24-108-30-78Z" fill="currentColor" /> : null}
      <path fill={cloth} d="M-50 0C-50-26-32-36-12-39H12C32-36 50-26 50 0Z" />
      <path d="M-11-52H11V-36C11-28-11-28-11-36Z" />
      <path d="M-11-46C-4-40 4-40 11-46V-42C4-36-4-36-11-42Z" fill="#000" opacity=".12" />
      <ellipse cx="0" cy="-68" rx="22" ry="25" />
      <path d="M-8-68v2M8-68v2" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M-5-56q5 4 10 0" stroke="#a3483a" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <path
        fill="currentColor"
        d={long ? 'M-24-62C-28-98-8-98 0-97C10-98 28-98 24-62C20-76 12-84 4-85C-8-84-20-78-24-62Z' : 'M-24-68C-28-98-10-99 2-98C20-98 28-88 23-68C21-76 18-82 12-84C-2-80-18-84-20-78C-21-74-22-72-24-68Z'}
      />
    </g>
  );
}

/** The same figure in a round picture; its shoulders reach the rim. */
export function Avatar({ x, y, r, look = 0, long = false, ground = '#dfe7ff' }: { x: number; y: number; r: number; look?: number; long?: boolean; ground?: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={ground} />
      <Person x={x} y={tenth(y + r * 0.86)} width={tenth(r * 1.04)} look={look} long={long} />
    </g>
  );
}
