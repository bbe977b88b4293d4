import { Tally } from '../../../components/art/kit/tally.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Cake } from './art/cake.tsx';
import { Line } from './art/line.tsx';
import { five } from './five.ts';
import styles from './anniversary.module.css';
import { everyDay, ten } from './ten.ts';

const freeTrial = { href: '/promotion/free', name: '免费试用包' };

/**
 * Who decides: a customer who weighs how long a supplier will last. What they doubt: that the years were more than a number. What removes
 * the doubt: every year on one scale, with the bad days among them.
 */
export default page({
  theme: ({ route }) => (route.address === '/promotion/5thActivity' ? { paper: 'cream' } : { night: 'navy' }),

  Body({ route }) {
    return route.address === '/promotion/5thActivity' ? <Five /> : <Ten />;
  },
});

/** Candles as high as the messages of a day in each year. */
function Five() {
  return (
    <>
      <Ended of="/promotion/5thActivity" next={freeTrial} />
      <Opening
        layout="split"
        ground="paper"
        eyebrow="五周年 · 2020"
        title="五根蜡烛，|按消息量|切的长短"
        lead={five.lead}
        actions={
          <Button href="#years" event={{ zone: 'hero' }} size="large" variant="secondary">
            五年大事
          </Button>
        }
        note={five.note}
        art={<Cake years={five.candles} />}
      />
      <Section title="五年大事">
        <div id="years">
          <Timeline events={five.events} layout="list" />
        </div>
      </Section>
      <Section title="当年的活动规则" lead={five.rulesLead} head="column" ground="raised">
        <Facts facts={five.rules} mark="ledger" />
      </Section>
      <Section title="获奖名单" lead={five.winnersLead}>
        <Facts facts={five.winners} columns={4} />
      </Section>
      <Section title="今天仍然有效" ground="paper" head="column">
        <Facts facts={five.today} columns={2} />
      </Section>
    </>
  );
}

/** One line through ten years, longer than any window. */
function Ten() {
  return (
    <>
      <Ended of="/promotion/10thActivity" next={freeTrial} />
      <Opening
        layout="full"
        ground="night"
        eyebrow="十周年 · 2025"
        title="十年，一条线"
        lead={ten.lead}
        actions={
          <Button href="#letters" event={{ zone: 'hero' }} size="large">
            读来信
          </Button>
        }
        note={ten.note}
        art={
          <Figure label="十年的时间线，向右滚动" className={styles.road}>
            <Line years={ten.years} />
          </Figure>
        }
      />
      <Section title="线上的每一处转弯" lead={ten.turnsLead} head="column">
        <Timeline events={ten.turns} layout="list" />
      </Section>
      <Statement
        figure={{ value: '3,653', unit: '天' }}
        title="从第一条消息到十周年那天"
        beside={
          <Tally
            title="三千六百五十三天，其中十一天全站有过可以感知的故障"
            groups={everyDay}
            columns={73}
            narrowColumns={60}
          />
        }
        text="其中 11 天全站有过可以感知的故障。每一次的复盘都公开过，最长的一次 47 分钟。"
        source="2015 年 10 月 13 日至 2025 年 10 月 13 日，按公开的故障记录计"
      />
      <Section title="开发者来信" lead={ten.lettersLead} ground="raised">
        <ul id="letters" className={styles.letters}>
          {ten.letters.map(({ to, text, from }) => (
            <li key={from}>
              <p className={styles.to}>{to}</p>
              <p>{text}</p>
              <p className={styles.from}>{from}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="机房里的三个人" lead={ten.storiesLead}>
        <Facts facts={ten.stories} />
      </Section>
    </>
  );
}
