import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { meterOf } from '../../../config/prices.ts';
import { billOf, meterIds, type Meters, minutes, shown } from './model.ts';
import styles from './nrtc-aws.module.css';
import billTry from './try.ts';

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
    <Try of={billTry} title="一个月的用量" hint="拖动三条，两张账单一起变" status={status} props={{ meters }}>
      <Controls label="一个月的用量" strip className={styles.dials}>
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
          <h3>我们的用量明细</h3>
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
              <dt>应计</dt>
              <dd>{cell('total')}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.bill}>
          <h3>云厂商的月账单</h3>
          <dl>
            <div>
              <dt>
                云市场 · RTC-USAGE <small>{cell('units')} 单位 × ¥0.01</small>
              </dt>
              <dd>{cell('total')}</dd>
            </div>
            <div>
              <dt>
                市场服务费 <small>由我们付给云厂商，不向您收</small>
              </dt>
              <dd>¥0.00</dd>
            </div>
            <div className={styles.sum}>
              <dt>计入云账单</dt>
              <dd>{cell('total')}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Try>
  );
}
