type Loss = {
  /** Share of the packets that are lost. */ share: number /** Packets lost in a row, on average. */;
  burst: number;
};

/**
 * The two probabilities of a Gilbert model for bursts of loss: that a packet begins one, and that the next one ends it.
 * See `man tc-netem`, `loss gemodel`.
 */
export function gilbertOf({ share, burst }: Loss): { begins: number; ends: number } {
  const ends = 1 / burst;
  return { begins: (share * ends) / (1 - share), ends };
}

/** A probability as tc reads it: `14.3%`. */
export const percent = (probability: number) => `${(probability * 100).toFixed(1)}%`;

/** Where a gauge's hand points for a share of its scale: the end of a radius of 1, from left (0) over the top to right (1). */
export function handAt(share: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - share);
  return [Math.cos(angle), -Math.sin(angle)];
}
