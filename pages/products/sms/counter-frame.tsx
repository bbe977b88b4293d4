import { Controls, Group, Option, Readout, Writing } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { meterOf } from '../../../config/prices.ts';
import styles from './counter.module.css';
import { drafts, type Kind, readingOf } from './counter.ts';
import sms from './try.ts';

const fenOf = (id: string) => {
  const { tiers, per } = meterOf('sms', id);
  return tiers[0]!.fen / per;
};
const rates: Readonly<Record<Kind, number>> = {
  code: fenOf('notice'),
  notice: fenOf('notice'),
  offer: fenOf('marketing'),
};
const names: readonly (readonly [kind: Kind, name: string])[] = [
  ['code', '验证码'],
  ['notice', '通知'],
  ['offer', '营销'],
];
const begun = drafts.notice;

/** A message to be typed: how many segments it takes, what it costs, and what a reviewer would return it for. */
export function Counter() {
  const { texts, status } = readingOf({ draft: begun, fen: rates.notice });
  return (
    <Try of={sms} props={{ rates }} title="写一条，数一数" hint="改签名和正文" status={status} className={styles.frame}>
      <Controls label="短信" className={styles.controls}>
        <div className={styles.choices}>
          <Group label="类别" role="radiogroup">
            {names.map(([kind, name]) => (
              <Option key={kind} name="sms-kind" value={kind} label={name} defaultChecked={kind === begun.kind} />
            ))}
          </Group>
          <Writing label="签名" name="sms-sign" text={begun.sign} most={20} />
        </div>
        <Writing label="正文" name="sms-text" text={begun.text} most={500} lines={2} />
      </Controls>
      <p className={styles.still}>
        【{begun.sign}】{begun.text}
      </p>
      <div className={styles.readings}>
        <Readout label="字数，含签名" name="characters" unit="字">
          {texts.characters}
        </Readout>
        <Readout label="计费" name="segments" unit="条">
          {texts.segments}
        </Readout>
        <Readout label="首档价格" name="price">
          {texts.price}
        </Readout>
      </div>
    </Try>
  );
}
