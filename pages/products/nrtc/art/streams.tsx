import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const colors: Readonly<Record<number, string>> = { 1500: 'var(--tint)', 500: '#7f9bff', 150: 'var(--second)' };
/** Kilobits a second of each picture: what one person sends, and what two layouts take. */
const views = [
  { left: 0, title: '一人发出：720p、360p、180p', rates: [1500, 500, 150] },
  { left: 380, title: '宫格布局收 15 个 180p', rates: Array<number>(15).fill(150) },
  { left: 740, title: '主讲布局收 1 个 720p、14 个 180p', rates: [1500, ...Array<number>(14).fill(150)] },
];

type SquaresProps = { y: number; scale: number; rates: readonly number[] };

/** Squares with the rate as their area; small ones stand in three rows beside a large one. */
function Squares({ y, scale, rates }: SquaresProps) {
  const sideOf = (rate: number) => Math.round(Math.sqrt(rate) * scale);
  const small = sideOf(150) + 6;
  let left = 0;
  let smalls = 0;
  return rates.map((rate, at) => {
    const side = sideOf(rate);
    const row = rate === 150 ? smalls++ % 3 : 0;
    const place = { x: left, y: y + row * small };
    if (rate !== 150 || row === 2) left += side + 6;
    return <rect key={at} {...place} width={side} height={side} fill={colors[rate]} />;
  });
}

type ViewsProps = { scale: number; size: number; down: number };

/** The views side by side, or `down` pixels one below the other. */
function Views({ scale, size, down }: ViewsProps) {
  return views.map(({ left, title, rates }, at) => (
    <g key={title} transform={`translate(${down ? 0 : left} ${at * down})`}>
      <Text x={0} y={size} size={size} weight={650} fill="currentColor">
        {title}
      </Text>
      <Text x={0} y={size * 2.7} size={size} fill="var(--tint-strong)">
        {`${String(rates.reduce((sum, rate) => sum + rate, 0)).replace(/(...)$/, ',$1')} kbps`}
      </Text>
      <Squares y={size * 4} scale={scale} rates={rates} />
    </g>
  ));
}

/** What one person sends, and what two layouts take of it. */
export function Streams() {
  return (
    <Drawing
      title="十六人的会场，方块面积是码率：发出 2,150 kbps，宫格收 2,250 kbps，主讲布局收 3,600 kbps"
      wide={{ size: [1200, 240], art: <Views scale={4.2} size={15} down={0} /> }}
      narrow={{ size: [358, 560], art: <Views scale={3} size={13} down={188} /> }}
    />
  );
}
