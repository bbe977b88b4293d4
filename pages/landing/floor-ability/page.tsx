import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { House } from '../../../components/landing/house.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './floor-ability.module.css';
import { doors, lead, proofs, schedule } from './words.ts';

/**
 * Who decides: whoever lists what a meeting system must do. What they doubt: where each function ends, and for whom. What removes the
 * doubt: the schedule of rooms, a line each. Landing; cream; the upper storey of the house at the window's width, its schedule below.
 */
export default page({
  theme: { night: 'forest', paper: 'cream' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="会议专题 · 上层"
          title="视频会议功能一览"
          lead={lead}
          actions={
            <Actions
              zone="hero"
              second={{ href: '/p-meeting/floor-quality', text: '下楼看质量', icon: 'arrow-down' }}
            />
          }
          art={
            <div className={styles.abilityHouse}>
              <House storey="ability" />
            </div>
          }
        />

        <Section title="房间表" lead="建筑图后面都附一张，会议也该有。" width="wide">
          <Figure label="三间屋子里的十二项功能，各由谁用、到哪里为止">
            <Schedule />
          </Figure>
        </Section>

        <Section title="三项实测" ground="raised">
          <SpecStrip
            specs={proofs}
            source={
              <>
                第一项由客户统计，见<Link href={caseAddress('hengmu-meeting')}>衡木重工的经过</Link>；其余测于 2026 年
                10 月。
              </>
            }
          />
        </Section>

        <Section title="同事不肯学新软件" lead="那就让他不用学。三种人，三扇门，进的是同一场会。">
          <Facts facts={doors} mark="icon" />
        </Section>

        <Act
          title="下一场例会就用它"
          lead="发一个链接，人到了就开。"
          actions={<Actions zone="closing" night second={{ href: '/p-meeting', text: '看整栋楼' }} />}
        />
      </>
    );
  },
});

function Schedule() {
  return (
    <table className={styles.abilitySchedule}>
      <thead>
        <tr>
          {['房间', '功能', '做什么', '谁能用', '到哪里为止'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {schedule.map(({ number, room, rows }) => (
        <tbody key={number}>
          {rows.map(({ name, what, who, until }, index) => (
            <tr key={name}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={rows.length}>
                  <b>{number}</b> {room}
                </th>
              ) : null}
              <th scope="row">{name}</th>
              <td>{what}</td>
              <td>{who}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
