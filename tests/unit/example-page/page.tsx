import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Handshake } from './art/handshake.tsx';
import * as words from './words.yaml';

/**
 * Who decides: an engineer who wants two devices to agree before media flows. What they doubt: whether an invitation is lost on a
 * bad network. What removes the doubt: the drawing of a call that is answered although one message never arrived.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={<Handshake />}
        />

        <Section title={words.factsSection.title} lead={words.factsSection.lead}>
          <Facts facts={words.facts} mark="icon" />
        </Section>

        <Section title={words.specStrip.title} ground="raised">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Section title={words.notForYou.title} head="column">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
