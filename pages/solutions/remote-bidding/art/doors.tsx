import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { doors, doorsDrawing } from '../words.yaml';
import { openings, openMinutes, sealed } from '../data.ts';

const clock = (after: number, at = sealed.from + after) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;

/** Each room as a wall along the morning, and a door in it, as in a plan, where it was opened. */
function view(width: number, left: number, row: number, font: number): View {
  const beside = left > 0;
  const x = (minute: number) => tenth(left + (minute / sealed.minutes) * (width - left));
  const art = (
    <>
      {doors.map(({ room, opened }, index) => {
        const y = 56 + index * row;
        const edges = [0, ...opened.flatMap(({ from, minutes }) => [from, from + minutes]), sealed.minutes];
        const wall = edges.map((edge, at) => (at % 2 ? `H${x(edge)}` : `M${x(edge)} ${y}`)).join('');
        return (
          <g key={room}>
            <Text x={0} y={beside ? y : y - 22} size={font + 1} weight={650} fill="currentColor">
              {room}
            </Text>
            <path d={wall} stroke="var(--tint)" strokeWidth={beside ? 16 : 10} />
            {opened.map(({ from, minutes, why }) => {
              const leaf = tenth(x(from + minutes) - x(from));
              const door = `M${x(from)} ${y}v${leaf}A${leaf} ${leaf} 0 0 0 ${x(from + minutes)} ${y}`;
              return (
                <g key={from}>
                  <path d={door} fill="var(--card)" stroke="var(--third)" strokeWidth="2.5" />
                  <Text x={x(from + minutes) + 8} y={y + 24} size={font} fill="var(--muted)">
                    {`${clock(from)} ${beside ? why : why.split('，')[0]}`}
                  </Text>
                </g>
              );
            })}
          </g>
        );
      })}
      {[0, sealed.minutes].map((minute) => (
        <Text key={minute} x={x(minute)} y={12} size={font} anchor={minute ? 'end' : 'start'} fill="var(--muted)">
          {(minute ? doorsDrawing.unsealed : doorsDrawing.sealed)({ clock: clock(minute) })}
        </Text>
      ))}
    </>
  );
  return { size: [width, 56 + doors.length * row - 18], art };
}

export const Doors = () => (
  <Drawing
    title={doorsDrawing.title({ from: clock(0), until: clock(sealed.minutes), openings, openMinutes })}
    wide={view(1152, 118, 68, 16)}
    narrow={view(358, 0, 76, 12.5)}
  />
);
