import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

type FieldProps = {
  /** Name of the field in its call's schema. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** Beside the input: the button that requests a code. */
  beside?: ReactNode;
  /** Rows of a text of several lines. */
  rows?: number;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'defaultValue'>;

/** A labelled field: its hint and its problem are read out with it. */
export function Field({ name, label, required = true, hint, beside, rows, ...rest }: FieldProps) {
  const { id, labels } = useForm();
  const own = `${id}-${name}`;
  const control = {
    id: own,
    name,
    className: styles.control,
    'aria-required': required,
    'aria-describedby': `${hint ? `${own}-hint ` : ''}${own}-problem`,
    ...rest,
  };
  return (
    <div className={styles.field} data-field={name} data-required={required ? '' : undefined}>
      <label className={styles.label} htmlFor={own}>
        {label} {required ? null : <span className={styles.optional}>{labels.optional}</span>}
      </label>
      <div className={beside ? styles.beside : undefined}>
        {rows === undefined ? <input {...control} /> : <textarea {...(control as object)} rows={rows} />}
        {beside}
      </div>
      {hint ? (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <Problem id={`${own}-problem`} />
    </div>
  );
}

export type ChoiceOption = { value: string; label: string; text?: string };

type ChoicesProps = {
  name: string;
  label: string;
  options: readonly ChoiceOption[];
  required?: boolean;
  /** Cards with a line of text each, two beside each other. */
  cards?: boolean;
};

/** One of several, all of which can be seen. */
export function Choices({ name, label, options, required = true, cards = false }: ChoicesProps) {
  const { id, labels } = useForm();
  const own = `${id}-${name}`;
  return (
    <div
      className={classes(styles.field, styles.group)}
      role="radiogroup"
      aria-labelledby={`${own}-label`}
      aria-required={required}
      aria-describedby={`${own}-problem`}
      data-field={name}
      data-required={required ? '' : undefined}
    >
      <span id={`${own}-label`} className={styles.label}>
        {label} {required ? null : <span className={styles.optional}>{labels.optional}</span>}
      </span>
      <div className={cards ? styles.cards : styles.chips}>
        {options.map(({ value, label: text, text: about }) => (
          <label key={value} className={cards ? styles.option : styles.chip}>
            <input type="radio" name={name} value={value} />
            <span>{text}</span> {about ? <span className={styles.about}>{about}</span> : null}
          </label>
        ))}
      </div>
      <Problem id={`${own}-problem`} />
    </div>
  );
}

/** Consent to the privacy policy: never ticked in advance. */
export function Consent() {
  const { id, labels } = useForm();
  const { before, link, after } = labels.consent;
  return (
    <div className={styles.field} data-field="consent" data-required="">
      <div className={styles.consent}>
        <input
          type="checkbox"
          id={`${id}-consent`}
          name="consent"
          value="yes"
          aria-required="true"
          aria-describedby={`${id}-consent-problem`}
        />
        <label htmlFor={`${id}-consent`}>
          {before}
          <a href={labels.privacy}>{link}</a>
          {after}
        </label>
      </div>
      <Problem id={`${id}-consent-problem`} />
    </div>
  );
}

export function Problem({ id }: { id: string }) {
  return <p id={id} className={styles.problem} data-problem="" hidden />;
}
