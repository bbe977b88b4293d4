import { tenth } from '../tenth.ts';
import { useDrawn } from './cast.tsx';
import { groundOf, torso } from './clothes.tsx';
import { Figure } from './figure.tsx';
import { hairColors, type Look, lookOf, type PersonLook, skins } from './look.ts';

type PersonProps = {
  /** Middle of the shoulders' lower edge. */
  x: number;
  y: number;
  /** Width of the shoulders; the figure is about as high. */
  size: number;
  /** A name: the same person wherever it occurs. */
  seed: string;
  /** What is known of that person; the seed decides the rest. */
  of?: PersonLook | undefined;
  /** Shoulders end on a straight edge, or on the rim of a round picture; `Avatar` draws that. */
  cut?: 'flat' | 'round';
};

/** Head and shoulders in line. Below 36, a flat head without a face, which would be illegible. */
export function Person({ x, y, size, seed, of, cut = 'flat' }: PersonProps) {
  const look = lookOf(seed, of);
  const drawn = useDrawn(look);
  const transform = `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(size * 10) / 1000})`;
  if (size < 36) return <FlatHead transform={transform} look={look} cut={cut} />;
  /** Lines grow slower than figures, so that near and far ones belong together. */
  const line = tenth(2 * (100 / size) ** 0.35);
  if (drawn) {
    const use = <use href={`#${drawn}`} transform={cut === 'flat' ? transform : undefined} strokeWidth={line} />;
    if (cut === 'flat') return use;
    return (
      <g transform={transform} clipPath="url(#cast-rim)">
        {use}
      </g>
    );
  }
  return (
    <g
      transform={transform}
      fill="none"
      stroke="#16264a"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Figure look={look} cut={cut} line={line} shaded={size >= 64} />
    </g>
  );
}

type FlatHeadProps = { transform: string; look: Look; cut: 'flat' | 'round' };

/** A person where there is no room for a face: shoulders, skin and hair as three shapes. */
function FlatHead({ transform, look, cut }: FlatHeadProps) {
  return (
    <g transform={transform}>
      <path d={torso[cut].line + torso[cut].edge} fill={groundOf(look)} />
      <path d="M-24-68C-24-102 24-102 24-68C24-46 12-36 0-36S-24-46-24-68Z" fill={skins[look.skin]} />
      <path
        d="M-27-60C-32-104 32-104 27-60C22-72 14-80 2-83C-8-78-20-76-27-60Z"
        fill={look.hair === 'scarf' ? look.cloth : hairColors[look.color]}
      />
    </g>
  );
}
