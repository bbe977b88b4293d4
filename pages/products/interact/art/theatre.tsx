/** Rows of a theatre seen from above: few on stage, some in front, most behind. */
export function Theatre() {
  const rows = [
    { count: 15, r: 170, color: 'var(--third)' },
    { count: 20, r: 215, color: 'var(--third)' },
    ...Array.from({ length: 6 }, (_, at) => ({ count: 26 + at * 5, r: 290 + at * 40, color: 'var(--tint)' })),
  ];
  const dots = (count: number, r: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = Math.PI * (0.08 + (0.84 * at) / (count - 1));
      return `M${Math.round(560 - Math.cos(angle) * r)} ${Math.round(70 + Math.sin(angle) * r)}h.1`;
    }).join('');
  return (
    <svg viewBox="0 0 1120 590" fill="none" role="img">
      <title>台上四人走实时网络，前排走低时延线路，后面的座位走常规线路</title>
      <path d="M430 20h260l-30 84H460z" fill="var(--second)" />
      <path
        d="M500 62h.1M540 62h.1M580 62h.1M620 62h.1"
        stroke="var(--ground)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      {rows.map(({ count, r, color }) => (
        <path key={r} d={dots(count, r)} stroke={color} strokeWidth="17" strokeLinecap="round" />
      ))}
    </svg>
  );
}
