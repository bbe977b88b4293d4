import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { type Hall, slots } from '../halls.ts';
import * as words from '../words.yaml';

type DayProps = { halls: readonly Hall[] };

const begin = 9 * 60;
const end = 18 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** What everybody is at, from one wall to the other. */
const together = [
  { from: '09:00', minutes: 60, title: words.day.breaks.opening },
  { from: '12:00', minutes: 90, title: words.day.breaks.lunch },
  { from: '16:30', minutes: 90, title: words.day.breaks.opinions },
];

/** The day as it passed: three halls beside each other, every talk as high as it was long. */
export function Day({ halls }: DayProps) {
  const view = (width: number, height: number, size: number) => {
    const left = 48;
    const unit = (height - 40) / (end - begin);
    const yOf = (time: string) => 36 + (minutesOf(time) - begin) * unit;
    const column = (width - left) / halls.length;
    return {
      size: [width, height] as const,
      art: (
        <>
          {halls.map(({ name }, index) => (
            <Text key={name} x={left + index * column + 4} y={14} size={size} weight={650} fill="var(--on-night)">
              {name}
            </Text>
          ))}
          {Array.from({ length: (end - begin) / 60 + 1 }, (_, hour) => {
            const time = `${String(9 + hour).padStart(2, '0')}:00`;
            return (
              <g key={time}>
                <path d={`M${left} ${yOf(time)}H${width}`} stroke="var(--rule)" />
                <Text x={0} y={yOf(time)} size={size} fill="var(--muted)">
                  {time}
                </Text>
              </g>
            );
          })}
          {together.map(({ from, minutes, title }) => (
            <g key={from}>
              <rect
                x={left}
                y={yOf(from) + 2}
                width={width - left}
                height={minutes * unit - 4}
                rx="6"
                fill="var(--tint-soft)"
              />
              <Text
                x={left + (width - left) / 2}
                y={yOf(from) + (minutes * unit) / 2}
                size={size}
                anchor="middle"
                fill="var(--on-night)"
              >
                {title}
              </Text>
            </g>
          ))}
          {halls.flatMap(({ talks }, index) =>
            talks.map(({ title, short }, slot) => {
              const { from, minutes } = slots[slot]!;
              return (
                <g key={title}>
                  <rect
                    x={left + index * column + 2}
                    y={yOf(from) + 2}
                    width={column - 6}
                    height={minutes * unit - 4}
                    rx="6"
                    fill="var(--card)"
                    stroke={index === 1 ? 'var(--second)' : 'var(--tint)'}
                  />
                  {wrap(short, { width: column - 26, size }).map((line, row, lines) => (
                    <Text
                      key={line}
                      x={left + index * column + 12}
                      y={yOf(from) + (minutes * unit) / 2 + (row - (lines.length - 1) / 2) * size * 1.4}
                      size={size}
                      fill="var(--on-night)"
                    >
                      {line}
                    </Text>
                  ))}
                </g>
              );
            }),
          )}
        </>
      ),
    };
  };
  return <Drawing title={words.day.title} wide={view(560, 540, 14)} narrow={view(358, 720, 11.5)} />;
}
