import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { places, trail } from '../words.ts';

const x = (minute: number) => Math.round(120 + minute * 4.15);
const y = (place: number) => 48 + place * 120;
const dashes = { all: undefined, some: '3 9' } as const;
const days = [{ when: '周一 9:00', at: 0 }, { when: '10:00', at: 60 }, { when: '11:00', at: 120 }, ...trail.slice(-2)];

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
      {trail.map(({ when, at, until = at, from, to, what, note, walk }) => {
        const head = to > from ? -1 : 1;
        /** Beside the dashed line there is room at the left only. */
        const anchor = when === '周三' && !walk ? 'end' : 'start';
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

/** One line below the other, in their order. */
function Narrow() {
  const column = (place: number) => 318 - place * 139;
  const names = places.map((name, place) => (
    <Text key={name} x={column(place)} y={12} size={13} weight={650} anchor="middle">
      {name}
    </Text>
  ));
  const rows = trail.map(({ when, from, to, what, note, walk }, row) => {
    const back = from < to ? 9 : -9;
    return (
      <g key={what} transform={`translate(0 ${52 + row * 58})`}>
        <Text x={0} y={-6} size={12} weight={600}>
          {`${when}　${what}${note ? `，${note}` : ''}`}
        </Text>
        <path d="M40 18h.1M179 18h.1M318 18h.1" stroke="var(--rule)" strokeWidth="9" strokeLinecap="round" />
        <path
          d={`M${column(from)} 18H${column(to)}m${back} -6l${-back} 6l${back} 6`}
          stroke={walk ? 'var(--second)' : 'var(--tint-strong)'}
          strokeWidth={walk ? 5 : 2}
          strokeDasharray={walk ? dashes[walk] : undefined}
        />
      </g>
    );
  });
  return [names, rows];
}

export function Trail() {
  return (
    <Drawing
      title="示例病人周一在乡镇查完就回村，超声、报告与编号替他走完去县里的路；只有 8.3% 周三要去县里"
      wide={{ size: [1200, 326], art: <Wide /> }}
      narrow={{ size: [358, 490], art: <Narrow /> }}
    />
  );
}
