import type { ReactNode } from 'react';
import { evidenceTypes } from '../../../config/rules/evidence.ts';
import type { IssueType } from '../../../config/issue-types.ts';
import { issueTypes } from '../../../config/issue-types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Choices, Field, Problem } from '../field.tsx';
import { FormFrame, type Thanks } from '../form-frame.tsx';
import frame from '../form.module.css';
import '../../styles/mono.css';
import report from './form.ts';
import styles from './report.module.css';
import { reportWords } from './words.ts';
import * as words from './words.yaml';

type ReportFormProps = {
  title: string;
  lead?: ReactNode;
  note?: ReactNode;
  thanks: Omit<Thanks, 'receipt'>;
  /** What each kind is, in a few words. */
  kinds: Readonly<Record<IssueType, { label: string; text: string }>>;
};

/** The form of a report: the telephone is proved by a code, files are uploaded while the rest is typed. */
export function ReportForm({ kinds, thanks, ...rest }: ReportFormProps) {
  return (
    <FormFrame
      {...rest}
      of={report}
      kind="report"
      submit={words.submit}
      zone="report"
      look="bare"
      words={{ report: reportWords }}
      thanks={{
        ...thanks,
        receipt: (
          <dl className={styles.receipt}>
            <div>
              <dt>{words.receipt.number}</dt>
              <dd className={styles.number} data-text="number" />
            </div>
            <div>
              <dt>{words.receipt.evidence}</dt>
              <dd>
                <span data-text="count" /> {words.receipt.files}
              </dd>
            </div>
          </dl>
        ),
      }}
    >
      <Choices
        name="type"
        label={words.fields.type}
        options={issueTypes.map((value) => ({ value, ...kinds[value] }))}
        cards
      />
      <Field name="target" {...words.fields.target} />
      <Field name="description" rows={6} {...words.fields.description} />
      <Evidence />
      <Field name="contactsName" label={words.fields.contactsName} required={false} autoComplete="name" />
      <Field name="mobile" type="tel" autoComplete="tel" {...words.fields.mobile} />
      <Field
        name="code"
        label={words.fields.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={
          <button
            type="button"
            className={styles.press}
            data-action="send-code"
            data-event-id="send-code"
            data-event-zone="form"
            disabled
          >
            {words.code.send}
          </button>
        }
      />
      <p className={styles.codeSaid} data-code-said="" aria-live="polite" />
    </FormFrame>
  );
}

/** Files to choose or to drop; each gets a row with its progress. */
function Evidence() {
  return (
    <div className={frame.field} data-field="files">
      <label className={frame.label} htmlFor="form-report-files">
        {words.evidence.label} <span className={frame.optional}>{words.evidence.optional}</span>
      </label>
      <div className={styles.drop} data-drop="">
        <Icon name="file-up" size={24} />
        <p>{words.evidence.drop}</p>
        <p className={frame.hint} id="form-report-files-hint">
          {words.evidence.hint}
        </p>
        <input
          type="file"
          id="form-report-files"
          name="files"
          accept={evidenceTypes.join(',')}
          aria-describedby="form-report-files-hint form-report-files-problem"
          multiple
        />
      </div>
      <ul data-files="" />
      <template>
        <li className={styles.file}>
          <span className={styles.fileName} data-file-name="" />
          <span className={styles.fileSize} data-file-size="" />
          <progress className={styles.progress} max={1} value={0} aria-hidden="true" />
          <span className={styles.fileSays} data-file-says="" aria-live="polite" />
          <span className={styles.fileActions}>
            <button type="button" data-file="cancel">
              {words.evidence.cancel}
            </button>
            <button type="button" data-file="retry">
              {words.evidence.retry}
            </button>
            <button type="button" data-file="remove">
              {words.evidence.remove}
            </button>
          </span>
        </li>
      </template>
      <Problem id="form-report-files-problem" />
    </div>
  );
}
