import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { sites } from '../words.yaml';

export type Site = {
  customer: string;
  rooms: readonly string[];
  places: readonly { name: string; count: number; tone: 'tint' | 'second' | 'third' }[];
};

const [perRow, pitch, room] = [21, 16, 120];

/** The rooms of one customer, and a dot for each place that is connected to them. */
export function Sites({ customer, rooms, places }: Site) {
  const dots = places.flatMap(({ count, tone }) => Array.from({ length: count }, () => tone));
  const left = (340 - rooms.length * room - (rooms.length - 1) * 24) / 2;
  return (
    <Drawing
      title={sites({ customer, places: dots.length, rooms: rooms.length })}
      wide={{
        size: [340, 196],
        art: (
          <>
            {rooms.map((name, index) => {
              const x = left + index * (room + 24);
              return (
                <g key={name}>
                  <rect x={x} y="2" width={room} height="40" rx="6" fill="var(--tint-soft)" stroke="var(--tint)" />
                  <Text x={x + room / 2} y={22} size={15} weight={600} anchor="middle" fill="currentColor">
                    {name}
                  </Text>
                  <path d={`M${x + room / 2} 42V66`} stroke="var(--tint)" strokeWidth="2" />
                </g>
              );
            })}
            <path d="M2 66H338" stroke="var(--tint)" strokeWidth="2" />
            {dots.map((tone, index) => (
              <circle
                key={index}
                cx={10 + (index % perRow) * pitch}
                cy={86 + Math.floor(index / perRow) * 24}
                r="6"
                fill={`var(--${tone})`}
              />
            ))}
            {places.map(({ name, count, tone }, index) => (
              <Text
                key={name}
                x={2 + index * 108}
                y={176}
                size={15}
                weight={600}
                fill={`var(--${tone}-ink, var(--tint-strong))`}
              >
                {`${name} ${count}`}
              </Text>
            ))}
          </>
        ),
      }}
    />
  );
}
