import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import styles from './rtc-ai-interruptions.module.css';
import { answer, interjections } from './talk.ts';
import rtcAi from './try.ts';

/** An answer of the agent to be played and interrupted, and what each of three sounds does to it. */
export function Interruptions() {
  return (
    <Try
      of={rtcAi}
      title="打断它试试"
      hint="播放后插一句"
      status="三种声音，三种处理：附和接着说，咳嗽先降音量，“等一下”判为打断，随即静音"
      className={styles.frame}
    >
      <p className={styles.answer}>
        <span data-heard="">{answer}</span>
        <span data-unheard="" className={styles.unheard} />
      </p>
      <Controls label="播放与插话" strip>
        <Press icon="play" strong data-play="">
          播放智能体的回答
        </Press>
        {interjections.map(({ id, name }) => (
          <Press key={id} icon="mic" {...{ [`data-${id}`]: '' }}>
            {name}
          </Press>
        ))}
      </Controls>
      <ul className={styles.sounds}>
        {interjections.map(({ id, name, length, text }) => (
          <li key={id}>
            <strong>
              {name}，{length} 毫秒
            </strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Try>
  );
}
