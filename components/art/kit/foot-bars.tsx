/** A part of a bar: its share of the longest bar, 0 to 1. An empty part is a gap. */
type Part = { share: number; marked?: boolean; empty?: boolean };

type FootBarsProps = {
  /** One to three bars, each with its parts from left to right; the longest adds up to 1. */
  bars: readonly (readonly Part[])[];
  /** Where the bars begin and end, in hundredths of the band's width. */
  from?: number;
  to?: number;
};

const [height, pitch, below] = [22, 38, 56];

/**
 * Bars at the foot of a `Statement`, which show the quantity of its sentence; the words have the numbers. The heights are pixels, the
 * lengths shares of the window.
 */
export function FootBars({ bars, from = 0, to = 100 }: FootBarsProps) {
  const top = -below - (bars.length - 1) * pitch - height;
  return (
    <svg fill="none" aria-hidden="true">
      <svg y="100%" overflow="visible">
        {bars.map((parts, row) => {
          let at = from;
          return (
            <g key={row}>
              {parts.map(({ share, marked, empty }, index) => {
                const x = at;
                at += share * (to - from);
                return empty ? null : (
                  <rect
                    key={index}
                    x={`${x.toFixed(2)}%`}
                    y={top + row * pitch}
                    width={`${(share * (to - from)).toFixed(2)}%`}
                    height={height}
                    fill={marked ? 'var(--second)' : 'var(--rule)'}
                    stroke="var(--ground)"
                    strokeWidth="3"
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
    </svg>
  );
}
