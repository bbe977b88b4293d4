import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { late } from '../words.yaml';
import { lateInAll } from '../data.ts';
import * as words from '../words.yaml';

/** Strokes of 正, the character that counts to five, in a box of 20 units. */
const strokes = [
  [2, 3, 'h16'],
  [10, 3, 'v15'],
  [10, 10, 'h7'],
  [5, 9, 'v9'],
  [0, 18, 'h20'],
] as const;
const strokeAt = (index: number) => {
  const [x, y, way] = strokes[index % 5]!;
  return `M${x + Math.floor(index / 5) * 23} ${y}${way}`;
};

/** Two terms side by side, a month a line, five lessons a character. */
function board(width: number, high: number, row: number, font: number, label: number): View {
  const art = (
    <>
      <path d={`M6 6H${width - 6}V${high - 16}H6Z`} fill="#20473a" stroke="#b07b45" strokeWidth="12" />
      <path d={`M0 ${high - 12}H${width}V${high}H0Z`} fill="#8a5a2c" />
      <path d={`M${width * 0.7} ${high - 15}h34m12 0h20`} stroke="#f4f1e6" strokeWidth="6" strokeLinecap="round" />
      {late.flatMap(({ term, months }, side) =>
        Object.entries({ [term]: 0, ...months }).map(([name, count], line) => (
          <g
            key={name}
            transform={`translate(${side ? width * 0.455 : row * 0.7} ${row * (line ? 1.25 + line * 1.28 : 1.15)})`}
          >
            <Text x={0} y={0} size={font} weight={600} fill={line ? '#bcd2c5' : '#f4f1e6'}>
              {name}
            </Text>
            <path
              transform={`translate(${label} ${row * -0.39}) scale(${row * 0.039})`}
              d={Array.from({ length: count }, (_, index) => strokeAt(index)).join('')}
              stroke="#f4f1e6"
              strokeWidth="2.2"
              strokeLinecap="round"
            />
          </g>
        )),
      )}
    </>
  );
  return { size: [width, high], art };
}

export const Blackboard = () => (
  <Drawing
    title={words.blackboard.title({ lateInAll })}
    wide={board(560, 372, 35, 18, 60)}
    narrow={board(358, 234, 21, 13, 42)}
  />
);
