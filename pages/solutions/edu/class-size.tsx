import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { classPicture, pupils, readLesson, usual } from './lesson.ts';
import styles from './edu.module.css';
import lessonTry from './try.ts';
import { lessonRates } from './data.ts';

const { texts, status } = readLesson(usual, lessonRates);

/** A slider from one pupil to ten thousand. */
export const ClassSize = () => (
  <Try of={lessonTry} title="一节课多少人" props={lessonRates} status={status}>
    <div className={styles.stage}>
      <svg viewBox="0 0 410 232" fill="none" role="img" aria-label="老师、台上与台下的学生">
        <g id="lesson" data-picture="" dangerouslySetInnerHTML={{ __html: classPicture(usual) }} />
      </svg>
      <svg viewBox="410 0 620 232" aria-hidden="true">
        <use href="#lesson" />
      </svg>
    </div>
    <Dashboard
      label="一节课的人数"
      dials={
        <Slider
          label="学生"
          name="pupils"
          reads={texts.pupils}
          min={0}
          max={pupils.length - 1}
          defaultValue={pupils.indexOf(usual.pupils)}
        />
      }
      readouts={{ kind: '班型', stage: '台上，路', delay: '时延', cost: '一节' }}
      texts={texts}
    />
  </Try>
);
