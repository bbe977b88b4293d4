import { Frame } from '../../../components/footage/frame.tsx';
import measured from '../../../components/footage/material/measured.json' with { type: 'json' };
import narrow from '../../../components/footage/material/wide-narrow.webp';
import plain from '../../../components/footage/material/wide-plain.webp';
import { Controls } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { grouped } from '../../../config/rules/price.ts';
import { statusOf } from './model.ts';
import styles from './narrow-hd.module.css';
import dividerTry from './try.ts';
import * as words from './words.yaml';

const { plain: ordinary, narrow: ours } = measured;
const encodings = {
  plain: { kbit: ordinary.kbit, inside: ordinary.inside },
  narrow: { kbit: ours.kbit, inside: ours.inside },
};
const status = statusOf(50, encodings);
const sides = [
  { side: 'plain', name: words.compare.plain, picture: plain },
  { side: 'narrow', name: words.compare.narrow, picture: narrow },
] as const;

/** One frame in two encodings, as clear where one looks, with a handle between them. */
export function Compare() {
  return (
    <Try
      of={dividerTry}
      props={encodings}
      title={words.compare.title}
      hint={words.compare.hint}
      status={status}
      className={styles.compare}
    >
      <div className={styles.frame} data-halves="">
        {sides.map(({ side, name, picture }) => (
          <Frame key={side} {...picture} text={words.compare.text({ name })} early className={styles[side]} />
        ))}
        <Controls label={words.compare.divide} className={styles.handle}>
          <input
            type="range"
            data-divide=""
            min={0}
            max={100}
            defaultValue={50}
            aria-label={words.compare.divide}
            aria-valuetext={status}
          />
        </Controls>
      </div>
      <dl className={styles.meters}>
        {sides.map(({ side, name }) => (
          <div key={side}>
            <dt>{name}</dt>
            <dd>
              {words.compare.rate({ kbit: grouped(measured[side].kbit) })}{' '}
              <span>{words.compare.inside({ inside: measured[side].inside.toFixed(1) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Try>
  );
}
