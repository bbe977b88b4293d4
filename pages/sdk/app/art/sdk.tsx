import { Phone, Window } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Mute } from '../../../../components/art/kit/mute.tsx';
import { workOf } from '../../../../components/art/works/works.ts';
import { seedOf } from '../../../../components/ui/seed.ts';
import type { DemoProduct } from '../../../../config/products.ts';
import type { Talk } from '../../../../components/art/works/work.ts';

const talk: Talk = ['装好了吗？', '已经连上了'];

const packages = [
  { x: 44, y: 322, icon: 'package', ground: 'var(--ink)' },
  { x: 496, y: 60, icon: 'terminal', ground: 'var(--accent-ink)' },
] as const;

/** A product on two devices at once, and the packages that it came in. */
export function SdkArt({ product }: { product: DemoProduct }) {
  const seed = seedOf(`sdk ${product}`);
  const Work = workOf(product);
  return (
    <svg viewBox="14 20 516 356" fill="none" aria-hidden="true">
      <path
        d="M44 322C20 20 300 -70 496 60"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <Window x={56} y={58} width={392} height={282}>
        <path d="M57 93H447V326A13 13 0 0 1 434 339H70A13 13 0 0 1 57 326Z" fill="#eaf0ff" />
        <g transform="translate(84 118) scale(1.28)">
          <Work seed={seed} talk={talk} />
        </g>
      </Window>
      <Phone x={386} y={136} width={140} height={236}>
        <rect x="400" y="170" width="112" height="184" rx="12" fill="#dfe8ff" />
        <path d="M414 326h84M414 340h52" stroke="#b9c8ea" strokeWidth="5" strokeLinecap="round" />
        <g transform="translate(400 200) scale(.467)">
          <Mute>
            <Work seed={seed >>> 2} talk={talk} />
          </Mute>
        </g>
      </Phone>
      {packages.map(({ x, y, icon, ground }) => (
        <Glyph key={icon} x={x} y={y} r={26} name={icon} ground={ground} />
      ))}
    </svg>
  );
}
