import { Text } from '../../../../components/art/kit/text.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { seatCount } from '../model.ts';
import { moments } from '../words.yaml';
import * as words from '../words.yaml';

const spot = (seat: number, far: number) => {
  const turn = ((seat - 1) / seatCount) * 2 * Math.PI - Math.PI / 2;
  return [tenth(150 + Math.cos(turn) * far), tenth(142 + Math.sin(turn) * far)] as const;
};
const lowest = 254;

/** Eight seats around the room at one moment, in their middle what everybody sees; below the ring who asks for the fifth seat. */
export const Rings = moments.map(({ sees, lit, bad, asked, linked }) => (
  <svg key={sees[0]} viewBox="0 0 300 330" fill="none" role="img">
    <title>{words.rings.text({ sees: sees.join('') })}</title>
    <circle cx="150" cy="142" r="112" stroke="var(--rule)" strokeWidth="2" />
    {linked.map((seat) => (
      <path
        key={seat}
        d={`M${spot(seat, 60).join(' ')}L${spot(seat, 88).join(' ')}`}
        stroke="var(--second)"
        strokeWidth="5"
      />
    ))}
    {asked.map((told, place) => {
      const tone = place ? 'var(--muted)' : 'var(--second-ink)';
      return (
        <g key={told}>
          <path
            d={`M${150 + (place ? 14 : -14)} ${lowest + 24}L${place ? 196 : 104} 312`}
            stroke={tone}
            strokeWidth="3"
            strokeDasharray={place ? '4 5' : undefined}
          />
          <circle cx={place ? 196 : 104} cy="312" r="9" fill={tone} />
          <Text x={place ? 212 : 88} y={312} size={16} weight={650} anchor={place ? 'start' : 'end'} fill={tone}>
            {told}
          </Text>
        </g>
      );
    })}
    {Array.from({ length: seatCount }, (_, at) => at + 1).map((seat) => {
      const [x, y] = spot(seat, 112);
      const tone =
        seat === bad ? 'var(--third)' : (lit as readonly number[]).includes(seat) ? 'var(--second)' : 'var(--tint)';
      return (
        <g key={seat}>
          <circle cx={x} cy={y} r="26" fill="var(--card)" stroke={tone} strokeWidth={tone === 'var(--tint)' ? 2 : 5} />
          <Text x={x} y={y} size={16} weight={650} anchor="middle" fill="currentColor">
            {seat}
          </Text>
        </g>
      );
    })}
    {bad ? <path d={`M128 ${lowest + 22}l44-44`} stroke="var(--third)" strokeWidth="4" /> : null}
    {bad ? (
      <Text x={150} y={312} size={16} weight={650} anchor="middle" fill="var(--third-ink)">
        {words.rings.bad}
      </Text>
    ) : null}
    {sees.map((line, row) => (
      <Text key={line} x={150} y={131 + row * 24} size={16} weight={600} anchor="middle" fill="currentColor">
        {line}
      </Text>
    ))}
  </svg>
));
