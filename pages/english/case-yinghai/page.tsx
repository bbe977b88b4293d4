import { Portrait } from '../../../components/case/portrait.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Route } from './art/route.tsx';
import * as words from './words.yaml';

const enquiry = '/promotion/info-collect-en';

/**
 * Who decides: the founder of a voice app that grows into several regions. What they doubt: that a network bought elsewhere helps between
 * two distant cities. What removes the doubt: the old way and the new one, on one map.
 */
export default page({
  head: () => ({ ogImage: { art: <Route /> } }),

  Body({ site }) {
    const ask = site.origins.zh + enquiry;
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <>
              <Button href="/en/calls" event={{ zone: 'hero' }} size="large">
                {words.opening.first}
              </Button>{' '}
              <Button href={ask} event={{ zone: 'hero' }} size="large" variant="on-dark">
                {words.opening.second}
              </Button>
            </>
          }
          art={<Route />}
        />

        <Passage
          title={words.before.title}
          text={
            <>
              <p>{words.before.text}</p>
              <p>{words.before.after}</p>
            </>
          }
          source={<Link href="/en/white-paper">{words.before.source}</Link>}
        />

        <Section space="join" ground="raised" head="column" title={words.last.title} lead={words.last.lead}>
          <Facts facts={words.countries} columns={2} />
        </Section>

        <Section ground="night" head="none" title={words.quote.title}>
          <Quotation
            text={words.quote.text}
            name={words.quote.name}
            about={words.quote.about}
            portrait={<Portrait seed={words.quote.seed} />}
            figure={words.quote.figure}
          />
        </Section>

        <Section space="join" title={words.weeks.title} lead={words.weeks.lead}>
          <Timeline layout="stairs" events={words.schedule} />
        </Section>

        <Passage
          title={words.data.title}
          text={
            <>
              <p>{words.data.text}</p>
              <p>{words.data.answered}</p>
            </>
          }
          source={<Link href="/en/security">{words.data.source}</Link>}
        />

        <Section space="join" title={words.used.title}>
          <Fork cases={words.cases} />
        </Section>

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={
            <>
              <Button href={ask} event={{ zone: 'closing' }} size="large">
                {words.act.action}
              </Button>{' '}
              <Button href={words.act.second.href} event={{ zone: 'closing' }} size="large" variant="on-dark">
                {words.act.second.text}
              </Button>
            </>
          }
        />
      </>
    );
  },
});
