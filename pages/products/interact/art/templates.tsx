import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { type Box, layouts } from '../../../../components/try/seating.ts';
import { productLimits } from '../../../../config/product-limits.ts';
import { grouped } from '../../../../config/rules/price.ts';
import * as words from '../words.yaml';

const { stage } = productLimits.interact;
const frame = { width: 1280, height: 720 };
const column = Array.from({ length: 4 }, (_, at): Box => [0.75, at / 4, 0.25, 0.25]);
const inset: Box = [0.72, 0.06, 0.25, 0.25];
const { names } = words.templatesDrawing;
/** The host comes first; a later picture lies on the earlier ones. */
const templates: readonly { name: string; boxes: readonly Box[] }[] = [
  { name: names.side, boxes: layouts.side(2) },
  { name: names.inset, boxes: layouts.grid(1).concat([inset]) },
  { name: names.speaker, boxes: layouts.speaker(4) },
  { name: names.column, boxes: layouts.grid(1).concat(column) },
  { name: names.grid, boxes: layouts.grid(stage.metered) },
  { name: names.full, boxes: layouts.grid(stage.prepaid) },
];
const smallest = (boxes: readonly Box[]) => {
  const [, , width, height] = boxes.toSorted((one, other) => one[2] * one[3] - other[2] * other[3])[0]!;
  return `${grouped(Math.round(width * frame.width))} × ${Math.round(height * frame.height)}`;
};

function Frames({ columns, size, font }: { columns: number; size: number; font: number }) {
  const high = (size * 9) / 16;
  const outline = ([left, top, width, tall]: Box) =>
    `M${left * size + 2} ${top * high + 2}h${width * size - 4}v${tall * high - 4}h${4 - width * size}z`;
  return templates.map(({ name, boxes }, at) => (
    <g key={name} transform={`translate(${(at % columns) * (size + 30)} ${Math.floor(at / columns) * (high + 76)})`}>
      <path d={outline(boxes[0]!)} fill="var(--tint)" />
      <path d={boxes.slice(1).map(outline).join('')} fill="var(--tint-soft)" stroke="var(--tint)" />
      <Text x={2} y={high + 20} size={font} weight={650}>
        {words.templatesDrawing.text({ name, length: boxes.length })}
      </Text>
      <Text x={2} y={high + 42} size={font} fill="var(--muted)">
        {words.templatesDrawing.smallest({ size: smallest(boxes) })}
      </Text>
    </g>
  ));
}

/** How six templates divide a picture of 1280 by 720, and the pixels that the smallest place has. */
export function Templates() {
  return (
    <Drawing
      title={words.templatesDrawing.title({ smallest: smallest(layouts.grid(stage.prepaid)) })}
      wide={{ size: [1200, 556], art: <Frames columns={3} size={380} font={16} /> }}
      narrow={{ size: [358, 500], art: <Frames columns={2} size={164} font={12.5} /> }}
    />
  );
}
