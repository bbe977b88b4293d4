import { Person } from '../../../components/art/kit/people/person.tsx';
import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Controls, Group, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { meterOf } from '../../../config/prices.ts';
import { groundOf, layoutNames, mixed, people, places, readOf, seated } from './model.ts';
import styles from './interact.module.css';
import seatsTry from './try.ts';

const fees = { stage: meterOf('interact', 'stage').tiers[0]!.fen, mix: meterOf('interact', 'mix').tiers[0]!.fen };
const { texts, status } = readOf({ seating: seated, layout: 'speaker', fees });

/** The stage to seat people on, and beside it the picture that viewers get. */
export function Stage() {
  return (
    <Try of={seatsTry} title="排一排麦位" look="bare" status={status} props={{ fees }}>
      <div className={styles.stage}>
        <div>
          <Controls label="麦位与布局" className={styles.controls}>
            <Group label="布局" role="radiogroup">
              {Object.entries(layoutNames).map(([id, name]) => (
                <Option key={id} name="layout" value={id} label={name} defaultChecked={id === 'speaker'} />
              ))}
            </Group>
            <p className={styles.place}>点一个人，再点一个位子；也可以拖过去。</p>
            <div className={styles.seats}>
              {places.map(({ id, name, person }) => (
                <button key={id} type="button" className={styles.seat} data-seat={id}>
                  <span className={styles.place}>{name}</span>{' '}
                  {person ? (
                    <span className={styles.person} data-person={person}>
                      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" aria-hidden="true">
                        <Avatar x={24} y={24} r={24} seed={person} ground={groundOf(person)} />
                      </svg>
                      {person}
                    </span>
                  ) : null}
                </button>
              ))}
            </div>
          </Controls>
          <dl className={styles.counts}>
            <dt>台上</dt>
            <dd data-text="count">{texts.count}</dd>
            <dt>一小时连麦</dt>
            <dd data-text="minutes">{texts.minutes}</dd>
            <dt>连麦与合流</dt>
            <dd data-text="hour">{texts.hour}</dd>
          </dl>
        </div>
        <div className={styles.screen}>
          <p className={styles.place}>观众看到的一路：1280 × 720</p>
          <svg viewBox="0 0 1280 720" fill="none" role="img">
            <title>台上的人在云端合成一路画面，谁上谁下，观众拉的都是同一路</title>
            <defs>
              {people.map(({ name }, at) => (
                <g key={name} id={`interact-${at}`}>
                  <Person x={0} y={0} size={100} seed={name} />
                </g>
              ))}
            </defs>
            <path d="M0 0H1280V720H0Z" fill="#0d0515" />
            <g data-picture="" dangerouslySetInnerHTML={{ __html: mixed(seated, 'speaker') }} />
          </svg>
        </div>
      </div>
    </Try>
  );
}
