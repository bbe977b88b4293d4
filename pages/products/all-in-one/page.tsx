import { Tally } from '../../../components/art/kit/tally.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { abilities } from '../../../config/sdk-sizes.ts';
import { Copies } from './art/copies.tsx';
import { Move } from './art/move.tsx';
import { all, names, picture, reading, sizes } from './model.ts';
import { amounts, boardTenths } from './month.ts';
import styles from './all-in-one.module.css';
import allInOne from './try.ts';
import * as words from './words.ts';

const prices = { amounts, boardTenths };
const { texts, status } = reading(all, prices);
const { apart, together } = sizes(all);

/**
 * Who decides: the lead of an app that has three of our SDKs and wants a fourth. What they doubt: whether one package is really smaller, and
 * whether the bill stays the same. What removes the doubt: the abilities that they tick, with size and bill. Poster; aubergine.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'ledger' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="night"
          eyebrow="一体化方案"
          title="七行引入|变成一行"
          lead="消息、通话、直播、点播与白板合进一个 SDK，登录、频道与回调对接一次，用量汇成一张账单。给已经用了两项、正要加第三项的 App。"
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          note="体积为 Android 版，2026 年 11 月；账单是一个两万月活的课堂 App 的用量，按公开价。"
          art={<Package />}
        />

        <Section title="只留一份的东西" lead="包体是看得见的；看不见的是七套令牌、七处回调和七份隐私清单。">
          <ComparisonTable caption="分别接入与一体化的区别" columns={words.columns} rows={words.once} />
        </Section>

        <Statement
          figure={{ value: String(Math.round((1 - together / apart) * 100)), unit: '%' }}
          title="省下的这部分|本来就是重复的"
          text={`${apart.toFixed(1)} MB 里有 ${(apart - together).toFixed(1)} MB 是同样的东西再带一份，功能一样没少。`}
          source="Android arm64，发布版，2026 年 11 月；面积是体积，空心的十块不必再带"
          beside={<Copies />}
        />

        <Section title="七项用量|一张账单" ground="paper">
          <Split
            art={
              <Receipt
                small
                title="课堂 App"
                meta="2026 年 11 月，示例"
                rows={words.rows}
                total={{ name: '合计', amount: words.total }}
                note="按公开价的按量部分，不含套餐；各项的阶梯各自累计。"
              />
            }
          >
            <div className={styles.days}>
              <Tally
                title="十一月的三十天：1 日到 25 日可以互换，后五天不可以"
                groups={[{ count: 25, color: 'var(--tint)' }, { count: 5 }]}
                columns={15}
                mark="square"
              />
            </div>
            <Facts facts={words.swap} mark="ledger" />
            <p className={styles.proof}>
              <Link href={caseAddress('qingcen-shared-lessons')}>青岑县教育局</Link>
              的共享课堂同时用着通话、白板、直播与点播四项。
            </p>
          </Split>
        </Section>

        <Section title="先变多，再变少" lead="十二页的 App 逐日要维护的份数：前四天最多，第 8 天起边改边删。">
          <Move />
          <div className={styles.moves}>
            <Timeline events={words.moves} />
          </div>
        </Section>

        <Section title="范围与约定" ground="raised">
          <SpecStrip specs={words.limits} source="一体化 SDK 7.2，2026 年 11 月" />
        </Section>

        <Section title="不适合的场景" head="column" ground="raised" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'all-in-one-code', label: '消息、通话与白板，一次登录', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '从删掉两行引入开始',
            actions: <Actions zone="closing" night second={{ href: '/price', text: '看价格' }} />,
          }}
        />
      </>
    );
  },
});

function Package() {
  return (
    <Try of={allInOne} look="bare" title="勾选能力" status={status} props={prices}>
      <Controls label="能力">
        <div className={styles.abilities}>
          {abilities.map((ability) => (
            <Press key={ability} data-switch={ability} aria-pressed>
              {names[ability]}
            </Press>
          ))}
        </div>
      </Controls>
      <TwoWidths html={picture(all)} />
      <dl className={styles.readings}>
        <div>
          <dt>包体</dt>
          <dd data-text="less">{texts.less}</dd>
        </div>
        <div>
          <dt>一个月，一张账单</dt>
          <dd data-text="bill">{texts.bill}</dd>
        </div>
      </dl>
    </Try>
  );
}
