import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Road } from './art/road.tsx';
import { Sync } from './art/sync.tsx';
import { Trail } from './art/trail.tsx';
import { lines, map, rooms, statusOf, textsOf, usual } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './medarea.module.css';
import medarea from './try.ts';
import { cases, columns, levels, limits, neighbours, price, questions, steps, trailLead } from './words.ts';

const answers = [
  ['超声', 'scan'],
  ['体位', 'pose'],
  ['语音', undefined],
  ['共用', 'used'],
] as const;

/**
 * Who decides: the health office of a county. What they doubt: whether the line to a township carries a scan that can be diagnosed
 * from. What removes the doubt: three levels on one map, and their own megabits on the line. Blueprint; forest; heads centred.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="区域医联体方案"
          title="乡镇做检查，县里出诊断"
          lead="县域医共体的会诊网：超声、心电与病历在县、乡、村之间传，数据留在县里。调一调乡镇的专网，看县里收到什么画面。"
          actions={
            <Actions
              zone="hero"
              second={{ href: caseAddress('zhenxi-remote-ultrasound'), text: '枕溪县的一年', icon: 'book-open' }}
            />
          }
          art={<Levels />}
        />

        <Section title="三级各做什么" head="centred">
          <ComparisonTable caption="村、乡镇、县三级的人、设备、线路与分工" columns={columns} rows={levels} />
        </Section>

        <Section
          title="两路画面配成一对"
          lead="一路是超声，一路是探头在身上的位置。错开 300 毫秒，医生的指令就慢半拍。采集盒给每帧盖上时间，到了县里再配对。"
          head="centred"
          ground="night"
        >
          <Sync />
        </Section>

        <Section title="病人少走，资料多走" lead={trailLead} head="centred" ground="paper">
          <Trail />
        </Section>

        <Statement
          figure={{ value: '38', unit: '公里' }}
          title="每位患者平均少走的路"
          text="从村口到县医院，单程。一年 14,600 例远程超声，需要再去县里复查的占 8.3%。"
          source="枕溪县医共体，27 家乡镇卫生院，2024 至 2025 年"
          art={<Road />}
        />

        <Section title="县医院怎么说" head="none" ground="raised">
          <Quotation
            text="我说‘探头往头侧偏五度’，话音刚落，画面就偏了。有这个速度，才叫会诊，不叫看录像。"
            name="柯敏之"
            about="枕溪县人民医院超声科"
            portrait={<Portrait seed="柯敏之" />}
            figure={{ value: '11', unit: '位', name: '跟扫一年后能独立出报告的村医，共 27 位' }}
            story={{ href: caseAddress('zhenxi-remote-ultrasound'), action: '读这个案例' }}
          />
        </Section>

        <Section title="实测与不适合的场景" head="centred">
          <SpecStrip specs={limits} source="枕溪县医院机房与卫健专网，2025 年 6 月。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('zhenxi-remote-ultrasound', data.cases.list)}
          price={price}
          steps={steps}
          takes="18 个工作日"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '先量三家卫生院的线路',
            lead: '一天出表，不收费。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约测量' }} />,
          }}
        />
      </>
    );
  },
});

function Levels() {
  const texts = textsOf(usual);
  return (
    <Try of={medarea} title="一条专网装得下什么" hint="方向键调节" status={statusOf(usual)} className={styles.areaTry}>
      <div className={styles.areaStage}>
        <svg
          viewBox="24 30 690 330"
          fill="none"
          role="img"
          aria-label="村、乡镇、县三级；乡镇到县的线条粗细是码率，县里的格子疏密是超声画面的精细程度"
        >
          <g data-picture="" dangerouslySetInnerHTML={{ __html: map(usual) }} />
        </svg>
        <dl className={styles.areaAnswer}>
          {answers.map(([label, name]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-text={name}>{name ? texts[name] : '照常'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Controls label="线路与会诊" className={styles.areaDials} strip>
        <Slider label="专网" name="line" min={0} max={lines.length - 1} defaultValue={3} reads={texts.line} />
        <Slider label="同时会诊" name="rooms" min={0} max={rooms.length - 1} defaultValue={0} reads={texts.rooms} />
      </Controls>
    </Try>
  );
}
