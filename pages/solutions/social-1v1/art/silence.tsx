/** Media packets as strokes; after the last one twenty seconds without, each a ring. */
export function Silence() {
  const packets = Array.from(
    { length: 27 },
    (_, at) => `M${764 + at * 8} ${300 - ((at * 37) % 60)}v${24 + ((at * 53) % 90)}`,
  );
  return (
    <svg viewBox="0 0 1440 624" preserveAspectRatio="xMaxYMid slice" fill="none" strokeLinecap="round" aria-hidden>
      <path d={packets.join('')} stroke="var(--tint)" strokeWidth="4" />
      <path d="M984 190V420" stroke="var(--second)" strokeWidth="5" />
      <path
        d={Array.from({ length: 20 }, (_, at) => `M${1020 + (at % 10) * 42} ${at < 10 ? 284 : 326}h.1`).join('')}
        stroke="var(--rule)"
        strokeWidth="22"
      />
    </svg>
  );
}
