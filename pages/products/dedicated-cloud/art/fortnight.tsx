import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { delivery } from '../words.yaml';
import * as words from '../words.yaml';

const days = Array.from({ length: 14 }, (_, index) => index + 1);
const sides = [
  { who: 'us', name: words.fortnightDrawing.us, color: 'var(--tint)' },
  { who: 'you', name: words.fortnightDrawing.you, color: 'var(--third)' },
] as const;
/** The days on which a side is needed. */
const needed = (side: 'us' | 'you') =>
  days.filter((day) =>
    delivery.some(({ from, to, who }) => from <= day && day <= to && (who === side || who === 'both')),
  );

const [left, pitch, side] = [100, 78, 66];
const x = (day: number) => left + (day - 1) * pitch;

/** Days from left to right; what is done stands above them if we do it, and below if the customer does. */
const wide: View = {
  size: [1200, 376],
  art: (
    <>
      {days.map((day) => (
        <Text key={day} x={x(day) + side / 2} y={188} size={16} anchor="middle" fill="var(--muted)">
          {day}
        </Text>
      ))}
      {sides.map(({ who, name, color }, row) => {
        const y = row ? 210 : 100;
        const on = needed(who);
        return (
          <g key={who}>
            <Text x={0} y={y + 22} size={20} weight={650}>
              {name}
            </Text>
            <Text x={0} y={y + 48} size={16} fill="var(--muted)">
              {words.fortnightDrawing.days({ days: on.length })}
            </Text>
            {days.map((day) => (
              <rect
                key={day}
                x={x(day)}
                y={y}
                width={side}
                height={side}
                rx="8"
                fill={on.includes(day) ? color : 'var(--card)'}
                stroke={on.includes(day) ? color : 'var(--rule)'}
              />
            ))}
          </g>
        );
      })}
      {delivery.map(({ from, what, who }) => {
        const below = who === 'you';
        const next = delivery.find((later) => later.from > from && (later.who === 'you') === below);
        const lines = wrap(what, { width: (next ? x(next.from) : 1200) - x(from) - 8, size: 16 });
        return lines.map((line, index) => (
          <Text key={line} x={x(from)} y={below ? 300 + index * 22 : 80 - (lines.length - 1 - index) * 22} size={16}>
            {line}
          </Text>
        ));
      })}
      <Text x={1200} y={356} size={16} anchor="end" fill="var(--muted)">
        {words.fortnightDrawing.text}
      </Text>
    </>
  ),
};

const narrow: View = {
  size: [358, 30 + 14 * 30],
  art: (
    <>
      {sides.map(({ who, name, color }, column) => {
        const on = needed(who);
        return (
          <g key={who}>
            <Text x={24 + column * 66} y={10} size={12} weight={650}>
              {`${name} ${words.fortnightDrawing.days({ days: on.length })}`}
            </Text>
            {days.map((day) => (
              <rect
                key={day}
                x={24 + column * 66}
                y={tenth(26 + (day - 1) * 30)}
                width="58"
                height="25"
                rx="4"
                fill={on.includes(day) ? color : 'var(--card)'}
                stroke={on.includes(day) ? color : 'var(--rule)'}
              />
            ))}
          </g>
        );
      })}
      {days.map((day) => (
        <Text key={day} x={0} y={38 + (day - 1) * 30} size={12} fill="var(--muted)">
          {day}
        </Text>
      ))}
      {delivery.map(({ from, what, who }) => (
        <Text key={what} x={160} y={38 + (from - 1) * 30 + (from === 3 && who === 'us' ? 30 : 0)} size={12}>
          {what}
        </Text>
      ))}
    </>
  ),
};

/** On which days of the fortnight each side is needed. */
export function Fortnight() {
  const [us, you] = [needed('us').length, needed('you').length];
  return <Drawing title={words.fortnightDrawing.title({ us, you })} wide={wide} narrow={narrow} />;
}
