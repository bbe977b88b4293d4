import { arcPath } from '../../../../components/art/kit/arc.tsx';
import { placeOf } from '../../../../components/art/kit/map/world-map.ts';
import { World } from '../../../../components/art/kit/map/world.tsx';
import styles from './motion.module.css';

export type Region = { name: string; place: readonly [longitude: number, latitude: number] };

const home = placeOf([120.2, 30.3]);

/** Where messages go: an arc from home to each region, numbered as in the list beside it. */
export function Reach({ regions, label }: { regions: readonly Region[]; label: string }) {
  const places = regions.map(({ place }) => placeOf(place));
  const ways = places.map((to) => arcPath({ from: home, to, lift: Math.round(6 + Math.abs(to[0] - home[0]) * 0.18) }));
  return (
    <svg viewBox="0 32 1200 440" fill="none" role="img" aria-label={label}>
      <World />
      <path d={ways.join('')} stroke="var(--primary)" strokeWidth="1.5" opacity=".55" />
      <g stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round">
        {ways.map((way) => (
          <path key={way} d={way} pathLength="100" strokeDasharray="3 97" className={styles.flow} />
        ))}
      </g>
      <path
        d={places.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke="#ffffff"
        strokeWidth="28"
        strokeLinecap="round"
      />
      <path
        d={places.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke="var(--primary)"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <g fontSize="13" fontWeight="650" fill="#ffffff" textAnchor="middle">
        {places.map(([x, y], index) => (
          <text key={index} x={x} y={y + 5}>
            {index + 1}
          </text>
        ))}
      </g>
      <circle cx={home[0]} cy={home[1]} r="14" fill="var(--ink)" stroke="#ffffff" strokeWidth="2" />
      <circle cx={home[0]} cy={home[1]} r="5" fill="var(--on-night-accent)" />
    </svg>
  );
}
