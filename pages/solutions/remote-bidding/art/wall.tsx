import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { rates } from '../data.ts';
import { cameras, rooms, wallDrawing } from '../words.yaml';

/** The picture that the supervisor has opened, and what a room sends with it and without. */
const opened = { room: 1, camera: 2 };
const upOf = (room: number) => cameras.length * rates.small + (room === opened.room ? rates.large - rates.small : 0);
const down = rooms.reduce((sum, _, room) => sum + upOf(room), 0);

type Shape = { left: number; tile: number; row: number; scale: number; bars: number; font: number; isWide?: boolean };

/** Five rooms of five pictures; beside each room what it sends, and below what arrives at the wall. */
function Grid({ left, tile, row, scale, bars, font, isWide = false }: Shape) {
  const foot = 44 + rooms.length * row;
  const unit = scale * (isWide ? 1 : 0.93);
  const limit = bars + rates.site * scale;
  const bold = { size: font, weight: 600, fill: 'currentColor' };
  const bar = (x: number, y: number, length: number, tone: string) => (
    <path d={`M${x} ${y}h${length}`} stroke={`var(${tone})`} strokeWidth="24" />
  );
  return (
    <>
      <path d={`M${limit} 36V${foot - 8}`} stroke="var(--third)" strokeWidth="2" strokeDasharray="5 5" />
      <Text x={limit + (isWide ? 64 : 12)} y={22} anchor="end" {...bold} fill="var(--third-ink)">
        {isWide ? wallDrawing.limit({ mbps: rates.site }) : `${rates.site} Mbps`}
      </Text>
      {cameras.map((name, column) => (
        <Text key={name} x={left + (column + 0.5) * tile} y={22} anchor="middle" size={font} fill="var(--muted)">
          {isWide ? name : name.slice(0, 1)}
        </Text>
      ))}
      {rooms.map((name, room) => {
        const y = 36 + (room + 0.5) * row;
        const box = (column: number) =>
          `M${left + column * tile + 2} ${y - row / 2 + 4}h${tile - 4}v${row - 8}h${4 - tile}z`;
        return (
          <g key={name}>
            <Text x={0} y={y} {...bold}>
              {isWide ? wallDrawing.room({ name }) : name}
            </Text>
            <path d={cameras.map((_, column) => box(column)).join('')} fill="var(--tint-soft)" stroke="var(--tint)" />
            {room === opened.room ? <path d={box(opened.camera)} fill="var(--tint)" /> : null}
            {bar(bars, y, upOf(room) * scale, room === opened.room ? '--tint' : '--second')}
            <Text x={bars + upOf(room) * scale + 6} y={y} {...bold}>
              {upOf(room).toFixed(1)}
            </Text>
          </g>
        );
      })}
      <Text x={0} y={foot + 26} {...bold}>
        {isWide ? wallDrawing.down : wallDrawing.downShort}
      </Text>
      {bar(left, foot + 26, rates.wall * unit, '--rule')}
      {bar(left, foot + 26, down * unit, '--tint')}
      <Text x={left + 10} y={foot + 26} {...bold} fill="#ffffff">
        {isWide ? wallDrawing.sum({ mbps: down.toFixed(1) }) : `${down.toFixed(1)} Mbps`}
      </Text>
      <Text x={left + rates.wall * unit - 8} y={foot + 26} anchor="end" size={font} fill="var(--muted)">
        {`${rates.wall} Mbps`}
      </Text>
    </>
  );
}

/** How twenty-five pictures fit the lines of the rooms and of the wall. */
export function Wall() {
  return (
    <Drawing
      title={wallDrawing.title({
        up: upOf(opened.room).toFixed(1),
        site: rates.site,
        down: down.toFixed(1),
        wall: rates.wall,
      })}
      wide={{ size: [1200, 332], art: <Grid left={120} tile={104} row={48} scale={50} bars={700} font={16} isWide /> }}
      narrow={{
        size: [358, 292],
        art: <Grid left={40} tile={34} row={40} scale={15} bars={226} font={12} />,
      }}
    />
  );
}
