import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { plan, planDrawing } from '../words.yaml';

/** Working days that the axis has, and those on which calls can begin: with all papers, and without a filed domain. */
const days = 24;
const ready = [6, 22] as const;

type Shape = { left: number; right: number; row: number; font: number; above: boolean };

/** What is done at the same time, a row each; dashed is what only a domain without its filing needs. */
function Rows({ left, right, row, font, above }: Shape) {
  const x = (day: number) => Math.round(left + (day / days) * (right - left));
  const foot = 40 + plan.length * row;
  return (
    <>
      {[0, 5, 10, 15, 20].map((day) => (
        <g key={day}>
          <path d={`M${x(day)} 36V${foot}`} stroke="var(--rule)" />
          <Text x={x(day)} y={foot + 18} size={font} anchor={day ? 'middle' : 'start'} fill="var(--muted)">
            {day ? planDrawing.days({ day }) : planDrawing.start}
          </Text>
        </g>
      ))}
      {plan.map(({ name, spans, late, note }, index) => {
        const y = 40 + index * row + (above ? 46 : row / 2);
        const height = above ? 20 : 32;
        return (
          <g key={name}>
            <Text x={0} y={above ? y - 26 : y} size={font + 1} weight={600} fill="currentColor">
              {name}
            </Text>
            <Text
              x={x(ready[0]) + font / 2 + 4}
              y={above ? y - 26 : index === 3 ? y - 14 : y}
              size={font}
              fill="var(--muted)"
            >
              {note}
            </Text>
            {spans.map(([from, to]) => (
              <rect
                key={from}
                x={x(from) + 1}
                y={y - height / 2}
                width={Math.max(4, x(to) - x(from) - 2)}
                height={height}
                rx="4"
                fill={`var(${index === 0 ? '--tint' : '--second'})`}
              />
            ))}
            {late ? (
              <path
                d={`M${x(late[0]) + 6} ${y + (above ? 0 : 8)}H${x(late[1])}`}
                stroke="var(--third)"
                strokeWidth="5"
                strokeDasharray={late[1] - late[0] > 2 ? '3 7' : undefined}
              />
            ) : null}
          </g>
        );
      })}
      {ready.map((day, index) => (
        <g key={day}>
          <path d={`M${x(day)} 32V${foot}`} stroke={`var(${index ? '--third' : '--second'})`} strokeWidth="2.5" />
          <Text
            x={x(day)}
            y={16}
            size={font}
            weight={650}
            anchor="middle"
            fill={`var(${index ? '--third-ink' : '--second-ink'})`}
          >
            {planDrawing.ready({ day })}
          </Text>
        </g>
      ))}
    </>
  );
}

/** When the first call can be made, and what it waits for. */
export function Plan() {
  return (
    <Drawing
      title={planDrawing.title({ ready: ready[0], late: ready[1] })}
      wide={{ size: [1200, 400], art: <Rows left={110} right={1200} row={66} font={16} above={false} /> }}
      narrow={{ size: [358, 416], art: <Rows left={0} right={350} row={68} font={12.5} above /> }}
    />
  );
}
