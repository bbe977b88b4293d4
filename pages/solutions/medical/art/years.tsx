/** Fifteen years as file spines, of which the first three also hold talk and pictures. */
export function Years() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {Array.from({ length: 15 }, (_, year) => {
        const kept = year < 3;
        return (
          <g key={year} transform={`translate(${790 + year * 27} ${150 + ((year * 7) % 4) * 6})`}>
            <rect
              width="21"
              height={290 - ((year * 7) % 4) * 6}
              rx="4"
              fill={kept ? 'var(--tint)' : 'var(--night-soft)'}
            />
            <path d="M6 30H16M6 40H16" stroke={kept ? 'var(--night)' : 'var(--on-night-muted)'} strokeWidth="3" />
            {kept ? <path d="M6 70v40M11 60v60M16 74v32" stroke="var(--night)" strokeWidth="3" /> : null}
          </g>
        );
      })}
      <path d="M780 442H1196" stroke="var(--on-night-muted)" strokeWidth="2" />
    </svg>
  );
}
