/** Ledger paper with one line that is filled in. */
export function Ruled() {
  const rows = Array.from({ length: 11 }, (_, at) => `M780 ${50 + at * 54}H1440`).join('');
  const figures = Array.from(
    { length: 10 },
    (_, at) =>
      `M${810 + ((at * 83) % 190)} ${78 + at * 54}h${90 + ((at * 47) % 160)}M1290 ${78 + at * 54}h${70 + ((at * 29) % 50)}`,
  );
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d={rows} stroke="var(--rule)" />
      <path d="M1250 0V640" stroke="var(--third)" strokeWidth="2" opacity=".6" />
      <path d={figures.join('')} stroke="var(--rule)" strokeWidth="10" strokeLinecap="round" />
      <path d="M780 374H1440V428H780Z" fill="var(--tint-soft)" />
      <path d={figures[6]!} stroke="var(--second)" strokeWidth="10" strokeLinecap="round" />
    </svg>
  );
}
