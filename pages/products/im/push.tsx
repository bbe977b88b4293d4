import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { pushPicture } from './art/push-picture.ts';
import styles from './im-push.module.css';
import { intervals, readPushes } from './pushes.ts';
import pushTry from './try/push.ts';

const first = 3;
const { texts, status } = readPushes({ every: first });

/** A dial for the busyness of a group; its chart shows which messages ring together. */
export const Push = () => (
  <Try of={pushTry} title="群里多热闹" hint="左右方向键调节" status={status}>
    <Figure label="一百条消息合并成几次推送的时间图" className={styles.frame}>
      <svg viewBox="24 0 1094 324" fill="none" role="img" aria-label={status} className={styles.chart}>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: pushPicture({ every: first }) }} />
      </svg>
    </Figure>
    <Dashboard
      label="消息的间隔"
      dials={
        <Slider
          label="每隔多久来一条"
          name="every"
          reads={texts.every}
          min={0}
          max={intervals.length - 1}
          defaultValue={intervals.indexOf(first)}
        />
      }
      readouts={{ pushes: '推送，次', longest: '最久的一条等了' }}
      texts={texts}
    />
  </Try>
);
