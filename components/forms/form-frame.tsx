import type { ReactNode } from 'react';
import type { Edition } from '../../config/editions.ts';
import { usePlaces } from '../place-context.ts';
import { useSite } from '../site-context.ts';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Consent } from './field.tsx';
import styles from './form.module.css';
import { FormProvider } from './form-context.ts';
import type { FormScript } from './form-script.ts';
import { type FormWords, formLabels, formWords } from './words.ts';

export type Thanks = {
  title: string;
  /** The next steps in order; `when` is a time or a moment. */
  next: readonly { when: string; text: string }[];
  /** A way on that is no registration. */
  exit?: { href: string; text: string };
  /** Before the steps: the number of a receipt. */
  receipt?: ReactNode;
};

type FormFrameProps = {
  of: FormScript;
  kind: 'lead' | 'report';
  title: string;
  lead?: ReactNode;
  submit?: string;
  /** Below the button: when somebody answers. */
  note?: ReactNode;
  thanks: Thanks;
  /** Where the form is on its page, for click analytics. */
  zone: string;
  /** Data for its script. */
  props?: Readonly<Record<string, string | undefined>>;
  /** Words that only this form has. */
  words?: Partial<FormWords>;
  /** The edition's language, unless the page is written in the other one. */
  lang?: Edition | undefined;
  look?: 'card' | 'bare';
  children: ReactNode;
};

/**
 * The frame of a form: fields, consent, button, what became of it, and the thanks. Without a script it shows the e-mail address in their
 * place, in Chinese also the hotline.
 */
export function FormFrame({
  of: { name },
  kind,
  title,
  lead,
  submit,
  note,
  thanks,
  zone,
  props,
  words,
  lang,
  look = 'card',
  children,
}: FormFrameProps) {
  const { edition, site } = useSite();
  const script = usePlaces().placeScripts[name];
  if (script === undefined) throw new Error(`FormFrame: this page has no form named "${name}"`);
  const language = lang ?? edition;
  const labels = formLabels[language];
  const id = `form-${kind}`;
  const { hotline, email } = site.contact;
  return (
    <div
      className={classes(styles.place, styles[look])}
      id={id}
      data-script={script}
      data-when="visible"
      data-words={JSON.stringify({ ...formWords[language], ...words })}
      data-props={props && JSON.stringify(props)}
    >
      <form data-form={kind} aria-labelledby={`${id}-title`} noValidate>
        <FormProvider value={{ id, labels }}>
          <h2 id={`${id}-title`} className={styles.title}>
            <Breaks text={title} />
          </h2>
          <div data-fields="" className={styles.fields}>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {children}
            <Consent />
            <button
              type="submit"
              className={styles.submit}
              data-event-id={`form-${kind}`}
              data-event-zone={zone}
              disabled
            >
              {submit ?? labels.submit}
            </button>
          </div>
          <p className={styles.said} role="status" data-said="" />
          {note ? <p className={styles.note}>{note}</p> : null}
          <div className={styles.fallback}>
            <p>{labels.fallback}</p>
            <dl>
              {labels.hotline ? (
                <>
                  <dt>{labels.hotline}</dt>
                  <dd>
                    <a href={`tel:${hotline}`}>{hotline}</a>
                  </dd>
                </>
              ) : null}
              <dt>{labels.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </dl>
          </div>
          <div className={styles.thanks} data-thanks="" tabIndex={-1} hidden>
            <p className={styles.thanked}>
              <Icon name="circle-check" size={28} />
              {thanks.title}
            </p>
            {thanks.receipt}
            <p className={styles.nextTitle}>{labels.next}</p>
            <ol className={styles.next}>
              {thanks.next.map(({ when, text }) => (
                <li key={when}>
                  <strong>{when}</strong> <span>{text}</span>
                </li>
              ))}
            </ol>
            {thanks.exit ? (
              <a className={styles.exit} href={thanks.exit.href}>
                {thanks.exit.text}
                <Icon name="arrow-right" size={16} />
              </a>
            ) : null}
          </div>
        </FormProvider>
      </form>
    </div>
  );
}
