import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { widthOf, wrap } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { places } from '../words.yaml';
import { rules, trail } from '../data.ts';
import * as words from '../words.yaml';

const x = (minute: number) => Math.round(120 + minute * 4.15);
const y = (place: number) => 48 + place * 120;
const dashes = { all: undefined, some: '3 9' } as const;
const days = [
  { when: words.trailDrawing.begin, at: 0 },
  { when: '10:00', at: 60 },
  { when: '11:00', at: 120 },
  ...trail.slice(-2),
];

/** The patient is a thick line on a map of places by time; what travels instead is an arrow. */
function Wide() {
  const roads = trail
    .filter(({ walk }) => walk === 'all')
    .map(({ at, until, to }) => `H${x(at)}L${x(until!)} ${y(to)}`);
  return (
    <>
      {places.map((name, place) => (
        <g key={name}>
          <path d={`M120 ${y(place)}H1200`} stroke="var(--rule)" strokeWidth="2" />
          <Text x={0} y={y(place)} size={18} weight={650}>
            {name}
          </Text>
        </g>
      ))}
      <path d={`M120 ${y(2)}${roads.join('')}H1200`} stroke="var(--second)" strokeWidth="9" strokeLinejoin="round" />
      {trail.map(({ at, until = at, from, to, what, note, walk, side }) => {
        const head = to > from ? -1 : 1;
        const anchor = side === 'left' ? 'end' : 'start';
        const beside = walk ? x((at + until) / 2) + 22 : x(until) + (anchor === 'end' ? -12 : 12);
        const middle = y(walk ? 1.5 : to === 2 ? 1.32 : 0.42);
        const there = `M${x(at)} ${y(from)}L${x(until)} ${y(to)}`;
        const arrow = `M${x(at)} ${y(from)}V${y(to) + head * 4}m-7 ${head * 10}l7 ${head * -10}l7 ${head * 10}`;
        return (
          <g key={what} stroke="var(--tint-strong)" strokeWidth="2.5">
            {walk === 'some' ? (
              <path d={`${there}h70l50 240`} stroke="var(--second)" strokeWidth="5" strokeDasharray={dashes.some} />
            ) : null}
            {walk ? null : <path d={arrow} />}
            {walk || until === at ? null : (
              <rect x={x(at)} y={y(0)} width={x(until) - x(at)} height={120} fill="var(--tint)" fillOpacity=".3" />
            )}
            <g stroke="none">
              <Text x={beside} y={middle} size={16} weight={600} anchor={anchor}>
                {what}
              </Text>
              <Text x={beside} y={middle + 24} size={15} fill="var(--muted)" anchor={anchor}>
                {note ?? ''}
              </Text>
            </g>
          </g>
        );
      })}
      {days.map(({ when, at }) => (
        <Text key={when} x={x(at)} y={y(2) + 28} size={15} fill="var(--muted)">
          {when}
        </Text>
      ))}
    </>
  );
}

/** Below the map each rule as a rail, from the first leg that it touches to the last. */
const rails = rules.map(({ title, source, color, touches }, row) => {
  const top = 390 + row * 116;
  const stops = Object.entries(touches).map(([leg, text]) => ({ at: x(trail[Number(leg)]!.at), text }));
  return (
    <g key={title}>
      <path d={`M0 ${top - 50}H1200`} stroke="var(--rule)" />
      <path d={`M${stops[0]!.at} ${top}H${stops.at(-1)!.at}`} stroke={color} strokeWidth="4" />
      <Text x={0} y={top - 28} size={17} weight={650} fill={color}>
        {title}
      </Text>
      <Text x={widthOf(title, 17) + 16} y={top - 28} size={15} fill="var(--muted)">
        {source}
      </Text>
      {stops.map(({ at, text }, index) => (
        <g key={at}>
          <circle cx={at} cy={top} r="8" fill={color} />
          {wrap(text, { width: (stops[index + 1]?.at ?? 1200) - at - 12, size: 15 }).map((line, down) => (
            <Text key={line} x={at - 8} y={top + 22 + down * 20} size={15}>
              {line}
            </Text>
          ))}
        </g>
      ))}
    </g>
  );
});

/** One line below the other, in their order, with what the rules demand of it. */
function narrow(): View {
  const column = (place: number) => 318 - place * 139;
  let foot = 78;
  const rows = trail.map(({ when, from, to, what, note, walk }, leg) => {
    const back = from < to ? 9 : -9;
    const top = foot;
    const demands = rules.flatMap(({ color, touches }) =>
      wrap((touches as Record<number, string>)[leg] ?? '', { width: 336, size: 12.5 }).map((text) => ({ text, color })),
    );
    foot += 58 + demands.length * 19;
    return (
      <g key={what} transform={`translate(0 ${top})`}>
        <Text x={0} y={-6} size={12.5} weight={600}>
          {`${when}　${what}${note ? `，${note}` : ''}`}
        </Text>
        <path d="M40 18h.1M179 18h.1M318 18h.1" stroke="var(--rule)" strokeWidth="9" strokeLinecap="round" />
        <g stroke={walk ? 'var(--second)' : 'var(--tint-strong)'} strokeWidth={walk ? 5 : 2}>
          <path d={`M${column(from)} 18H${column(to) + back / 2}`} strokeDasharray={walk ? dashes[walk] : undefined} />
          <path d={`M${column(to) + back} 12l${-back} 6l${back} 6`} />
        </g>
        {demands.map(({ text, color }, line) => (
          <Text key={text} x={0} y={40 + line * 19} size={12.5} fill={color}>
            {`● ${text}`}
          </Text>
        ))}
      </g>
    );
  });
  const names = places.map((name, place) => (
    <Text key={name} x={column(place)} y={40} size={13} weight={650} anchor="middle">
      {name}
    </Text>
  ));
  const keys = rules.map(({ title, color }, index) => (
    <Text key={title} x={[0, 156, 250][index]!} y={8} size={12.5} weight={650} fill={color}>
      {`● ${title}`}
    </Text>
  ));
  return { size: [358, foot - 26], art: [keys, names, rows] };
}

export function Trail() {
  return (
    <Drawing
      title={words.trailDrawing.title}
      wide={{ size: [1200, 674], art: [<Wide key="map" />, rails] }}
      narrow={narrow()}
    />
  );
}
