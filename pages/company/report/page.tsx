import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { ReportForm } from '../../../components/forms/report/report-form.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Container } from '../../../components/ui/container.tsx';
import styles from './company-report.module.css';
import { elsewhere, kinds, lead, steps, thanks } from './words.ts';

/**
 * Who decides: somebody who was harmed, and is upset. What they doubt: that anybody reads it, and that the other side learns who
 * reported. What removes the doubt: a number at once, days for each step, and what the telephone is used for.
 */
export default page({
  head: () => ({
    ogImage: {
      art: <LinesCard title="提交之后" lines={steps.map(({ when, title }) => ({ name: when, value: title }))} />,
    },
  }),

  Body() {
    return (
      <>
        <Container className={styles.reportHead}>
          <h1>违规举报</h1>
          <p>{lead}</p>
        </Container>

        <Container className={styles.reportColumns}>
          <ReportForm title="填写举报" note="恶意编造、诬告的，依法承担责任。" kinds={kinds} thanks={thanks} />
          <aside className={styles.reportAside} aria-label="处理过程">
            <h2>提交之后</h2>
            <ol>
              {steps.map(({ when, title, text }) => (
                <li key={title}>
                  <p>{when}</p>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </aside>
        </Container>

        <Section title="不必在这里提交的" ground="raised" head="column">
          <NotForYou cases={elsewhere} />
        </Section>
      </>
    );
  },
});
