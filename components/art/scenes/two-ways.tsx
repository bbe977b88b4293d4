/** Two uplinks side by side: the first breaks off, the stream goes on over the second. */
export function TwoWays() {
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path
        d={[8, 9, 10, 11, 12, 13, 14].map((line) => `M${line * 100 + 20} 90V550`).join('')}
        stroke="var(--rule)"
        strokeDasharray="2 8"
      />
      <path d="M800 240H1010" stroke="var(--tint)" strokeWidth="10" />
      <path d="M1030 240H1440" stroke="var(--rule)" strokeWidth="4" strokeDasharray="6 14" />
      <path d="M1004 218l28 44M1032 218l-28 44" stroke="var(--third)" strokeWidth="8" strokeLinecap="round" />
      <path d="M800 400H1050" stroke="var(--rule)" strokeWidth="4" strokeDasharray="6 14" />
      <path d="M1058 400H1440" stroke="var(--second)" strokeWidth="10" />
      <path d="M1018 262C1018 340 1040 400 1058 400" stroke="var(--second)" strokeWidth="4" strokeDasharray="3 9" />
      <path d="M1018 486V520M1058 486V520M1018 503H1058" stroke="var(--on-night)" strokeWidth="3" />
    </svg>
  );
}
