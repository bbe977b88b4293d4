import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { LifeFrame } from './art/life-frame.tsx';
import { detours, moments } from './words.yaml';
import styles from './netcall-life.module.css';
import { goodCall, statusOf } from './model.ts';
import callTry from './try.ts';
import { presses } from './words.yaml';

/** The life of a call: its moments in order, what may happen instead, and the log of both sides and the server. */
export function Life() {
  return (
    <Try
      of={callTry}
      title="拨一通试试"
      hint="时间按真实长短走；等不及就点“等下去”"
      status={`一通顺利的电话：${statusOf(goodCall)}`}
    >
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
      <Controls label="通话操作" strip>
        {presses.map(([event, name, icon]) => (
          <Press key={event} icon={icon} strong={event === 'call'} data-event={event}>
            {name}
          </Press>
        ))}
        <Press icon="fast-forward" data-wait="">
          等下去
        </Press>
      </Controls>
      <div className={styles.below}>
        <ul className={styles.detours}>
          {detours.map(({ name, event, called, caller }) => (
            <li key={event} className={styles.detour} data-state={event.slice('call.'.length)}>
              <h4>{name}</h4>
              <code>{event}</code>
              <p>被叫：{called}</p>
              <p>主叫：{caller}</p>
            </li>
          ))}
        </ul>
        <StepLog label="通话记录" entries={goodCall.log} />
      </div>
    </Try>
  );
}
