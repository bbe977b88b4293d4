import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { meterOf } from '../../../config/prices.ts';
import { billOf, meterIds, type Meters, minutes, shown } from './model.ts';
import styles from './nrtc-aws.module.css';
import billTry from './try.ts';
import { bills as words } from './words.yaml';

export const meters: Meters = {
  voice: meterOf('netcall', 'voice'),
  hd: meterOf('netcall', 'hd'),
  record: meterOf('netcall', 'record'),
};
export const bill = billOf(shown, meters);

/** The same month twice: in detail, as we count it, and as the one line of the marketplace. */
export function Bills() {
  const { texts, status } = bill;
  const cell = (id: string) => <span data-text={id}>{texts[id]}</span>;
  return (
    <Try of={billTry} title={words.month} hint={words.hint} status={status} props={{ meters }}>
      <Controls label={words.month} strip className={styles.dials}>
        {meterIds.map((id) => (
          <Slider
            key={id}
            name={id}
            label={meters[id].name}
            reads={texts[id]!}
            max={minutes.length - 1}
            defaultValue={minutes.indexOf(shown[id])}
          />
        ))}
      </Controls>
      <div className={styles.bills}>
        <div className={styles.bill}>
          <h3>{words.ours.title}</h3>
          <dl>
            {meterIds.map((id) => (
              <div key={id}>
                <dt>
                  {meters[id].name} <small data-text={`${id}-how`}>{texts[`${id}-how`]}</small>
                </dt>
                <dd>{cell(`${id}-fen`)}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>{words.ours.total}</dt>
              <dd>{cell('total')}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.bill}>
          <h3>{words.cloud.title}</h3>
          <dl>
            <div>
              <dt>
                {words.cloud.usage}{' '}
                <small>
                  <Copy text={words.cloud.units} values={{ units: cell('units') }} />
                </small>
              </dt>
              <dd>{cell('total')}</dd>
            </div>
            <div>
              <dt>
                {words.cloud.fee} <small>{words.cloud.feeNote}</small>
              </dt>
              <dd>¥0.00</dd>
            </div>
            <div className={styles.sum}>
              <dt>{words.cloud.total}</dt>
              <dd>{cell('total')}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Try>
  );
}
