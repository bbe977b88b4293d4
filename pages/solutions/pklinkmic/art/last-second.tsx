const star = 'm0 0l10 20 22 3-16 15 4 22-20-10-20 10 4-22-16-15 22-3z';

/** The last second of a match as ten frames, each a tenth: score and picture change in the same one. */
export function LastSecond() {
  return (
    <svg viewBox="0 -60 1440 744" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => {
        const [x, y, middle, isIt] = [810 + (at % 5) * 124, at < 5 ? 176 : 326, at < 7 ? 48 : 74, at === 7];
        return (
          <g key={at} transform={`translate(${x} ${y})`} opacity={isIt ? 1 : 0.5} strokeWidth="10">
            <path
              d="M0 0H110V120H0Z"
              fill="var(--night-soft)"
              stroke={`var(${isIt ? '--second' : '--rule'})`}
              strokeWidth={isIt ? 5 : 2}
            />
            <path d={`M8 100H${middle}`} stroke="#ff7a3d" />
            <path d={`M${middle} 100H102`} stroke="#a98bff" />
            {at >= 7 ? <path d={`M55 20${star}`} fill="var(--second)" strokeWidth="0" /> : null}
          </g>
        );
      })}
    </svg>
  );
}
