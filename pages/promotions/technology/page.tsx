import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Shelf } from './art/shelf.tsx';
import { books, pagesOf } from './books.ts';
import styles from './technology.module.css';
import * as words from './words.yaml';

const total = books.reduce((sum, book) => sum + pagesOf(book), 0);

/**
 * Who decides: an engineer who collects reading matter. What they doubt: that a “white paper” is a brochure behind a form. What removes
 * the doubt: all contents with page numbers, and four first chapters before any field.
 */
export default page({
  theme: { paper: 'cream' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ total })}
          art={
            <Container>
              <Shelf />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source={words.besideForm.source}
              title={words.besideForm.title}
              submit={words.besideForm.submit}
              note={words.besideForm.note}
              zone="technology"
              email="required"
              remark={null}
              thanks={words.thanks}
            />
          }
          chapters={books.map((book) => ({
            title: book.name,
            lead: book.summary,
            content: (
              <details className={styles.technologyChapter}>
                <summary>
                  {words.besideForm.summary({ value: book.chapters[0][0], value2: book.chapters[0][1] })}
                </summary>
                {book.first.map((passage) => (
                  <p key={passage}>{passage}</p>
                ))}
              </details>
            ),
          }))}
        />

        <Section title={words.notForYou.title} ground="raised" head="column">
          <NotForYou cases={words.cases} />
        </Section>
      </>
    );
  },
});
