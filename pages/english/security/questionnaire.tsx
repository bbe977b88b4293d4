import styles from './english-security.module.css';
import { form } from './words.yaml';

/** The form that a buyer's security team sends, filled in. */
export function Questionnaire() {
  return (
    <div className={styles.form}>
      <p className={styles.name}>{form.title}</p>
      <dl>
        {form.rows.map(({ question, answer, clause }) => (
          <div key={question} className={styles.row}>
            <dt>{question}</dt>
            <dd>
              <strong>{answer}</strong> <span className={styles.clause}>{clause}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{form.note}</p>
    </div>
  );
}
