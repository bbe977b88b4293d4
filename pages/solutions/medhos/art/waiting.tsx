/** One seat for each minute of waiting: 41 before, 4 taken now. */
export function Waiting() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      {Array.from({ length: 41 }, (_, minute) => {
        const x = 796 + (minute % 9) * 46;
        const y = 150 + Math.floor(minute / 9) * 68;
        const taken = minute < 4;
        return (
          <g key={minute} transform={`translate(${x} ${y}) scale(.74)`}>
            <path
              d="M-18 4h36a8 8 0 0 1 8 8v10h-52V12a8 8 0 0 1 8-8ZM-20 22v12M20 22v12M-16 4v-30a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8V4"
              stroke={taken ? 'var(--tint)' : 'var(--rule)'}
              strokeWidth="3"
              fill={taken ? 'var(--tint)' : 'none'}
            />
          </g>
        );
      })}
    </svg>
  );
}
