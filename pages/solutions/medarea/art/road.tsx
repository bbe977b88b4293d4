/** A mountain road of 38 km with its stones, one for each kilometre; the last is the county hospital. */
export function Road() {
  const at = (part: number) => [800 + part * 390, 470 - part * 300 + Math.sin(part * 9) * 46] as const;
  const points = Array.from({ length: 39 }, (_, km) => at(km / 38).map((value) => value.toFixed(1)));
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d="M780 560L900 300L990 430L1090 210L1200 420V600H780Z" fill="var(--night-soft)" opacity=".6" />
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} stroke="var(--tint)" strokeWidth="3" />
      {points.map(([x, y], km) => (
        <circle
          key={km}
          cx={x}
          cy={y}
          r={km % 10 === 0 ? 7 : 4}
          fill={km === 38 ? 'var(--third-ink)' : 'var(--tint)'}
        />
      ))}
    </svg>
  );
}
