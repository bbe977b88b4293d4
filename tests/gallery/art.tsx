import { Arc, Point } from '../../components/art/kit/arc.tsx';
import { Text } from '../../components/art/kit/text.tsx';
import styles from './art.module.css';

/** Drawings to fill specimens with; pages draw their own. They take the roles of the ground they stand on. */
export function Bridge({ height = 360 }: { height?: number }) {
  const foot = height - 60;
  return (
    <svg viewBox={`0 0 720 ${height}`} fill="none" aria-hidden="true">
      <path d={`M0 ${foot}H720`} stroke="var(--rule)" strokeWidth="2" />
      <Arc from={[90, foot]} to={[630, foot]} lift={foot - 30} color="var(--tint)" width={3} />
      <Arc from={[90, foot]} to={[360, foot]} lift={foot * 0.5} color="var(--second)" />
      <Arc from={[360, foot]} to={[630, foot]} lift={foot * 0.5} color="var(--second)" />
      {(['Jakarta', 'Singapore', 'Tokyo'] as const).map((city, index) => (
        <g key={city}>
          <Point at={[90 + index * 270, foot]} color="var(--tint)" />
          <Text x={90 + index * 270} y={foot + 32} size={18} anchor="middle" fill="var(--muted)">
            {city}
          </Text>
        </g>
      ))}
    </svg>
  );
}

export function Wave({ bars = 48 }: { bars?: number }) {
  return (
    <svg viewBox={`0 0 ${bars * 12} 160`} fill="none" aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => {
        const half = 10 + 60 * Math.abs(Math.sin(index * 0.55) * Math.sin(index * 0.13 + 0.4));
        return (
          <path
            key={index}
            className={styles.bar}
            d={`M${index * 12 + 6} ${Math.round(80 - half)}v${Math.round(half * 2)}`}
            stroke={index % 7 === 3 ? 'var(--second)' : 'var(--tint)'}
            strokeWidth="5"
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}

export function Thread({ lines }: { lines: readonly string[] }) {
  return (
    <svg viewBox={`0 0 360 ${lines.length * 62 + 24}`} fill="none" aria-hidden="true">
      {lines.map((line, index) => {
        const mine = index % 2 === 1;
        const width = 40 + [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 16 : 9), 0);
        const x = mine ? 340 - width : 20;
        return (
          <g key={line}>
            <rect
              x={x}
              y={18 + index * 62}
              width={width}
              height="44"
              rx="14"
              fill={mine ? 'var(--primary)' : 'var(--tint-soft)'}
            />
            <Text x={x + 20} y={40 + index * 62} size={16} fill={mine ? '#ffffff' : 'currentColor'}>
              {line}
            </Text>
          </g>
        );
      })}
    </svg>
  );
}
