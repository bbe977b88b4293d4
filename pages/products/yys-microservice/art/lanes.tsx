import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const services = [
  { name: words.services.gateway, hasNext: false },
  { name: words.services.goods, hasNext: true },
  { name: words.services.stock, hasNext: false },
  { name: words.services.order, hasNext: true },
  { name: words.services.pay, hasNext: false },
];

/** A request with the tag of the next version: it takes the new instances where there are any, and the current ones where not. */
export function Lanes() {
  return (
    <Drawing
      title={words.lanesDrawing.title}
      wide={{ size: [1200, 330], art: <Rows across={[40, 232]} top={40} gap={160} size={17} box={[152, 64]} /> }}
      narrow={{ size: [358, 560], art: <Columns /> }}
    />
  );
}

type RowsProps = {
  across: readonly [from: number, step: number];
  top: number;
  gap: number;
  size: number;
  box: readonly [number, number];
};

function Rows({ across: [from, step], top, gap, size, box: [width, height] }: RowsProps) {
  const yOf = (isNext: boolean) => top + (isNext ? gap : 0);
  const way = services
    .map(({ hasNext }, index) => {
      const [x, y] = [from + index * step, yOf(hasNext) + height / 2];
      const before = yOf(services[index - 1]?.hasNext ?? false) + height / 2;
      const curve = index === 0 ? `M${x} ${y}` : `C${x - 40} ${before} ${x - 40} ${y} ${x} ${y}`;
      return `${curve}H${x + width}`;
    })
    .join('');
  return (
    <>
      <Text x={from} y={16} size={16} fill="var(--muted)">
        {words.lanesDrawing.current}
      </Text>
      <Text x={from} y={yOf(true) + height + 34} size={16} fill="var(--second-ink)">
        {words.lanesDrawing.next}
      </Text>
      {services.flatMap(({ name, hasNext }, index) =>
        [false, true].map((isNext) => {
          const [x, y] = [from + index * step, yOf(isNext)];
          const exists = !isNext || hasNext;
          return (
            <g key={`${name} ${isNext}`}>
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                rx="8"
                fill={exists ? 'var(--card)' : 'none'}
                stroke={exists ? (isNext ? 'var(--second)' : 'var(--tint)') : 'var(--rule)'}
                strokeWidth="2"
                strokeDasharray={exists ? undefined : '5 6'}
              />
              <Text
                x={x + width / 2}
                y={y + 17}
                size={size}
                weight={600}
                anchor="middle"
                fill={exists ? 'currentColor' : 'var(--muted)'}
              >
                {exists ? `${name} ${isNext ? '3.1' : '3.0'}` : words.lanesDrawing.none}
              </Text>
            </g>
          );
        }),
      )}
      <path d={way} transform="translate(0 14)" stroke="var(--third)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Columns() {
  const xOf = (isNext: boolean) => (isNext ? 200 : 12);
  const yOf = (index: number) => 40 + index * 104;
  const way = services
    .map(({ hasNext }, index) => {
      const [x, y] = [xOf(hasNext) + 124, yOf(index)];
      const before = xOf(services[index - 1]?.hasNext ?? false) + 124;
      return `${index === 0 ? `M${x} ${y}` : `C${before} ${y - 24} ${x} ${y - 28} ${x} ${y}`}V${y + 60}`;
    })
    .join('');
  return (
    <>
      <Text x={12} y={14} size={13} fill="var(--muted)">
        {words.lanesDrawing.currentShort}
      </Text>
      <Text x={200} y={14} size={13} fill="var(--second-ink)">
        {words.lanesDrawing.nextShort}
      </Text>
      {services.flatMap(({ name, hasNext }, index) =>
        [false, true].map((isNext) => {
          const exists = !isNext || hasNext;
          return (
            <g key={`${name} ${isNext}`}>
              <rect
                x={xOf(isNext)}
                y={yOf(index)}
                width="146"
                height="60"
                rx="8"
                fill={exists ? 'var(--card)' : 'none'}
                stroke={exists ? (isNext ? 'var(--second)' : 'var(--tint)') : 'var(--rule)'}
                strokeWidth="2"
                strokeDasharray={exists ? undefined : '5 6'}
              />
              <Text
                x={xOf(isNext) + 14}
                y={yOf(index) + 30}
                size={14}
                weight={600}
                fill={exists ? 'currentColor' : 'var(--muted)'}
              >
                {exists ? `${name} ${isNext ? '3.1' : '3.0'}` : words.lanesDrawing.none}
              </Text>
            </g>
          );
        }),
      )}
      <path d={way} stroke="var(--third)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
