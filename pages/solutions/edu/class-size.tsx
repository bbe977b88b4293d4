import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { classPicture, pupils, readLesson, usual } from './lesson.ts';
import styles from './edu.module.css';
import lessonTry from './try.ts';
import { lessonRates } from './data.ts';
import { classTry } from './words.yaml';

const { texts, status } = readLesson(usual, lessonRates);

/** A slider from one pupil to ten thousand. */
export const ClassSize = () => (
  <Try of={lessonTry} title={classTry.title} props={lessonRates} status={status}>
    <div className={styles.stage}>
      <svg viewBox="0 0 410 232" fill="none" role="img" aria-label={classTry.picture}>
        <g id="lesson" data-picture="" dangerouslySetInnerHTML={{ __html: classPicture(usual) }} />
      </svg>
      <svg viewBox="410 0 620 232" aria-hidden="true">
        <use href="#lesson" />
      </svg>
    </div>
    <Dashboard
      label={classTry.label}
      dials={
        <Slider
          label={classTry.pupils}
          name="pupils"
          reads={texts.pupils}
          min={0}
          max={pupils.length - 1}
          defaultValue={pupils.indexOf(usual.pupils)}
        />
      }
      readouts={classTry.readouts}
      texts={texts}
    />
  </Try>
);
