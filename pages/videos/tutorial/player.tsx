import '../../../components/styles/mono.css';
import '../../../components/ui/code-tokens.css';
import { Controls, Press, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { highlight } from '../../../components/ui/highlight.ts';
import type { Video } from '../../../config/calls/talks.ts';
import tutorial from './try.ts';
import styles from './tutorial-player.module.css';
import { player as words } from './words.yaml';

const last = words.moments.at(-1)!;

const lineOf = (code: string) =>
  highlight({ code, language: 'typescript' }).map(({ kind, text }, part) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={part} className={`code-${kind}`}>
        {text}
      </span>
    ),
  );

/** The first lesson as its editor and its phone are at any moment: the whole of it without a script. */
export function Player({ lesson }: { lesson: Video | undefined }) {
  return (
    <Try
      of={tutorial}
      title={words.title}
      look="bare"
      status={`${last.at} ${last.says}`}
      props={{ moments: words.moments.map(({ at, says }) => ({ at, says })) }}
    >
      <div className={styles.player}>
        <div className={styles.editor}>
          <p className={styles.bar}>{words.file}</p>
          <ol className={styles.lines}>
            {words.moments.map(({ at, code }, index) =>
              code ? (
                <li key={at} data-moment={index}>
                  <code>{lineOf(code)}</code>
                </li>
              ) : null,
            )}
          </ol>
        </div>
        <div className={styles.phone}>
          <p className={styles.bar}>{words.app}</p>
          <ul className={styles.thread}>
            {words.moments.flatMap(({ shows }, index) =>
              shows.map(({ from, text }) => (
                <li key={text} className={classes(styles.said, styles[from])} data-moment={index}>
                  {text}
                </li>
              )),
            )}
          </ul>
        </div>
        <div className={styles.foot}>
          <Controls label={words.controls} className={styles.controls}>
            <Press icon="play" strong data-play="" aria-pressed="false">
              {words.play}
            </Press>
            <Slider
              label={words.progress}
              name="at"
              min={0}
              max={words.moments.length - 1}
              defaultValue={words.moments.length - 1}
              reads={last.at}
            />
          </Controls>
          {lesson?.link ? (
            <Button href={lesson.link} event={{ zone: 'hero' }} variant="on-dark" icon="arrow-right">
              {words.whole}
            </Button>
          ) : null}
        </div>
      </div>
    </Try>
  );
}
