/** Behind the statement: a sheet of frames, one of which is chosen. */
export function Frames() {
  const rows = Array.from({ length: 11 }, (_, row) => `M880 ${30 + row * 58}H1500`).join('');
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d={rows} stroke="var(--rule)" opacity=".6" strokeWidth="42" strokeDasharray="72 8" />
      <rect
        x="1114"
        y="234"
        width="84"
        height="56"
        rx="4"
        stroke="var(--second)"
        strokeWidth="5"
        fill="var(--ground)"
      />
      <path d="M1122 284l24-30 16 16 14-10 16 24" stroke="var(--second)" strokeWidth="3" />
      <circle cx="1178" cy="250" r="5" fill="var(--second)" />
    </svg>
  );
}
