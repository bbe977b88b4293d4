import { Drawing } from '../art/kit/drawing.tsx';
import { Cast } from '../art/kit/people/cast.tsx';
import { Mute } from '../art/kit/mute.tsx';
import { Text } from '../art/kit/text.tsx';
import { abilityRooms, residents } from './ability-rooms.tsx';
import { qualityRooms } from './quality-rooms.tsx';
import type { Room } from './room.ts';
import * as words from './words.yaml';

export type Storey = 'ability' | 'quality';

const storeys = { ability: abilityRooms, quality: qualityRooms } as const;
const names = { ability: words.house.storeys.ability, quality: words.house.storeys.quality } as const;

/** The part of the whole drawing that is shown, from `top` down: the house, or one storey with the edge of the other. */
const cuts = {
  whole: { top: 0, height: 660 },
  ability: { top: 0, height: 410 },
  quality: { top: 296, height: 364 },
} as const;

/** Left wall, width of the house, and where its storeys begin, in the drawing of a wide window. */
const left = 96;
const width = 960;
const levels = { ability: 134, quality: 350 } as const;

type HouseProps = {
  /** The storey that a page is about; without one, the whole house. */
  storey?: Storey;
};

/** The meeting as a house cut open: its functions above, below them what they stand on. */
export function House({ storey }: HouseProps) {
  const { top, height } = cuts[storey ?? 'whole'];
  const shown = storey ? [storey] : (['ability', 'quality'] as const);
  return (
    <Cast people={residents}>
      <Drawing
        title={words.house.title({
          storeys: shown
            .map((one) => `${names[one]}，${storeys[one].map(({ name, note }) => `${name}：${note}`).join('；')}`)
            .join('。'),
        })}
        wide={{ size: [1200, height], art: <g transform={`translate(0 ${-top})`}>{wide(storey)}</g> }}
        narrow={narrow(shown)}
      />
    </Cast>
  );
}

function wide(storey: Storey | undefined) {
  return (
    <>
      <path d="M0 566H1200" stroke="currentColor" strokeWidth="3" />
      <path
        d={Array.from({ length: 60 }, (_, at) => `M${at * 20 + 14} 570l-14 14`).join('')}
        stroke="var(--rule)"
        strokeWidth="2"
      />
      <path d="M0 612H1200M0 636H1200" stroke="var(--tint)" strokeWidth="3" />
      <path d="M0 624H1200" stroke="var(--rule)" strokeWidth="3" strokeDasharray="14 8" />
      <path d="M406 566V612M514 566V636" transform="translate(480 0)" stroke="var(--tint)" strokeWidth="3" />
      <path d="M66 128L576 18L1086 128" stroke="currentColor" strokeWidth="12" strokeLinejoin="round" />
      <Text x={576} y={92} size={17} anchor="middle" fill="var(--muted)">
        {words.house.ground}
      </Text>
      <path d="M96 128V566M1056 128V566" stroke="currentColor" strokeWidth="14" />
      {(['ability', 'quality'] as const).map((one) =>
        storey && storey !== one ? (
          <g key={one} opacity="0.16">
            <Mute>{roomsOf(one)}</Mute>
          </g>
        ) : (
          <g key={one}>{roomsOf(one)}</g>
        ),
      )}
      <path d="M89 127H1063M89 342H1063M89 559H1063" stroke="currentColor" strokeWidth="14" />
      <path d={[216, 456, 696, 936].map((x) => `M${x} 333v18`).join('')} stroke="var(--tint)" strokeWidth="12" />
      {(storey ? [storey] : (['ability', 'quality'] as const)).map((one) => (
        <Level key={one} y={levels[one] + 208} name={names[one]} />
      ))}
    </>
  );
}

const roomsOf = (storey: Storey) =>
  storeys[storey].map((room, index, { length }) => (
    <g key={room.name} transform={`translate(${left + (index * width) / length} ${levels[storey]})`}>
      {index > 0 ? <path d="M0 0V86" stroke="currentColor" strokeWidth="6" /> : null}
      <Labelled room={room} />
    </g>
  ));

/** The mark of a floor's level, as on a section drawn by an architect. */
function Level({ y, name }: { y: number; name: string }) {
  const [where, what] = name.split(' ');
  return (
    <g>
      <path d={`M1074 ${y}h116`} stroke="var(--muted)" strokeWidth="1.5" />
      <path d={`M1090 ${y}l-9-13h18z`} fill="var(--tint)" />
      <Text x={1108} y={y - 34} size={17} weight={650} fill="var(--tint-strong)">
        {where}
      </Text>
      <Text x={1108} y={y - 14} size={17} fill="currentColor">
        {what}
      </Text>
    </g>
  );
}

function Labelled({ room }: { room: Room }) {
  return (
    <>
      <Text x={20} y={22} size={18} weight={650} fill="currentColor">
        {room.name}
      </Text>
      <Text x={20} y={46} size={16} fill="var(--muted)">
        {room.note}
      </Text>
      {room.art}
    </>
  );
}

/** The same below each other: rooms of the upper storey one in a row, those of the ground floor two. */
function narrow(shown: readonly Storey[]) {
  const cells = shown.flatMap((one) =>
    storeys[one].map((room, index) =>
      one === 'ability'
        ? { room, x: 9, dy: 222, step: 1, scale: 1.06, width: 340 }
        : { room, x: 9 + (index % 2) * 170, dy: 150, step: index % 2, scale: 0.708, width: 170 },
    ),
  );
  let y = 66;
  const placed = cells.map((cell) => {
    const at = y;
    y += cell.step * cell.dy;
    return { ...cell, y: at };
  });
  return {
    size: [358, y + 30] as const,
    art: (
      <>
        <path d="M2 60L179 8L356 60" stroke="currentColor" strokeWidth="7" strokeLinejoin="round" />
        {placed.map(({ room, x, y: at, dy, scale, width: across }) => (
          <g key={room.name}>
            <rect x={x} y={at} width={across} height={dy - 4} stroke="currentColor" strokeWidth="5" />
            <g transform={`translate(${x} ${at}) scale(${scale})`}>
              <Labelled room={room} />
            </g>
          </g>
        ))}
        <path d={`M0 ${y + 6}H358`} stroke="currentColor" strokeWidth="3" />
        <path d={`M0 ${y + 20}H358`} stroke="var(--tint)" strokeWidth="3" />
      </>
    ),
  };
}
