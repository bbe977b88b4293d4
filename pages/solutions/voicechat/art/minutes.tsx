/** Forty-seven minutes as bars from the floor; the last eleven, which were won, are lit. */
export function Minutes() {
  const bars = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, at) => `M${(from + at) * 30 + 30} 624v-${90 + (((from + at) * 53) % 70)}`,
    ).join('');
  return (
    <svg viewBox="0 0 1440 624" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
      <path d={bars(0, 36)} stroke="var(--rule)" strokeWidth="10" strokeLinecap="round" />
      <path d={bars(36, 47)} stroke="var(--second)" strokeWidth="10" strokeLinecap="round" />
    </svg>
  );
}
