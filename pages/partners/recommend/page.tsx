import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { referral } from '../../../config/partners.ts';
import { grouped } from '../../../config/rules/price.ts';
import styles from './partners-recommend.module.css';
import { articles, cases, edges, example } from './words.ts';

/** The terms. Each clause is an anchor, so that it can be quoted. */
function Terms() {
  return (
    <div className={styles.terms}>
      {articles.map(({ title, clauses }, article) => (
        <section key={title} className={styles.article}>
          <h2>
            第{'一二三四五六'[article]}条 {title}
          </h2>
          <ol>
            {clauses.map((clause, index) => {
              const number = `${article + 1}.${index + 1}`;
              return (
                <li key={number} id={`clause-${number}`}>
                  <Link href={`#clause-${number}`} aria-label={`第 ${number} 款的链接`}>
                    {number}
                  </Link>{' '}
                  <span>{clause}</span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

/**
 * Who decides: somebody who knows a company that needs calls. What they doubt: whether the reward is paid, and who decides when two
 * claim it. What removes the doubt: the terms by number, and a year worked out.
 */
export default page({
  theme: { paper: 'ledger' },
  head: () => ({
    ogImage: {
      art: (
        <LinesCard
          title={example.title}
          meta={example.meta}
          lines={example.rows.map(({ name, amount }) => ({ name, value: amount }))}
          total={{ name: example.total.name, value: example.total.amount }}
        />
      ),
    },
  }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow="推荐规则"
          title="推荐一家公司，|拿一年奖励"
          lead={`首次付款起 ${referral.months} 个月，按实际消费的 ${referral.percent}%，单个客户至多 ${grouped(referral.most)} 元。全文六条，编号可以直接引用。`}
          actions={
            <Button href={site.console.zh} size="large" icon="arrow-right" event={{ zone: 'hero' }}>
              取得推荐链接
            </Button>
          }
          note="2026 年 11 月 1 日起生效，第 4 版。修改提前 30 天公告，已生效的推荐按原规则算完。"
          art={<Terms />}
        />

        <Section>
          <Split
            art={
              <div className={styles.bill}>
                <Receipt {...example} />
              </div>
            }
          >
            <h2>一年算下来</h2>
            <p>按第四条与第五条，四次对账，四次转账。每一行都能在推荐人后台点开，看到当月的用量与计费单价。</p>
            <Facts facts={edges} mark="ledger" />
          </Split>
        </Section>

        <Section title="换一种办法" head="column" ground="raised">
          <NotForYou cases={cases} />
        </Section>
      </>
    );
  },
});
