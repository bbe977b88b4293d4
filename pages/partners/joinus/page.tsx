import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { Steps } from './art/steps.tsx';
import { lead, path, thanks } from './data.ts';
import styles from './partners-joinus.module.css';
import * as words from './words.yaml';

/**
 * Who decides: the owner of a software house or an integrator. What they doubt: hidden fees, and months without an answer. What removes
 * the doubt: the form at once, beside it five dates with what each side does.
 */
export default page({
  theme: { paper: 'ledger' },

  head: () => ({ ogImage: { art: <Steps /> } }),

  Body() {
    return (
      <BesideForm
        ground="paper"
        opening={{ ...words.opening, lead }}
        form={
          <LeadForm
            source={words.besideForm.source}
            title={words.besideForm.title}
            submit={words.besideForm.submit}
            note={words.besideForm.note}
            zone="joinus"
            topic={{ label: words.besideForm.topic.label, options: words.kinds, cards: true }}
            remark={words.besideForm.remark}
            thanks={thanks}
          />
        }
        chapters={[
          {
            title: words.besideForm.chapters.path,
            content: (
              <ol className={styles.path}>
                {path.map(({ day, unit, title, text }) => (
                  <li key={title}>
                    <p className={styles.day}>
                      <span className={styles.number}>{day}</span> {unit}
                    </p>
                    <p>
                      <b>{title}</b> {text}
                    </p>
                  </li>
                ))}
              </ol>
            ),
          },
          {
            title: words.besideForm.besideFormChapters.title,
            lead: words.besideForm.besideFormChapters.lead,
            content: (
              <p className={styles.instead}>
                <Copy text={words.besideForm.besideFormChapters.content} />
              </p>
            ),
          },
          {
            title: words.besideForm.chapters.title,
            lead: words.besideForm.chapters.lead,
            content: <Checklist lists={words.materials} />,
          },
        ]}
      />
    );
  },
});
