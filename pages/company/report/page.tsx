import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { ReportForm } from '../../../components/forms/report/report-form.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Container } from '../../../components/ui/container.tsx';
import styles from './company-report.module.css';
import * as words from './words.yaml';

/**
 * Who decides: somebody who was harmed, and is upset. What they doubt: that anybody reads it, and that the other side learns who
 * reported. What removes the doubt: a number at once, days for each step, and what the telephone is used for.
 */
export default page({
  head: () => ({
    ogImage: {
      art: (
        <LinesCard
          title={words.page.title}
          lines={words.steps.map(({ when, title }) => ({ name: when, value: title }))}
        />
      ),
    },
  }),

  Body() {
    return (
      <>
        <Container className={styles.reportHead}>
          <h1>{words.container.text}</h1>
          <p>{words.lead}</p>
        </Container>

        <Container className={styles.reportColumns}>
          <ReportForm
            title={words.containerSection.title}
            note={words.containerSection.note}
            kinds={words.kinds}
            thanks={words.thanks}
          />
          <aside className={styles.reportAside} aria-label={words.containerSection.label}>
            <h2>{words.containerSection.afterTitle}</h2>
            <ol>
              {words.steps.map(({ when, title, text }) => (
                <li key={title}>
                  <p>{when}</p>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </aside>
        </Container>

        <Section title={words.notForYou.title} ground="raised" head="column">
          <NotForYou cases={words.elsewhere} />
        </Section>
      </>
    );
  },
});
