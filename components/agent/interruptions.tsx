import { Controls, Press } from '../try/controls.tsx';
import type { TryOut, TryProps } from '../try/try-out.ts';
import { Try } from '../try/try.tsx';
import styles from './interruptions.module.css';
import type { Talk } from '../try/talk.ts';

type InterruptionsProps = {
  of: TryOut<TryProps>;
  talk: Talk;
  words: {
    /** The title of the try-out. */
    frame: string;
    hint: string;
    status: string;
    controls: string;
    play: string;
    length: (sound: { name: string; length: number }) => string;
  };
};

/** An answer of the agent to be played and interrupted, and what each of three sounds does to it. */
export function Interruptions({ of, talk: { answer, interjections }, words }: InterruptionsProps) {
  return (
    <Try of={of} title={words.frame} hint={words.hint} status={words.status} className={styles.frame}>
      <p className={styles.answer}>
        <span data-heard="">{answer}</span>
        <span data-unheard="" className={styles.unheard} />
      </p>
      <Controls label={words.controls} strip>
        <Press icon="play" strong data-play="">
          {words.play}
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
            <strong>{words.length({ name, length })}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Try>
  );
}
