import { Ended } from '../../../components/campaign/ended.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FloorPlan } from '../../../components/sections/floor-plan.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { plan } from './plan.ts';
import styles from './conference.module.css';
import * as words from './words/partner.yaml';

/**
 * Who decides: the owner of a firm that thinks about becoming a partner. What they doubt: that what is promised on a stage is kept. What
 * removes the doubt: the promises of that day, and which of them are still in force.
 */
export function Partner() {
  return (
    <>
      <Ended of="/promotion/partner2019" next={{ href: '/partner/joinus', name: '申请成为伙伴' }} />
      <Opening
        layout="centred"
        ground="paper"
        eyebrow="2019 合作伙伴大会"
        title="伙伴大会，|一天六间屋子"
        lead={words.lead}
        actions={
          <Button href="#promises" event={{ zone: 'hero' }} size="large" variant="secondary">
            哪些还算数
          </Button>
        }
        art={
          <div className={styles.plan}>
            <FloorPlan label="会场平面：主会场居中，三间分会场在右，展区与签约台在左" {...plan} />
          </div>
        }
      />
      <Section title="议程" lead="上午一个会场，下午三个；16:10 以后没有台上台下。">
        <Rundown caption="2019 年 11 月 28 日的议程" heads={['时刻', '内容', '谁']} parts={words.agenda} />
      </Section>
      <Section title="演讲摘要" ground="raised">
        <Facts facts={words.speeches} />
      </Section>
      <Section title="年度优秀伙伴" lead="十二家，每类按签约先后。名单当天公布，之后没有改过。" head="column">
        <Facts facts={words.winners} columns={2} />
      </Section>
      <Section
        title="当天的承诺与现状"
        lead={
          <>
            2026 年 11 月逐条核对。现行的合作条件以<Link href="/partner">合作伙伴</Link>页为准。
          </>
        }
        ground="night"
      >
        <div id="promises">
          <Facts facts={words.promises} columns={2} mark="number" />
        </div>
      </Section>
    </>
  );
}
