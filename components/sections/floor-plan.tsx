import type { ReactNode } from 'react';
import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import styles from './floor-plan.module.css';

export type Room = {
  id: string;
  name: string;
  /** In the list below the plan: the people in the room, and what happens there. */
  note?: ReactNode;
  /** Upper left corner and size, in units of the plan. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** `core` is what the page is about, `closed` is locked. */
  tone?: 'plain' | 'core' | 'closed';
};

/** A gap in a wall: from a corner to the right, or downward. */
export type Door = { x: number; y: number; length: number; wall: 'horizontal' | 'vertical' };

/** A line between rooms that hear or see each other; a `blocked` one is crossed out. */
export type Link = { from: string; to: string; blocked?: boolean };

export type FloorPlanProps = {
  /** The statement of the drawing, in one sentence. */
  label: string;
  /** Size of the plan in its units. */
  width: number;
  height: number;
  rooms: readonly Room[];
  doors?: readonly Door[];
  links?: readonly Link[];
  /** As wide as the page, or as half of it. */
  size?: 'wide' | 'half';
};

/** A plan from above: rooms, doors, and lines between those who hear each other. Numbers lead to the list below, in narrow windows names stand only there. */
export function FloorPlan({ label, size = 'wide', ...plan }: FloorPlanProps) {
  const view = (across: number) => ({
    size: [across, heightOf(plan, across)] as const,
    art: <Plan {...plan} across={across} />,
  });
  return (
    <div>
      <Drawing title={label} wide={view(size === 'wide' ? 1152 : 640)} narrow={view(358)} />
      <ol className={styles.rooms}>
        {plan.rooms.map(({ id, name, note }) => (
          <li key={id} className={styles.room}>
            <strong>{name}</strong> {note ? <span className={styles.note}>{note}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

const fills = { plain: 'var(--card)', core: 'var(--tint-soft)', closed: 'var(--ground)' };

type PlanProps = Omit<FloorPlanProps, 'label' | 'size'> & {
  /** Width of the drawing. */
  across: number;
};

/** Units of the drawing in one of the plan; 4 at every edge are left for the walls. */
const unitOf = ({ width }: Pick<PlanProps, 'width'>, across: number) => (across - 8) / width;
const heightOf = (plan: Pick<PlanProps, 'width' | 'height'>, across: number) =>
  Math.round(plan.height * unitOf(plan, across)) + 8;

function Plan({ width, rooms, doors = [], links = [], across }: PlanProps) {
  const unit = unitOf({ width }, across);
  const at = (length: number) => Math.round(length * unit + 4);
  const named = across > 500;
  const wall = named ? 5 : 3;
  const middleOf = (id: string) => {
    const room = rooms.find((one) => one.id === id);
    if (!room) throw new Error(`FloorPlan: no room "${id}"`);
    return [at(room.x + room.width / 2), at(room.y + room.height / 2)] as const;
  };
  return (
    <>
      {rooms.map(({ id, x, y, width: breadth, height: depth, tone = 'plain' }) => (
        <path
          key={id}
          d={`M${at(x)} ${at(y)}H${at(x + breadth)}V${at(y + depth)}H${at(x)}Z`}
          fill={fills[tone]}
          stroke="currentColor"
          strokeWidth={wall}
          strokeLinejoin="round"
        />
      ))}
      {doors.map(({ x, y, length, wall: along }) => (
        <path
          key={`${x} ${y}`}
          d={`M${at(x)} ${at(y)}${along === 'horizontal' ? `H${at(x + length)}` : `V${at(y + length)}`}`}
          stroke="var(--card)"
          strokeWidth={wall + 2}
        />
      ))}
      {links.map(({ from, to, blocked = false }) => {
        const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)];
        const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
        const color = blocked ? 'var(--third)' : 'var(--second)';
        return (
          <g key={`${from} ${to}`} stroke={color} strokeWidth={named ? 2.5 : 1.5} strokeLinecap="round">
            <path d={`M${ax} ${ay}L${bx} ${by}`} strokeDasharray={blocked ? '2 8' : undefined} />
            {blocked ? <path d={`M${mx - 8} ${my - 8}l16 16m0-16l-16 16`} strokeWidth="3.5" /> : null}
          </g>
        );
      })}
      {rooms.map(({ id, name }, index) => {
        const [x, y] = middleOf(id);
        const r = named ? 15 : 11;
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={r} fill="var(--tint-strong)" />
            <Text x={x} y={y} size={named ? 15 : 12} weight={650} anchor="middle" fill="var(--ground)">
              {index + 1}
            </Text>
            {named ? (
              <Text x={x} y={y + 32} size={16} weight={600} anchor="middle" fill="currentColor">
                {name}
              </Text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
