import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { grouped, lineOf, yuan } from '../../../../config/rules/price.ts';
import { bill, meters } from '../bills.tsx';
import { meterIds } from '../model.ts';
import { stages, traced, traceArt } from '../words.yaml';

const seconds = traced.seconds.reduce((sum, end) => sum + end.seconds, 0);
const minutes = seconds / 60;
/** Units of minutes beyond what is free: one for each fen. */
const unitsOf = (id: (typeof meterIds)[number], used: number) => {
  const { gift = 0 } = meters[id];
  return lineOf(meters[id], gift + used).fen;
};
const unitsIn = (use: Readonly<Record<(typeof meterIds)[number], number>>) =>
  meterIds.map((id) => ({ name: meters[id].name, size: unitsOf(id, use[id]) }));
const sumOf = (parts: readonly { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0);

const call = unitsOf('hd', minutes);
const [voice, hd, record] = unitsIn(traced.hour);
const hour = [hd!, { name: `${record!.name}、${voice!.name}`, size: record!.size + voice!.size }];
const day = sumOf(unitsIn(traced.day));
const month = Number(bill.texts['units']!.replaceAll(',', ''));

/** Each stage: its units, its parts, and where in it the stage before lies, as shares of the whole. */
const rows = [
  {
    units: call,
    parts: traced.seconds.map((end) => ({
      name: traceArt.person({ name: end.name, seconds: grouped(end.seconds) }),
      size: end.seconds / seconds,
    })),
    note: traceArt.call({ seconds: grouped(seconds), minutes }),
    from: 0,
  },
  {
    units: sumOf(hour),
    parts: hour.map(({ name, size }) => ({ name: `${name} ${grouped(size)}`, size: size / sumOf(hour) })),
    note: traceArt.hour,
    from: 0.3,
  },
  { units: day, parts: Array.from({ length: 24 }, () => ({ name: '', size: 1 / 24 })), note: traceArt.day, from: 0.8 },
  {
    units: month,
    parts: Array.from({ length: 31 }, () => ({ name: '', size: 1 / 31 })),
    note: traceArt.month,
    from: 15 / 31,
  },
];

function view(name: 'wide' | 'narrow'): View {
  const isWide = name === 'wide';
  const [width, left, right, pitch, high, font] = isWide ? [1200, 290, 950, 106, 44, 16] : [358, 0, 358, 112, 28, 12];
  const x = (share: number) => tenth(left + share * (right - left));
  const art = rows.map(({ units, parts, note, from }, index) => {
    const y = index * pitch + (isWide ? 12 : 44);
    const before = rows[index - 1];
    const end = before ? from + before.units / units : 0;
    let at = 0;
    return (
      <g key={stages[index]!.when}>
        {before ? (
          <path
            d={`M${left} ${y - pitch + high}H${right}L${x(end)} ${y}H${x(from)}Z`}
            fill="var(--second)"
            fillOpacity=".16"
          />
        ) : null}
        {parts.map((part, order) => {
          const start = at;
          at += part.size;
          return (
            <g key={order}>
              <rect
                x={x(start)}
                y={y}
                width={tenth(x(at) - x(start))}
                height={high}
                fill="var(--rule)"
                fillOpacity=".7"
                stroke="var(--ground)"
                strokeWidth="2"
              />
              {part.name && (isWide || order === 0) ? (
                <Text x={x(start) + 10} y={y + high / 2} size={font}>
                  {part.name}
                </Text>
              ) : null}
            </g>
          );
        })}
        {before ? <rect x={x(from)} y={y} width={tenth(x(end) - x(from))} height={high} fill="var(--second)" /> : null}
        <Text x={0} y={isWide ? y + 10 : y - 30} size={isWide ? 18 : 13} weight={650}>
          {stages[index]!.when}
        </Text>
        <Text x={0} y={isWide ? y + 36 : y - 12} size={font} fill="var(--muted)">
          {stages[index]!.what}
        </Text>
        <Text x={width} y={isWide ? y + 10 : y - 30} size={isWide ? 18 : 13} weight={650} anchor="end">
          {traceArt.units({ units: grouped(units) })}
        </Text>
        <Text x={width} y={isWide ? y + 36 : y - 12} size={font} anchor="end" fill="var(--muted)">
          {traceArt.note({ note, amount: yuan(units) })}
        </Text>
      </g>
    );
  });
  return { size: [width, pitch * 3 + high + (isWide ? 20 : 52)], art };
}

/** Where the units of one call lie in its hour, its day and the month: each stage is a part of the next. */
export function Trace() {
  return (
    <Drawing
      title={traceArt.title({
        minutes,
        call,
        hour: grouped(sumOf(hour)),
        day: grouped(day),
        month: grouped(month),
      })}
      wide={view('wide')}
      narrow={view('narrow')}
    />
  );
}
