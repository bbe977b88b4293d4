const pips = [-26, 0, 26].flatMap((y) => [`M-22 ${y}h.1`, `M22 ${y}h.1`]).join('');

/** Dice as a client has them: blank. One has been thrown by the server. */
export function Dice() {
  return (
    <svg viewBox="0 0 1440 624" preserveAspectRatio="xMidYMax slice" fill="none" strokeLinecap="round" aria-hidden>
      {Array.from({ length: 12 }, (_, at) => (
        <g key={at} transform={`translate(${60 + at * 120} 560) rotate(${((at * 37) % 30) - 15})`}>
          <rect
            x="-44"
            y="-44"
            width="88"
            height="88"
            rx="18"
            fill={at === 7 ? 'var(--second)' : 'var(--night-soft)'}
            stroke="var(--rule)"
            strokeWidth="2"
          />
          {at === 7 ? <path d={pips} stroke="var(--night)" strokeWidth="14" /> : null}
        </g>
      ))}
    </svg>
  );
}
