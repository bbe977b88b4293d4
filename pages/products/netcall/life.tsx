import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { LifeFrame } from './art/life-frame.tsx';
import styles from './netcall-life.module.css';
import { goodCall, statusOf } from './model.ts';
import callTry from './try.ts';
import { detours, lifeTry, moments, presses } from './words.yaml';

/** The life of a call: its moments in order, what may happen instead, and the log of both sides and the server. */
export function Life() {
  return (
    <Try of={callTry} title={lifeTry.title} hint={lifeTry.hint} status={lifeTry.status({ status: statusOf(goodCall) })}>
      <ol className={styles.life}>
        {moments.map(({ stage, name, when, text, states = stage }) => (
          <li key={stage} className={styles.moment} data-state={states}>
            <LifeFrame stage={stage} />
            <p className={styles.when}>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Controls label={lifeTry.presses} strip>
        {presses.map(([event, name, icon]) => (
          <Press key={event} icon={icon} strong={event === 'call'} data-event={event}>
            {name}
          </Press>
        ))}
        <Press icon="fast-forward" data-wait="">
          {lifeTry.wait}
        </Press>
      </Controls>
      <div className={styles.below}>
        <ul className={styles.detours}>
          {detours.map(({ name, event, called, caller }) => (
            <li key={event} className={styles.detour} data-state={event.slice('call.'.length)}>
              <h4>{name}</h4>
              <code>{event}</code>
              <p>{lifeTry.called({ called })}</p>
              <p>{lifeTry.caller({ caller })}</p>
            </li>
          ))}
        </ul>
        <StepLog label={lifeTry.log} entries={goodCall.log} />
      </div>
    </Try>
  );
}
