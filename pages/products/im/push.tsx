import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { pushPicture } from './art/push-picture.ts';
import styles from './im-push.module.css';
import { intervals, readPushes } from './pushes.ts';
import pushTry from './try/push.ts';
import { pushDial as words } from './words.yaml';

const first = 3;
const { texts, status } = readPushes({ every: first });

/** A dial for the busyness of a group; its chart shows which messages ring together. */
export const Push = () => (
  <Try of={pushTry} title={words.title} hint={words.hint} status={status}>
    <Figure label={words.chart} className={styles.frame}>
      <svg viewBox="24 0 1094 324" fill="none" role="img" aria-label={status} className={styles.chart}>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: pushPicture({ every: first }) }} />
      </svg>
    </Figure>
    <Dashboard
      label={words.dial}
      dials={
        <Slider
          label={words.every}
          name="every"
          reads={texts.every}
          min={0}
          max={intervals.length - 1}
          defaultValue={intervals.indexOf(first)}
        />
      }
      readouts={words.readouts}
      texts={texts}
    />
  </Try>
);
