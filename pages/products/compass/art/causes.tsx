/** Shares of the causes, in per cent, as columns from the right edge; the last one is ours. */
const shares = [41, 27, 15, 11, 6];

export function Causes() {
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
      {shares.map((share, index) => (
        <rect
          key={share}
          x={880 + index * 104}
          y={600 - share * 12}
          width="80"
          height={share * 12 + 40}
          fill={index === 4 ? 'var(--second)' : 'var(--rule)'}
        />
      ))}
    </svg>
  );
}
