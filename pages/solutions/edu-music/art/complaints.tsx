/** Complaints in ten thousand lessons, one dot each, twenty in a row. */
export function Complaints({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 480 104" fill="none" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={12 + (index % 20) * 24}
          cy={14 + Math.floor(index / 20) * 25}
          r="8"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
