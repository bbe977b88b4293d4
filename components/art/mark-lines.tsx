type Colours = { arc: string; wave: string; points: string };

/** The lines of the mark in a field of 32 by 32: two points, the arc that joins them, the wave that travels between. */
export function MarkLines({ arc, wave, points }: Colours) {
  return (
    <>
      <path d="M4 21.5C7.5 5.5 24.5 5.5 28 21.5" stroke={arc} strokeWidth="3" />
      <path d="M9.5 23.5q3.25-5 6.5 0t6.5 0" stroke={wave} strokeWidth="2.6" />
      <circle cx="4" cy="23" r="3.2" fill={points} />
      <circle cx="28" cy="23" r="3.2" fill={points} />
    </>
  );
}
