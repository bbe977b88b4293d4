import { Breaks } from '../../../components/ui/breaks.tsx';
import { page } from '../../../components/define-page.ts';
import { House } from '../../../components/landing/house.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Gauge } from './art/gauge.tsx';
import styles from './floor-quality.module.css';
import { commands, gauges, lossModel, stairs, steps } from './words.ts';

/**
 * Who decides: whoever is called when a meeting stutters. What they doubt: numbers that a vendor measured. What removes the doubt: how
 * each was measured, and the commands to measure it again. Landing; navy night; the ground floor of the house, its instruments below.
 */
export default page({
  theme: { night: 'navy' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="会议专题 · 下层"
          title="视频会议卡顿|怎么办"
          lead="卡、吵、抢话、断，各有一间屋子对付。五块表写着现在的数，怎么量的也写着，不信可以自己量。"
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: '/p-meeting/floor-ability', text: '上楼看功能', icon: 'arrow-up' }}
            />
          }
          art={
            <div className={styles.qualityHouse}>
              <House storey="quality" />
            </div>
          }
        />

        <Section title="墙上的五块表" head="centred">
          <ul className={styles.qualityGauges}>
            {gauges.map(({ name, how, ...gauge }) => (
              <li key={name}>
                <Gauge {...gauge} />
                <h3>
                  <Breaks text={name} />
                </h3>
                <p>{how}</p>
              </li>
            ))}
          </ul>
          <p className={styles.qualitySource}>
            橙色是我们给自己定的警戒段。测于 2026 年 10 月，降噪与双讲的录音在<Link href="/nice">音频实验室</Link>。
          </p>
        </Section>

        <Section title="在您的办公室量一遍" ground="raised">
          <Facts facts={steps} mark="number" columns={4} />
          <div className={styles.qualityCode}>
            <CodeSample
              name="netem"
              label="弄坏网络"
              samples={[{ label: '网关上', language: 'bash', code: commands }]}
            />
            <Facts facts={lossModel} mark="ledger" />
          </div>
        </Section>

        <Section title="公司的网本来就差" lead="会议软件修不好网线。它能做的，是决定先丢什么。">
          <Timeline layout="stairs" events={stairs} />
        </Section>

        <Act
          title="用最差的那个会议室试"
          lead="只要那里行，别处都行。"
          actions={<Actions zone="closing" night second={{ href: '/p-meeting', text: '看整栋楼' }} />}
        />
      </>
    );
  },
});
