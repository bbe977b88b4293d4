import type { ReactNode } from 'react';
import { evidenceFiles, evidenceTypes } from '../../../config/rules/evidence.ts';
import type { IssueType } from '../../../config/issue-types.ts';
import { issueTypes } from '../../../config/issue-types.ts';
import { uploadLimit } from '../../../config/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { Choices, Field, Problem } from '../field.tsx';
import { FormFrame, type Thanks } from '../form-frame.tsx';
import frame from '../form.module.css';
import '../../styles/mono.css';
import report from './form.ts';
import styles from './report.module.css';
import { reportWords } from './words.ts';

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
      submit="提交举报"
      zone="report"
      look="bare"
      words={{ report: reportWords }}
      thanks={{
        ...thanks,
        receipt: (
          <dl className={styles.receipt}>
            <div>
              <dt>举报编号，请保存</dt>
              <dd className={styles.number} data-text="number" />
            </div>
            <div>
              <dt>收到的证据</dt>
              <dd>
                <span data-text="count" /> 个文件
              </dd>
            </div>
          </dl>
        ),
      }}
    >
      <Choices name="type" label="违规的类型" options={issueTypes.map((value) => ({ value, ...kinds[value] }))} cards />
      <Field name="target" label="在哪里看到的" hint="应用名称，加上房间号、账号、链接或短信号码" />
      <Field name="description" label="经过" rows={6} hint="什么时间，谁说了或做了什么；金额、账号请一并写明" />
      <Evidence />
      <Field name="contactsName" label="怎么称呼您" required={false} autoComplete="name" />
      <Field name="mobile" label="手机号" type="tel" autoComplete="tel" hint="只用于核实与回复，不会转给被举报的一方" />
      <Field
        name="code"
        label="短信验证码"
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
            {reportWords.code.send}
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
        证据 <span className={frame.optional}>选填</span>
      </label>
      <div className={styles.drop} data-drop="">
        <Icon name="file-up" size={24} />
        <p>选择文件，或拖到这里</p>
        <p className={frame.hint} id="form-report-files-hint">
          最多 {evidenceFiles} 个：截图、录屏或文件（JPEG、PNG、WebP、GIF、PDF、MP4），每个不超过{' '}
          {uploadLimit / 1_000_000} MB
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
              取消
            </button>
            <button type="button" data-file="retry">
              重试
            </button>
            <button type="button" data-file="remove">
              移除
            </button>
          </span>
        </li>
      </template>
      <Problem id="form-report-files-problem" />
    </div>
  );
}
