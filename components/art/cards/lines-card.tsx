import { widthOf } from '../kit/measure.ts';
import { Text } from '../kit/text.tsx';
import { Card, cardWidth } from './card.tsx';

type Line = { name: string; value: string };

type LinesCardProps = {
  title: string;
  /** Beside the title. */
  meta?: string;
  /** Up to eight. */
  lines: readonly Line[];
  total?: Line;
};

const margin = 30;

/** A bill, a price list or a list of dates for shared links: names at the left, what they come to at the right. */
export function LinesCard({ title, meta, lines, total }: LinesCardProps) {
  const pitch = lines.length > 5 ? 38 : 46;
  const bottom = 82 + lines.length * pitch;
  const height = bottom + (total ? 76 : 20);
  return (
    <Card height={height}>
      <Text
        x={margin}
        y={40}
        size={sizeOf(title, { most: 22, width: 380 - (meta ? widthOf(meta, 16) + 16 : 0) })}
        weight={700}
      >
        {title}
      </Text>
      {meta ? (
        <Text x={cardWidth - margin} y={41} size={16} anchor="end" fill="var(--muted)">
          {meta}
        </Text>
      ) : null}
      <path d={`M${margin} 68H${cardWidth - margin}`} stroke="var(--rule)" strokeWidth="2" />
      {lines.map((line, index) => (
        <Row key={line.name} line={line} y={82 + (index + 0.5) * pitch} size={19} />
      ))}
      {total ? (
        <>
          <path d={`M${margin} ${bottom + 10}H${cardWidth - margin}`} stroke="currentColor" strokeWidth="2" />
          <Row line={total} y={bottom + 42} size={24} />
        </>
      ) : null}
    </Card>
  );
}

function Row({ line: { name, value }, y, size }: { line: Line; y: number; size: number }) {
  const width = cardWidth - 2 * margin - widthOf(value, size) - 20;
  return (
    <>
      <Text x={margin} y={y} size={sizeOf(name, { most: size, width })} fill="var(--muted)">
        {name}
      </Text>
      <Text x={cardWidth - margin} y={y} size={size} weight={650} anchor="end">
        {value}
      </Text>
    </>
  );
}

/** The size at which a text fits into a width. */
const sizeOf = (text: string, { most, width }: { most: number; width: number }) =>
  Math.round(Math.min(most, width / widthOf(text, 1)) * 2) / 2;
