import { page } from '../../../components/define-page.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Deal } from '../../../components/art/scenes/deal.tsx';
import { Ways } from './art/ways.tsx';
import * as words from './words.yaml';
import { differences, first } from './data.ts';

/**
 * Who decides: the owner of a company that sells to businesses. What they doubt: which kind they are, and whether we take their customers.
 * What removes the doubt: who signs and who pays in each kind, drawn alike, and four rules that bind us.
 */
export default page({
  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.lead}
          actions={
            <Button href="/partner/joinus" size="large" event={{ zone: 'hero' }}>
              {words.opening.button}
            </Button>
          }
          note={words.opening.note}
          art={
            <Container>
              <Ways />
            </Container>
          }
        />

        <Section title={words.bento.title} lead={words.bento.lead} space="join">
          <Bento
            cells={words.kinds.map(({ id, title, text, href }) => ({
              title,
              text,
              href,
              ground: 'raised' as const,
              art: <Deal kind={id} />,
            }))}
          />
        </Section>

        <Section title={words.comparisonTable.title} head="column" ground="raised" space="join">
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={differences} />
        </Section>

        <Section title={words.facts.title} space="join">
          <Facts facts={words.rules} columns={4} mark="number" />
        </Section>

        <Section title={words.timeline.title} ground="night" space="join">
          <Timeline events={first} />
        </Section>

        <Section title={words.specStrip.title} ground="raised" space="join">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
          <NotForYou cases={words.cases} />
        </Section>

        <Section space="join">
          <Faq
            title={words.faq.title}
            items={words.questions}
            aside={
              <Button href="/partner/joinus" variant="secondary" event={{ zone: 'closing' }}>
                {words.faq.button}
              </Button>
            }
          />
        </Section>
      </>
    );
  },
});
