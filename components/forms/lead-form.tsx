import type { ReactNode } from 'react';
import type { Edition } from '../../config/editions.ts';
import { useSite } from '../site-context.ts';
import { type ChoiceOption, Choices, Field } from './field.tsx';
import { FormFrame, type Thanks } from './form-frame.tsx';
import lead from './lead/form.ts';
import { formLabels } from './words.ts';

type LeadFormProps = {
  /** Names the form in the lead that is handed in. */
  source: string;
  title: string;
  lead?: ReactNode;
  submit?: string;
  note?: ReactNode;
  thanks: Thanks;
  zone: string;
  /** Subjects to choose one of. */
  topic?: { label: string; options: readonly ChoiceOption[]; cards?: boolean };
  /** Whether the e-mail address is required: on the English edition it always is. */
  email?: 'required' | 'optional';
  /** Label and hint of the text of several lines; null: without it. */
  remark?: { label: string; hint?: string } | null;
  /** Product that the lead is attributed to if no channel is known. */
  product?: string;
  lang?: Edition;
  look?: 'card' | 'bare';
};

const languageLabels = { zh: '中文站', en: 'English' } as const;

/** The form of a sales lead. */
export function LeadForm({ source, topic, email = 'optional', remark, product, lang, zone, ...frame }: LeadFormProps) {
  const { edition } = useSite();
  const language = lang ?? edition;
  const labels = formLabels[language].fields;
  return (
    <FormFrame
      {...frame}
      of={lead}
      kind="lead"
      lang={language}
      zone={zone}
      props={{ source, language: languageLabels[language], product }}
    >
      {topic ? <Choices name="topic" {...topic} /> : null}
      <Field name="contactsName" label={labels.contactsName} autoComplete="name" />
      <Field name="leadsName" label={labels.leadsName} autoComplete="organization" />
      <Field name="mobile" label={labels.mobile} type="tel" autoComplete="tel" />
      <Field
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={language === 'en' || email === 'required'}
      />
      {remark === null ? null : (
        <Field
          name="remark"
          label={remark?.label ?? labels.remark}
          {...(remark?.hint ? { hint: remark.hint } : {})}
          rows={4}
          required={false}
        />
      )}
    </FormFrame>
  );
}
