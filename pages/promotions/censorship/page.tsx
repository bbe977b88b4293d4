import { Ended } from '../../../components/campaign/ended.tsx';
import { OfferTerms } from '../../../components/campaign/offer-terms.tsx';
import { Ticket } from '../../../components/campaign/ticket.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { FeedScores } from './art/feed-scores.tsx';
import * as words from './words.yaml';
import { bill } from './data.ts';

const [forum] = priceExamples.censorship;

/**
 * Who decides: whoever answers for what users post. What they doubt: that a machine blocks the wrong things and nobody can say why. What
 * removes the doubt: six things with their scores and the two lines, which they set themselves.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Ended of="/promotion/censorship" next={words.ended.next} />
        <Opening
          layout="column"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.lead}
          actions={<Actions zone="hero" night register={words.opening.register} second={words.opening.second} />}
          note={words.opening.note}
          art={<FeedScores />}
        />

        <Section title={words.receipt.title} ground="raised" space="join" lead={words.receipt.lead}>
          <Split art={<Receipt {...bill} />}>
            <Ticket {...words.ticket} />
          </Split>
        </Section>

        <Section space="join" title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.labels} columns={4} />
        </Section>

        <Section title={words.specStrip.title} space="join">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <OfferTerms rules={words.rules} titles={words.offerTerms.titles} cases={words.cases} />

        <Start
          first="price"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={listedPrice({
            product: 'censorship',
            quantities: forum.quantities,
            usage: words.start.usage({ name: forum.name, forum: forum.text }),
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
