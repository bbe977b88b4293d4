import type { CodeLanguage } from '../ui/highlight.ts';
import { highlight } from '../ui/highlight.ts';
import '../ui/code-tokens.css';
import '../styles/mono.css';
import styles from './code-sample.module.css';

type Sample = { label: string; language: CodeLanguage; code: string };
export type CodeSampleProps = {
  /** Tells this sample's tabs from those of others on the page. */
  name: string;
  label: string;
  samples: readonly Sample[];
};

/** The same thing in several languages (six at most), a tab each. The tabs are radio buttons and switch by style alone; the runtime adds a button that copies. */
export function CodeSample({ name, label, samples }: CodeSampleProps) {
  return (
    <div className={styles.code} data-copy="">
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{label}</legend>
        {samples.map((sample, index) => (
          <label key={sample.label} className={styles.tab}>
            <input type="radio" name={name} defaultChecked={index === 0} className={styles.radio} />
            {sample.label}
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        <pre
          key={sample.label}
          tabIndex={0}
          role="region"
          aria-label={`${label} · ${sample.label}`}
          className={styles.pre}
          data-diff={sample.language === 'diff' ? '' : undefined}
        >
          <code>
            {highlight(sample).map(({ kind, text }, index) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={index} className={`code-${kind}`}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      ))}
    </div>
  );
}
