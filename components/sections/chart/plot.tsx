import { tenth } from '../../art/kit/tenth.ts';
import { Text } from '../../art/kit/text.tsx';
import { inks, type Mark, MarkShape, namedEnd } from './marks.tsx';
import { type Axis, apart, emsOf, fewTicks, placeOf, scaleOf, textOf } from './scale.ts';

export type ChartFrame = { width: number; height: number; font: number /** Most ticks below. */; ticks: number };

type PlotProps = {
  frame: ChartFrame;
  x: Axis;
  y: Axis;
  marks: readonly Mark[];
};

/** A chart at one size: as much room around it as its letters need. */
export function Plot({ frame: { width, height, font, ticks }, x, y, marks }: PlotProps) {
  const names = marks.flatMap((mark) => namedEnd(mark) ?? []);
  const end = x.to ?? placeOf(x.ticks.at(-1)!);
  const ems = (texts: readonly string[]) => Math.max(0, ...texts.map(emsOf));
  const left = tenth(ems(y.ticks.map(textOf)) * font + 12);
  const right = tenth(width - (names.length > 0 ? ems(names.map(({ name }) => name)) * font + 14 : font));
  const labelled = marks.some((mark) => mark.kind === 'bars' && mark.values.some(([, , text]) => text));
  const top = tenth(font * (1 + (y.name ? 1.4 : 0) + (labelled ? 1.2 : 0)));
  const bottom = tenth(height - font * (x.name ? 3.6 : 2.2));
  const along = scaleOf(x, [left, right]);
  const up = scaleOf(y, [bottom, top]);
  const places = apart(
    names.map(({ at }) => up(at)),
    { gap: font * 1.35, lowest: bottom },
  );
  return (
    <>
      {y.name ? (
        <Text x={0} y={font * 0.7} size={font} fill="var(--muted)">
          {y.name}
        </Text>
      ) : null}
      {y.ticks.map((tick) => (
        <g key={placeOf(tick)}>
          <path d={`M${left} ${up(placeOf(tick))}H${right}`} stroke="var(--rule)" />
          <Text x={tenth(left - 10)} y={up(placeOf(tick))} size={font} anchor="end" fill="var(--muted)">
            {textOf(tick)}
          </Text>
        </g>
      ))}
      {fewTicks(x.ticks, ticks).map((tick) => {
        const at = placeOf(tick);
        const anchor = at === end && names.length === 0 ? 'end' : 'middle';
        return (
          <Text key={at} x={along(at)} y={bottom + font * 1.4} size={font} anchor={anchor} fill="var(--muted)">
            {textOf(tick)}
          </Text>
        );
      })}
      {x.name ? (
        <Text x={right} y={height - font * 0.7} size={font} anchor="end" fill="var(--muted)">
          {x.name}
        </Text>
      ) : null}
      {marks.map((mark, index) => (
        <MarkShape key={index} mark={mark} space={{ along, up, left, right, top, bottom, font }} />
      ))}
      {names.map(({ name, tone }, index) => (
        <Text key={name} x={right + 12} y={places[index]!} size={font} weight={600} fill={inks[tone]}>
          {name}
        </Text>
      ))}
    </>
  );
}
