import type { ComponentProps } from 'react';
import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { gigabytesAnHour, pushLimit } from '../../../../config/live-lines.ts';
import { grouped, lineOf, roundYuan } from '../../../../config/rules/price.ts';
import type { Meters } from '../model.ts';
import { work } from '../words.yaml';
import { sizes } from '../data.ts';
import * as words from '../words.yaml';

const rateOf = (line: 'regular' | 'fast') => sizes.reduce((sum, size) => sum + size.rate * size[line], 0);
const out = Math.round(rateOf('regular') + rateOf('fast'));
const hour = Math.ceil(gigabytesAnHour(out));

type NoteProps = Omit<ComponentProps<typeof Text>, 'children'> & {
  width: number;
  title: string;
  text: string;
  big: number;
};

function Note({ width, title, text, big, size = 15, y, ...place }: NoteProps) {
  return (
    <>
      <Text {...place} y={y} size={big} weight={650}>
        {title}
      </Text>
      {wrap(text, { width, size }).map((line, at) => (
        <Text
          key={line}
          {...place}
          y={y + big * 0.6 + size * 0.7 + 4 + at * (size + 6)}
          size={size}
          fill="var(--muted)"
        >
          {line}
        </Text>
      ))}
    </>
  );
}

/** Left edge, middle of the title and width of each note; then the sum's. */
const wide = {
  notes: ['0 12 196', '220 12 196', '440 12 240', '722 12 470', '592 544 600', '592 608 600', '0 452 400'],
  size: [1200, 650],
  font: 15,
  unit: 6,
  uplinks: [222, 320],
  rows: { first: 168, pitch: 62, label: 592, dots: 722, dot: 7 },
} as const;
const narrow = {
  notes: ['0 10 350', '0 66 350', '0 284 350', '0 340 350', '0 770 350', '0 836 350', '0 916 350'],
  size: [358, 984],
  font: 12,
  unit: 5,
  uplinks: [156, 208],
  rows: { first: 426, pitch: 58, label: 0, dots: 96, dot: 4 },
} as const;

function view({ notes, size, font, unit, uplinks: [main, end], rows }: typeof wide | typeof narrow, sum: string): View {
  const thick = pushLimit * unit;
  const spare = main + thick + 22;
  const y = (main + spare) / 2;
  const texts = work.map(({ name, text }, at) => ({ title: `${at + 1} ${name}`, text, big: font + 3 }));
  const art = (
    <>
      {notes.map((place, at) => {
        const [left = 0, middle = 0, width = 0] = place.split(' ').map(Number);
        const note = texts[at] ?? { title: `${grouped(out)} Mbps`, big: font * 3, text: sum };
        return <Note key={place} x={left} y={middle} width={width} size={font} {...note} />;
      })}
      {rows.label > 0 ? (
        <>
          <path d={`M380 ${y}C470 ${y} 400 622 530 622H580`} stroke="var(--rule)" strokeWidth={thick} />
          <path d={`M430 ${y}C490 ${y} 450 556 540 556H580`} stroke="var(--muted)" strokeDasharray="2 7" />
        </>
      ) : null}
      <path d={`M0 ${spare}H${end}`} stroke="var(--rule)" strokeWidth={thick} />
      <path d={`M0 ${main}H${end}c50 0 40 ${y - main} 90 ${y - main}h60`} stroke="var(--tint)" strokeWidth={thick} />
      <Text x={14} y={main} size={font} weight={650} fill="var(--ground)">
        {words.stationsDrawing.main({ pushLimit })}
      </Text>
      <Text x={14} y={spare} size={font} weight={650}>
        {words.stationsDrawing.text({ pushLimit })}
      </Text>
      {sizes.map(({ height, rate, regular, fast }, index) => {
        const middle = rows.first + index * rows.pitch;
        const people = regular + fast;
        const look = { y: middle - 11, width: 200, size: font, big: font };
        const dots = (count: number) => `M${rows.dots} ${middle}h${(count / 10 - 1) * rows.dot + 0.1}`;
        const round = {
          strokeWidth: rows.dot * 0.7,
          strokeLinecap: 'round',
          strokeDasharray: `0 ${rows.dot}`,
        } as const;
        return (
          <g key={height}>
            {rows.label > 0 ? (
              <path
                d={`M470 ${y}C530 ${y} 510 ${middle} 580 ${middle}`}
                stroke={people > 0 ? 'var(--tint)' : 'var(--muted)'}
                strokeWidth={people > 0 ? rate * unit : 1.5}
                strokeDasharray={people > 0 ? undefined : '5 5'}
                strokeOpacity=".62"
              />
            ) : null}
            <Note {...look} x={rows.label} title={`${height}p`} text={`${rate} Mbps`} />
            {fast > 0 ? <path d={dots(people)} stroke="var(--third)" {...round} /> : null}
            {people > 0 ? <path d={dots(regular)} stroke="var(--tint)" {...round} /> : null}
            <Note
              {...look}
              x={size[0]}
              anchor="end"
              title={people > 0 ? words.stationsDrawing.viewers({ people }) : words.stationsDrawing.nobody}
              text={people > 0 ? `${grouped(Math.round(people * rate))} Mbps` : words.stationsDrawing.stopped}
            />
          </g>
        );
      })}
    </>
  );
  return { size, art };
}

/** What a stream is at each of its six stations, and that nearly all of it arises where it is handed out. */
export function Stations({ meters }: { meters: Meters }) {
  const fen = (line: 'regular' | 'fast') => lineOf(meters[line], Math.ceil(gigabytesAnHour(rateOf(line)))).fen;
  const cost = roundYuan(Math.round((fen('regular') + fen('fast')) / 100) * 100);
  const sum = words.stationsDrawing.sum({ times: out / pushLimit, hour, cost });
  const title = words.stationsDrawing.title({ pushLimit, out: grouped(out), hour });
  return <Drawing title={title} wide={view(wide, sum)} narrow={view(narrow, sum)} />;
}
