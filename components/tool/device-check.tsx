import { Controls, Press } from '../try/controls.tsx';
import { silence } from '../try/devices.ts';
import { Apart } from '../ui/apart.tsx';
import { example, loudnessMarks, soundMeter, textsOf } from './device-verdicts.ts';
import styles from './device-check.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { Pane, SelectField } from './tool.tsx';
import * as words from './words.yaml';

const found = textsOf(example);

/** Camera and microphone: picture, loudness, and whether they suffice. Operated by the engine `devices`. */
export function DeviceCheck() {
  return (
    <Pane title={words.deviceCheck.title} meta={words.deviceCheck.meta}>
      <div className={styles.devices}>
        <div className={styles.preview}>
          <PreviewFrame />
          <video data-preview="" muted autoPlay playsInline aria-label={words.deviceCheck.preview} />
        </div>
        <div className={styles.readings}>
          <svg
            viewBox="0 0 1000 30"
            preserveAspectRatio="none"
            className={styles.meter}
            role="meter"
            aria-label={words.deviceCheck.meter}
            aria-valuemin={silence}
            aria-valuemax={0}
            aria-valuenow={example.sound!.level}
            data-meter=""
          >
            <g data-picture="" dangerouslySetInnerHTML={{ __html: soundMeter(example) }} />
          </svg>
          <p className={styles.marks} aria-hidden="true">
            <Apart>
              {loudnessMarks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </Apart>
          </p>
          <dl className={styles.found}>
            {(['picture', 'sound'] as const).map((id) => (
              <div key={id}>
                <dt>{words.deviceCheck.checks[id]}</dt>
                <dd data-text={id}>{found[id]}</dd>
                <dd data-text={`${id}-verdict`}>{found[`${id}-verdict`]}</dd>
              </div>
            ))}
          </dl>
          <Controls label={words.deviceCheck.controls} className={styles.lists}>
            <Press strong data-open="">
              {words.deviceCheck.open}
            </Press>
            <Press icon="copy" data-copy-text="report">
              {words.deviceCheck.copy}
            </Press>
            <div data-lists="" hidden>
              <SelectField
                name="camera"
                label={words.deviceCheck.camera.label}
                selected=""
                options={[['', words.deviceCheck.camera.first]]}
              />
              <SelectField
                name="microphone"
                label={words.deviceCheck.microphone.label}
                selected=""
                options={[['', words.deviceCheck.microphone.first]]}
              />
            </div>
          </Controls>
        </div>
      </div>
    </Pane>
  );
}
