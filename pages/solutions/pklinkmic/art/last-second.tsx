/** The last second of a match as ten frames, each a tenth: score and picture change in the same one. */
export function LastSecond() {
  return (
    <svg viewBox="0 -60 1440 744" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => (
        <g key={at} opacity={at === 7 ? 1 : 0.5}>
          <rect
            x={810 + (at % 5) * 124}
            y={at < 5 ? 176 : 326}
            width="110"
            height="120"
            rx="10"
            fill="var(--night-soft)"
            stroke={at === 7 ? 'var(--second)' : 'var(--rule)'}
            strokeWidth={at === 7 ? 5 : 2}
          />
          <path
            d={`M${818 + (at % 5) * 124} ${(at < 5 ? 176 : 326) + 100}h${at < 7 ? 40 : 66}`}
            stroke="#ff7a3d"
            strokeWidth="10"
          />
          <path
            d={`M${(at < 7 ? 858 : 884) + (at % 5) * 124} ${(at < 5 ? 176 : 326) + 100}h${at < 7 ? 54 : 28}`}
            stroke="#a98bff"
            strokeWidth="10"
          />
          {at >= 7 ? (
            <path
              d={`M${865 + (at % 5) * 124} 346l10 20 22 3-16 15 4 22-20-10-20 10 4-22-16-15 22-3z`}
              fill="var(--second)"
            />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
