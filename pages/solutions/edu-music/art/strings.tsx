/** Two strings, the second a sixth of a second behind: the same beat does not fall on the same place. */
export function Strings() {
  const beats = [0, 1, 2, 3];
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {[0, 1].map((end) => {
        const y = 210 + end * 150;
        const late = end * 36;
        return (
          <g key={end} stroke={end ? 'var(--on-night-accent)' : 'var(--on-night-primary)'}>
            <path d={`M790 ${y}H1200`} strokeWidth="1.5" opacity=".6" />
            {beats.map((beat) => {
              const x = 812 + beat * 104 + late;
              return (
                <path
                  key={beat}
                  d={`M${x} ${y}c4-70 8-70 12 0s8 44 12 0 8-26 12 0 8 14 12 0`}
                  strokeWidth="3"
                  strokeLinecap="round"
                />
              );
            })}
          </g>
        );
      })}
      {beats.map((beat) => (
        <path
          key={beat}
          d={`M${812 + beat * 104} 140V430M${848 + beat * 104} 140V430`}
          stroke="var(--night-line)"
          strokeWidth="2"
          strokeDasharray="3 6"
        />
      ))}
    </svg>
  );
}
