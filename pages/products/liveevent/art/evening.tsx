/** Who watched, minute by minute: they come before the beginning, dip at the break, peak at the draw. */
const watching = [2, 9, 30, 62, 78, 84, 86, 85, 83, 70, 64, 80, 88, 90, 97, 100, 92, 60, 22, 6];

export function Evening() {
  const points = watching.map((share, at) => `${800 + at * 33} ${Math.round(600 - share * 4.4)}`);
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
      <path d={`M${points.join('L')}V640H800Z`} fill="var(--tint-soft)" />
      <path d={`M${points.join('L')}`} stroke="var(--tint)" strokeWidth="4" strokeLinejoin="round" />
      <path d="M899 640V110M1394 640V110" stroke="var(--second)" strokeWidth="2" strokeDasharray="4 8" />
      <circle cx="1295" cy="160" r="8" fill="var(--second)" />
    </svg>
  );
}
