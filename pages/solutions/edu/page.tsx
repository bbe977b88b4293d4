import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { CaseQuotation } from '../../../components/case/case-quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { solutionData } from '../../../components/solution-data.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { FirstRow, pupils } from './art/first-row.tsx';
import { ClassSize } from './class-size.tsx';
import { Day } from './day.tsx';
import * as words from './words.yaml';
import { price } from './data.ts';
import { Weather } from './weather.tsx';

/**
 * Who decides: the head of teaching of a school that teaches online. What they doubt: whether a lesson is still a lesson. What removes
 * the doubt: a whole day of one school, hour by hour. Journey; cream.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
    const spoken = data.cases.list.find(({ quote }) => quote);
    return (
      <Cast people={pupils}>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: '#day', text: words.opening.second.text, icon: 'arrow-down' }} />
          }
          art={<FirstRow />}
        />

        <Day />

        <Section title={words.classSize.title} lead={words.classSize.lead}>
          <ClassSize />
        </Section>

        <Section ground="paper" head="column" title={words.weather.title} lead={words.weather.lead}>
          <Weather />
        </Section>

        <Section ground="paper" title={words.facts.title} lead={words.facts.lead}>
          <Facts columns={4} facts={words.rules} />
        </Section>

        {spoken ? (
          <Section label={words.customerQuote.label}>
            <CaseQuotation of={spoken} action={words.customerQuote.story.action} seed={words.customerQuote.seed} />
          </Section>
        ) : null}

        <Section title={words.timeline.title}>
          <Timeline layout="stairs" events={words.beginnings} />
        </Section>

        <Start
          look="quiet"
          ground="raised"
          title={words.start.title}
          data={data.pageData}
          price={price}
          questions={words.questions}
          neighbours={words.start.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </Cast>
    );
  },
});
