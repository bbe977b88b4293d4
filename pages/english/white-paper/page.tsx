import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Means } from './art/means.tsx';
import { ContentsCard } from './contents-card.tsx';
import styles from './white-paper.module.css';
import * as words from './words.yaml';
import { lastPage, pagesOf } from './data.ts';

/**
 * Who decides: a network or platform engineer. What they doubt: that the paper is a brochure. What removes the doubt: the contents
 * with page numbers as the first thing, and a whole chapter before the form.
 */
export default page({
  theme: { night: 'navy' },
  head: () => ({ ogImage: { art: <ContentsCard /> } }),

  Body() {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ lastPage })}
          note={words.opening.note}
          art={
            <ol className={styles.paperContents}>
              {words.chapters.map(({ from, title, about }, index) => (
                <li key={title}>
                  <span className={styles.paperNumber}>{index + 1}</span>
                  <div>
                    <strong>{title}</strong> <span>{about}</span>
                    <svg viewBox="0 0 400 4" preserveAspectRatio="none" aria-hidden="true">
                      <path d={`M${from * 10 - 10} 2h${pagesOf(index) * 10}`} stroke="currentColor" strokeWidth="4" />
                    </svg>
                  </div>
                  <span className={styles.paperFrom}>{from}</span>
                </li>
              ))}
            </ol>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source="en-white-paper"
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.besideForm.note}
              zone="white-paper"
              remark={null}
              thanks={words.thanks}
            />
          }
          chapters={[
            {
              title: words.besideForm.firstChapter({ title: words.chapters[0].title }),
              content: (
                <div className={styles.paperText}>
                  {words.firstChapter.map(({ title, passages }, index) => (
                    <div key={title}>
                      <h3>{title}</h3>
                      {passages.map((passage) => (
                        <p key={passage}>{passage}</p>
                      ))}
                      {index === 1 ? <Means /> : null}
                    </div>
                  ))}
                </div>
              ),
            },
            { title: words.besideForm.readers, content: <Facts facts={words.readers} mark="ledger" /> },
          ]}
        />

        <Section title={words.notForYou.title} ground="raised" head="column">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
