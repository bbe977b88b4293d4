/** Forty-one schools on the hills of a county, all with their lights on but the one without electricity. */
export function Hills() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d="M700 600L860 330L950 430L1060 170L1200 380V600Z" fill="var(--paper-deep)" />
      {Array.from({ length: 41 }, (_, school) => {
        const row = Math.floor(school / 7);
        const x = 800 + (school % 7) * 56 + (row % 2) * 20;
        const y = 130 + row * 72 + ((school * 13) % 5) * 6;
        return (
          <path
            key={school}
            d={`M${x - 15} ${y}v-16l15-12 15 12v16Z`}
            fill={school === 33 ? 'var(--paper)' : 'var(--tint)'}
            stroke="var(--tint)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
}
