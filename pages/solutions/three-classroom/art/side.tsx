import type { ReactNode } from 'react';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from '../three-classroom.module.css';
import * as words from '../words.yaml';

/** Metres from the front wall and from the floor; a screen of 75 inches is 0.93 high. */
const [length, height] = [9, 3.3];
const rows = [2.6, 3.8, 5, 6.2, 7.4];
const last = { x: 7.4, y: 1.1 };
const eye = { x: 1, y: 1.6 };
const screen = { x: length, y: 2.07 };
const microphone = { x: 5, y: 2.4 };
const machine = { x: 0, y: 1.6 };
type Point = typeof eye;

const toLast = ({ x, y }: Point) => Math.hypot(last.x - x, last.y - y);
const near = toLast(microphone).toFixed(1);
const far = toLast(machine).toFixed(1);
/** The level of a voice falls with its distance. */
const louder = Math.round(20 * Math.log10(toLast(machine) / toLast(microphone)));
const slope = ({ x, y }: Point) => (Math.atan2(y - eye.y, x - eye.x) * 180) / Math.PI;
/** Between the last row and the screen above it, as the teacher sees them. */
const turn = Math.round(slope(screen) - slope(last));

const unit = 62;
const pupils = rows
  .map((x) => `M${x} 1.3a.13.13 0 0 1 0-.26a.13.13 0 0 1 0 .26M${x - 0.17} .45v.45h.34v-.45Z`)
  .join('');
const desks = rows.map((x) => `M${x - 0.62} .7h.4M${x - 0.55} .7V0M${x - 0.1} .45V0h.2v.45`).join('');

type Label = { x: number; y: number; text: string; fill: string; anchor?: 'end' };
type RoomProps = { title: string; name: string; note: string; lines: ReactNode; labels: readonly Label[] };

/** A room from the side: floor and ceiling, the screen at its front wall, and the pupils in their rows. */
function Room({ title, name, note, lines, labels }: RoomProps) {
  const art = (
    <>
      <g transform={`translate(1 ${height * unit + 1}) scale(${unit} -${unit})`} strokeWidth=".03">
        <path d={`M0 0H${length}V${height}H0Z`} fill="var(--card)" stroke="var(--tint-strong)" strokeWidth=".05" />
        <path d="M.03 1H.13V2.2H.03Z" fill="var(--tint-strong)" />
        <path d={desks} stroke="var(--muted)" />
        <path d={pupils} fill="var(--muted)" />
        {lines}
      </g>
      {labels.map(({ x, y, text, ...look }) => (
        <Text key={text} x={x * unit} y={(height - y) * unit} size={18} weight={600} {...look}>
          {text}
        </Text>
      ))}
    </>
  );
  return (
    <figure>
      <Drawing title={title} wide={{ size: [length * unit + 2, 207], art }} />
      <figcaption className={styles.roomsNote}>
        <strong>{name}</strong> {note}
      </figcaption>
    </figure>
  );
}

/** What the teacher sees, and what the microphone hears. */
export function Side() {
  const [green, blue] = ['var(--second-ink)', 'var(--tint-strong)'];
  return (
    <div className={styles.roomsPair}>
      <Room
        title={words.sideDrawing.title({ turn })}
        name={words.sideDrawing.name}
        note={words.sideDrawing.note({ turn })}
        lines={
          <g stroke={green}>
            <path d="M9 2.07L1 1.6L7.4 1.2Z" fill="var(--second)" fillOpacity=".16" strokeDasharray=".1 .07" />
            <path
              d="M.94 1.75a.15.15 0 0 1 0-.3a.15.15 0 0 1 0 .3M.74 0V1.34H1.14V0ZM8.88 1.6H9V2.53H8.88Z"
              fill={green}
            />
          </g>
        }
        labels={[
          { x: 3.6, y: 2.14, text: words.sideDrawing.turn({ turn }), fill: green },
          { x: 8.75, y: 2.86, text: words.sideDrawing.screen, fill: green, anchor: 'end' },
        ]}
      />
      <Room
        title={words.farSideDrawing.title({ near, far, louder })}
        name={words.farSideDrawing.name}
        note={words.farSideDrawing.note({ louder })}
        lines={
          <>
            <path d="M7.4 1.17L.13 1.6" stroke="var(--muted)" strokeDasharray=".1 .07" />
            <path d="M7.4 1.17L5 2.4V3.3" stroke="var(--tint)" strokeWidth=".05" />
            <circle cx="5" cy="2.4" r=".12" fill={blue} />
          </>
        }
        labels={[
          {
            x: 4.75,
            y: 2.66,
            text: words.farSideDrawing.microphone({ metres: microphone.y }),
            fill: blue,
            anchor: 'end',
          },
          { x: 6.6, y: 2.05, text: words.farSideDrawing.near({ near }), fill: blue },
          { x: 0.35, y: 1.98, text: words.farSideDrawing.far({ far }), fill: 'var(--muted)' },
        ]}
      />
    </div>
  );
}
