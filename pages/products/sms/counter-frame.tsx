import { Group, Option, Writing } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { meterOf } from '../../../config/prices.ts';
import { type Kind, kinds, readingOf } from './counter.ts';
import styles from './sms.module.css';
import sms from './try.ts';
import { counterTry, readouts } from './words.yaml';

const fenOf = (id: string) => {
  const { tiers, per } = meterOf('sms', id);
  return tiers[0]!.fen / per;
};
const rates = { code: fenOf('notice'), notice: fenOf('notice'), offer: fenOf('marketing') };
const begun: Kind = 'code';
const { sign, text } = kinds[begun];
/** A message to be typed: how many segments it takes, what it costs, and what a reviewer would return it for. */
export function Counter() {
  const { texts, status } = readingOf({ kind: begun, sign, text }, rates);
  return (
    <Try of={sms} props={rates} title={counterTry.title} hint={counterTry.hint} status={status}>
      <Dashboard
        label={counterTry.label}
        dials={
          <>
            <Group label={counterTry.kind} role="radiogroup">
              {Object.entries(kinds).map(([kind, { name }]) => (
                <Option key={kind} name="sms-kind" value={kind} label={name} defaultChecked={kind === begun} />
              ))}
            </Group>{' '}
            <Writing label={counterTry.sign} name="sms-sign" text={sign} most={20} />
            <Writing label={counterTry.text} name="sms-text" text={text} most={500} lines={3} />
          </>
        }
        readouts={readouts}
        texts={texts}
      />
      <p className={styles.still}>
        【{sign}】{text}
      </p>
    </Try>
  );
}
