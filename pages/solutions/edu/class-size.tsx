import { Controls, Readout, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import styles from './class-size.module.css';
import { classPicture, pupils, readLesson, usual } from './lesson.ts';
import lessonTry from './try.ts';
import { lessonRates } from './words.ts';

/** A slider from one pupil to ten thousand. */
export function ClassSize() {
  const { texts, status } = readLesson(usual, lessonRates);
  return (
    <Try of={lessonTry} title="一节课多少人" props={lessonRates} status={status}>
      <Controls label="一节课的人数" strip>
        <Slider
          label="学生"
          name="pupils"
          reads={texts.pupils}
          min={0}
          max={pupils.length - 1}
          defaultValue={pupils.indexOf(usual.pupils)}
        />
      </Controls>
      <div className={styles.stage}>
        <svg viewBox="0 0 1040 232" fill="none" role="img" aria-label="老师、台上与台下的学生">
          <g data-picture="" dangerouslySetInnerHTML={{ __html: classPicture(usual) }} />
        </svg>
      </div>
      <div className={styles.numbers}>
        <Readout label="班型" name="kind">
          {texts.kind}
        </Readout>
        <Readout label="台上" name="stage" unit="路">
          {texts.stage}
        </Readout>
        <Readout label="时延" name="delay">
          {texts.delay}
        </Readout>
        <Readout label="一节" name="cost">
          {texts.cost}
        </Readout>
      </div>
    </Try>
  );
}
