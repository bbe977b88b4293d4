/** Heights of speech in hundredths, one for each tenth of a second: two phrases with a breath between them. */
const speech = [30, 62, 48, 86, 70, 96, 58, 40, 74, 92, 66, 34, 18, 44, 80, 60, 98, 76, 52, 88, 46, 28, 64, 38, 14];

type Voice = {
  /** Where it begins, the middle line, and how far one bar is from the next. */
  x: number;
  y: number;
  gap: number;
  /** Half the height of the loudest bar. */
  height: number;
  bars: number;
  /** Where in the phrase it begins. */
  from?: number;
  /** Loudness of a bar, 1 when left out. */
  at?: (index: number) => number;
};

/** A voice as the path of its bars, in whole units. */
export function voicePath({ x, y, gap, height, bars, from = 0, at = () => 1 }: Voice): string {
  return Array.from({ length: bars }, (_, index) => {
    const half = Math.max(2, Math.round((speech[(index + from) % speech.length]! / 100) * height * at(index)));
    return `M${x + index * gap} ${y - half}v${half * 2}`;
  }).join('');
}
