import { crafts } from '../../../components/art/kit/crafts.ts';
import { Controls, Group, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { meterOf } from '../../../config/prices.ts';
import { frame, layoutNames, mixed, people, places, readOf, seated, tableId } from './model.ts';
import styles from './interact.module.css';
import seatsTry from './try.ts';
import { stage as words } from './words.yaml';

const fees = { stage: meterOf('interact', 'stage').tiers[0]!.fen, mix: meterOf('interact', 'mix').tiers[0]!.fen };
const { texts, status } = readOf({ seating: seated, layout: 'speaker', fees });

/** The one picture that viewers get, from edge to edge, and below it the places of those who are in it. */
export function Stage() {
  return (
    <Try of={seatsTry} title={words.title} look="bare" status={status} props={{ fees }}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} fill="none" role="img" className={styles.screen}>
        <title>{words.picture}</title>
        <defs>
          {people.map(({ name, craft }) => (
            <g key={name} id={tableId(name)} dangerouslySetInnerHTML={{ __html: crafts[craft](0.75) }} />
          ))}
        </defs>
        <path d={`M0 0H${frame.width}V${frame.height}H0Z`} fill="#0d0515" />
        <g data-picture="" dangerouslySetInnerHTML={{ __html: mixed(seated, 'speaker') }} />
      </svg>
      <div className={styles.desk}>
        <Controls label={words.controls} className={styles.controls}>
          <div className={styles.layouts}>
            <Group label={words.layout} role="radiogroup">
              {Object.entries(layoutNames).map(([id, name]) => (
                <Option key={id} name="layout" value={id} label={name} defaultChecked={id === 'speaker'} />
              ))}
            </Group>
            <p>{words.hint}</p>
          </div>
          <div className={styles.seats}>
            {places.map(({ id, name, person }) => (
              <button key={id} type="button" className={styles.seat} data-seat={id}>
                <span className={styles.place}>{name}</span>{' '}
                {person ? (
                  <span className={styles.person} data-person={person}>
                    <svg viewBox="-200 -200 400 400" width="56" height="56" fill="none" aria-hidden="true">
                      <use href={`#${tableId(person)}`} />
                    </svg>
                    {person}
                  </span>
                ) : null}
              </button>
            ))}
          </div>
        </Controls>
        <dl className={styles.counts}>
          <dt>{words.count}</dt>
          <dd data-text="count">{texts.count}</dd>
          <dt>{words.minutes}</dt>
          <dd data-text="minutes">{texts.minutes}</dd>
          <dt>{words.hour}</dt>
          <dd data-text="hour">{texts.hour}</dd>
        </dl>
      </div>
    </Try>
  );
}
