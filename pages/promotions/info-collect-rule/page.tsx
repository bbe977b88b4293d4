import { Dated } from '../../../components/campaign/dated.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { Rules } from '../../../components/campaign/rules.tsx';
import { page } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { campaignRules } from '../../../config/campaign-rules.ts';
import { campaigns } from '../../../config/campaigns.ts';
import { RecordRuler } from './art/record-ruler.tsx';
import styles from './info-collect-rule.module.css';
import { changes, lead } from './words.ts';

const address = '/promotion/info-collect';
const { from, until } = campaigns[address];

/**
 * Who decides: whoever is about to hand in a phone number. What they doubt: that it is sold on, and that the present never comes.
 * What removes the doubt: the life of a record to scale, from the form to its deletion, and rules with numbers to quote.
 */
export default page({
  head: () => ({ modified: changes[0].day, ogImage: { title: '方案咨询|活动规则', paper: true } }),

  Body({ route }) {
    return (
      <>
        <Ended of={address} next={{ href: '/promotion/advisory', name: '专家咨询' }} />
        <Container className={styles.page}>
          <Breadcrumb steps={[{ name: '首页', address: '/' }, ...route.breadcrumb]} />
          <header className={styles.head}>
            <h1>方案咨询活动规则</h1>
            <p className={styles.lead}>{lead}</p>
            <dl className={styles.facts}>
              <div>
                <dt>开始</dt>
                <dd>
                  <DayTime moment={from} />
                </dd>
              </div>
              <div>
                <dt>截止</dt>
                <dd>
                  <DayTime moment={new Date(Date.parse(until) - 1).toISOString()} />
                </dd>
              </div>
              <div>
                <dt>本版生效</dt>
                <dd>
                  <DayTime moment={changes[0].day} />
                </dd>
              </div>
            </dl>
          </header>
          <figure className={styles.ruler}>
            <RecordRuler />
            <figcaption>一条登记资料的去向。横轴是天数，从提交那天算起。</figcaption>
          </figure>
          <article>
            <h2 className={styles.title}>规则</h2>
            <Rules parts={campaignRules[address]} />
          </article>
          <section className={styles.changes}>
            <h2 className={styles.title}>修改记录</h2>
            <ol>
              {changes.map(({ day, text }) => (
                <li key={day}>
                  <DayTime moment={day} /> <span>{text}</span>
                </li>
              ))}
            </ol>
            <Dated until={until}>
              <Button href={address} event={{ zone: 'closing' }}>
                去登记需求
              </Button>
            </Dated>
          </section>
        </Container>
      </>
    );
  },
});
