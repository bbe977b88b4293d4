/** Switches as dots, 60 by 26, and 1.9 per cent of them lit. */
export function Pauses() {
  const lit = Array.from(
    { length: 30 },
    (_, at) => `M${((at * 37) % 60) * 24 + 12} ${((at * 7) % 26) * 24 + 12}h.1`,
  ).join('');
  return (
    <svg viewBox="0 0 1440 624" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <pattern id="interact-switches" width="24" height="24" patternUnits="userSpaceOnUse">
        <circle cx="12" cy="12" r="2.5" fill="var(--rule)" />
      </pattern>
      <path d="M0 0H1440V624H0Z" fill="url(#interact-switches)" />
      <path d={lit} stroke="var(--second)" strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}
