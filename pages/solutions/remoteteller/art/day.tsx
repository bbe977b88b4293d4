import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Nine calls of nine minutes on average, from when to when; they come again until 46 calls, with pauses, fill eight hours. */
const ends = [9, 21, 27, 35, 45, 52, 62, 72, 81];
const colorOf = (at: number) =>
  [5, 19, 33].includes(at) ? '--second' : [12, 27, 41].includes(at) ? '--third' : '--tint';
const calls = Array.from({ length: 46 }, (_, at) => {
  const before = Math.floor(at / 9) * 81 + at * (66 / 46);
  return { from: before + (ends[(at % 9) - 1] ?? 0), to: before + ends[at % 9]!, color: `var(${colorOf(at)})` };
});

function Sheet({ left, width, font }: { left: number; width: number; font: number }) {
  const x = (minute: number, line: number) =>
    tenth(left + (Math.max(0, Math.min(60, minute - line * 60)) / 60) * (width - left));
  return [9, 10, 11, 13, 14, 15, 16, 17].map((hour, line) => (
    <g key={hour} transform={`translate(0 ${line * 42})`}>
      <Text x={0} y={16} size={font} fill="var(--muted)">
        {words.dayDrawing.hour({ hour })}
      </Text>
      <path d={`M0 37H${width}`} stroke="var(--rule)" />
      {calls.map(({ from, to, color }) =>
        to > line * 60 && from < line * 60 + 60 ? (
          <path key={from} d={`M${x(from, line)} 16H${x(to, line)}`} stroke={color} strokeWidth="28" />
        ) : null,
      )}
    </g>
  ));
}

/** The day of one teller, an hour a line: six calls are handed over or approved by a supervisor. */
export function Day() {
  return (
    <Drawing
      title={words.dayDrawing.title}
      wide={{ size: [1200, 338], art: <Sheet left={64} width={1200} font={16} /> }}
      narrow={{ size: [358, 338], art: <Sheet left={44} width={358} font={13} /> }}
    />
  );
}
