/** A hundred players of a match as dots, 51 of them with the microphone on. */
export function Mics() {
  const dots = (wanted: boolean) =>
    Array.from({ length: 100 }, (_, at) =>
      (at * 51) % 100 < 51 === wanted ? `M${860 + (at % 10) * 56} ${60 + Math.floor(at / 10) * 56}h.1` : '',
    ).join('');
  return (
    <svg
      viewBox="0 0 1440 624"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots(false)} stroke="var(--rule)" strokeWidth="22" />
      <path d={dots(true)} stroke="var(--second)" strokeWidth="22" />
    </svg>
  );
}
