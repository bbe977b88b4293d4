import { tenth } from '../../../../components/art/kit/tenth.ts';

const lanes = 18;

/** Behind the statement: one hour cut into slices, worked on in parallel lanes that all end at a tenth of the width. */
export function Lanes() {
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {Array.from({ length: lanes }, (_, lane) => {
        const length = 118 - ((lane * 37) % 41);
        const y = 40 + lane * 33;
        return (
          <g key={lane} opacity={tenth(1 - Math.abs(lane - 9) * 0.06)}>
            <path d={`M760 ${y}H1480`} stroke="var(--rule)" strokeWidth="1" />
            <path
              d={`M760 ${y}h${length * 2}`}
              stroke={lane % 5 === 2 ? 'var(--second)' : 'var(--tint)'}
              strokeWidth="14"
              strokeDasharray="20 4"
            />
          </g>
        );
      })}
      <path d="M1000 0V640" stroke="var(--second)" strokeWidth="2" strokeDasharray="4 6" />
    </svg>
  );
}
