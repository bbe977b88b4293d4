import { Controls, Press } from '../try/controls.tsx';
import { silence } from '../try/devices.ts';
import { Apart } from '../ui/apart.tsx';
import { example, loudnessMarks, soundMeter, textsOf } from './device-verdicts.ts';
import styles from './device-check.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { Pane, SelectField } from './tool.tsx';

const found = textsOf(example);
const checks = { picture: '摄像头', sound: '麦克风' } as const;

/** Camera and microphone: picture, loudness, and whether they suffice. Operated by the engine `devices`. */
export function DeviceCheck() {
  return (
    <Pane title="摄像头与麦克风" meta="只在这台设备上显示，不录不传">
      <div className={styles.devices}>
        <div className={styles.preview}>
          <PreviewFrame />
          <video data-preview="" muted autoPlay playsInline aria-label="摄像头画面" />
        </div>
        <div className={styles.readings}>
          <svg
            viewBox="0 0 1000 30"
            preserveAspectRatio="none"
            className={styles.meter}
            role="meter"
            aria-label="麦克风音量，dBFS"
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
            {Object.entries(checks).map(([id, label]) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd data-text={id}>{found[id]}</dd>
                <dd data-text={`${id}-verdict`}>{found[`${id}-verdict`]}</dd>
              </div>
            ))}
          </dl>
          <Controls label="选择设备" className={styles.lists}>
            <Press strong data-open="">
              打开摄像头与麦克风
            </Press>
            <Press icon="copy" data-copy-text="report">
              复制结果
            </Press>
            <div data-lists="" hidden>
              <SelectField name="camera" label="摄像头" selected="" options={[['', '默认摄像头']]} />
              <SelectField name="microphone" label="麦克风" selected="" options={[['', '默认麦克风']]} />
            </div>
          </Controls>
        </div>
      </div>
    </Pane>
  );
}
