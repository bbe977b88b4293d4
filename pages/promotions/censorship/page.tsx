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
import { bill, cases, labels, lead, limits, neighbours, questions, steps, ticket } from './words.ts';

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
        <Ended of="/promotion/censorship" next={{ href: '/promotion/free', name: '免费试用包' }} />
        <Opening
          layout="column"
          ground="night"
          eyebrow="内容安全专场"
          title="两条线|由您来定"
          lead={lead}
          actions={
            <Actions zone="hero" night register="开通试审" second={{ href: '/price/censorship', text: '公开价' }} />
          }
          note="右边六件是示例，分数越高越可能违规"
          art={<FeedScores />}
        />

        <Section title="首月怎么算" ground="raised" space="join" lead="送的先扣，剩下的打五折；人工复审不打折。">
          <Split art={<Receipt {...bill} />}>
            <Ticket {...ticket} />
          </Split>
        </Section>

        <Section space="join" title="八类标签" lead="一次送审同时查八类，只算一次。">
          <Facts facts={labels} columns={4} />
        </Section>

        <Section title="上限与时限" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置，年度合约可以另定。" />
        </Section>

        <OfferTerms
          campaign="/promotion/censorship"
          titles={{ rules: '优惠规则', cases: '不适合的情况' }}
          cases={cases}
        />

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          steps={steps}
          price={listedPrice({
            product: 'censorship',
            quantities: forum.quantities,
            usage: `${forum.name}，${forum.text}`,
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '先拿自己的样本试一天',
            actions: <Actions zone="closing" night second={{ demo: 'im', text: '体验示例' }} />,
          }}
        />
      </>
    );
  },
});
