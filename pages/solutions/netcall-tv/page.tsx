import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import type { PersonLook } from '../../../components/art/kit/people/look.ts';
import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Ring } from './art/ring.tsx';
import { Room } from './art/room.tsx';
import { Sight } from './art/sight.tsx';
import { castId, people, picture, start, statusOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './netcall-tv.module.css';
import tv from './try.ts';
import * as words from './words.ts';

const keys = [
  ['left', '左', 'arrow-left'],
  ['up', '上', 'arrow-up'],
  ['ok', '确认', undefined],
  ['down', '下', 'arrow-down'],
  ['right', '右', 'arrow-right'],
] as const;

/** Those on the television, and at last who calls. */
const looks: readonly PersonLook[] = [
  { hair: 'long', color: 'ink', skin: 1, wear: 'crew', cloth: '#e4486d' },
  { hair: 'crop', color: 'ink', skin: 1, wear: 'shirt', cloth: '#2f5bff', gear: ['glasses'] },
  { hair: 'part', color: 'silver', skin: 1, age: 'old', wear: 'shirt', cloth: '#0fb59b' },
  { hair: 'bob', color: 'grey', skin: 2, age: 'mature', wear: 'crew', cloth: '#f2b632' },
];

/**
 * Who decides: a maker of televisions or boxes. What they doubt: whether grandparents can make a call with a remote control. What
 * removes the doubt: a television on the page that is operated with five keys, and counts them.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="电视通话"
          title="一个键，打给女儿"
          lead="装进电视或机顶盒，用遥控器打视频。字大、步子少、不用教。试试下面的五个键，或用键盘的方向键。"
          actions={
            <Actions zone="hero" night second={{ href: caseAddress('pudeng-family-tv'), text: '蒲灯电视的客厅' }} />
          }
          art={
            <Try of={tv} title="遥控器打电话" look="bare" status={statusOf(start)} className={styles.stage}>
              <svg className={styles.cast} aria-hidden>
                {[...people, '奶奶'].map((name, person) => (
                  <g key={name} id={castId(person)}>
                    <Avatar x={0} y={0} r={100} seed={name} of={looks[person]} />
                  </g>
                ))}
              </svg>
              <div className={styles.tv} data-picture="" dangerouslySetInnerHTML={{ __html: picture(start) }} />
              <Controls label="遥控器" className={styles.remote}>
                {keys.map(([key, name, icon]) =>
                  icon ? (
                    <Press key={key} icon={icon} aria-label={name} data-key={key} />
                  ) : (
                    <Press key={key} strong data-key={key}>
                      {name}
                    </Press>
                  ),
                )}
              </Controls>
            </Try>
          }
        />

        <Section
          title="三米之外的字"
          lead="名字在手机上 20 像素就够，坐到沙发上要 38 像素。下面的字按看上去的大小画：55 英寸、1080 线的电视；虚线是成人读着不费力的 22 角分。"
        >
          <div className={styles.sight}>
            <Sight />
          </div>
          <Facts facts={words.rules} />
        </Section>

        <Section title="客厅里的声音" ground="paper">
          <Split art={<Room />} flipped>
            <Facts facts={words.troubles} columns={2} mark="ledger" />
          </Split>
        </Section>

        <Section
          title="响铃之后谁来接"
          lead="子女在手机上扫一次电视的码，加好四个联系人，老人不用输一个字。之后每一通都按下面的秒数走，默认值可改。"
        >
          <Ring />
        </Section>

        <Statement
          place="centred"
          figure={{ value: '5', unit: '秒' }}
          title="倒数过后自动接通，任意键可以拒绝"
          foot={<FootBars bars={[Array.from({ length: 5 }, (_, second) => ({ share: 0.2, marked: second < 3 }))]} />}
          text="老人模式只对名单里的人有效。开关在子女的手机上，打开时电视会念一遍：谁打来会自动接，老人按确认才算数。合上镜头盖，就只接声音。"
          source="老人模式的默认设置，可改为 3 至 15 秒，或关闭"
        />

        <Section title="客厅里的四条规定">
          <Facts facts={words.laws} columns={4} />
        </Section>

        <Section
          title="芯片分三档"
          ground="raised"
          lead="画面由芯片的硬件编解码决定，内存决定能不能边看边接。示例规格，2026 年 10 月，以整机实测为准。"
        >
          <ComparisonTable
            caption="三档电视芯片的通话能力"
            columns={[{ name: '内存' }, { name: '画面' }, { name: '编解码' }, { name: '通话时节目缩到一角' }]}
            rows={words.chips}
          />
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="SDK 默认值与适配指南，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="demo"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          cases={ownCaseFirst('pudeng-family-tv', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: '三千户，每户每月八通，每通十二分钟，两端都计',
            quantities: { hd: 3000 * 8 * 12 * 2 },
          })}
          steps={words.steps}
          takes="三周"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '寄一台样机来',
            lead: '三周后收到适配报告：画面到哪一档，回声参数怎么写。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '登记型号' }} />,
          }}
        />
      </>
    );
  },
});
