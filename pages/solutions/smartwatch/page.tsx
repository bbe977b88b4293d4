import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Dial } from './art/dial.tsx';
import { Faces4 } from './art/faces.tsx';
import { Reach } from './art/reach.tsx';
import { hours, minutes, picture, reading } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './smartwatch.module.css';
import smartwatch from './try.ts';
import * as words from './words.ts';

const shown = { video: 30, lost: 1 };
const { texts, status } = reading(shown);

/**
 * Who decides: the product head of a maker of children's watches. What they doubt: whether video empties the battery before the evening.
 * What removes the doubt: a day of the battery as a ruler, with the visitor's own minutes.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine', paper: 'mint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="儿童手表"
          title="打到晚上十点|还有电"
          lead="小电池、小内存、时断时续的网，视频照样打得通。通话几分钟、断网几小时，决定一天的电够不够。"
          actions={<Actions zone="hero" second={{ href: caseAddress('xiaojia-watch'), text: '小岬手表的账' }} />}
          art={
            <Try of={smartwatch} title="一天的电量" look="bare" status={status} className={styles.stage}>
              <TwoWidths html={picture(shown)} />
              <Controls label="这一天">
                <Slider
                  className={styles.dial}
                  label="视频通话"
                  name="video"
                  min={0}
                  max={minutes.length - 1}
                  defaultValue={minutes.indexOf(shown.video)}
                  reads={texts.video}
                />
                <Slider
                  className={styles.dial}
                  label="无信号"
                  name="lost"
                  min={0}
                  max={hours.length - 1}
                  defaultValue={hours.indexOf(shown.lost)}
                  reads={texts.lost}
                />
              </Controls>
              <p className={styles.note}>
                680 mAh。视频每十分钟 4%，改动前 7%；无信号每小时 3%，改动前 11%；待机每小时 1.6% 为示例。
              </p>
            </Try>
          }
        />

        <Section title="打不通的三种情形" lead="失败的呼叫里抽了六百次来看：睡着了 52%，换网了 31%，没信号 17%。">
          <Sieve {...words.won} />
          <div className={styles.cases}>
            <Quotation
              text="家长不会说‘丢包率’，家长只会说‘关键时候打不通’。"
              name="桑榆"
              about="小岬科技产品负责人"
              portrait={<Portrait seed="桑榆" />}
              figure={{ value: '4', unit: '%', name: '十分钟视频耗电，原为 7%' }}
              story={{ href: caseAddress('xiaojia-watch'), action: '读这个案例' }}
            />
          </div>
        </Section>

        <Section
          width="wide"
          head="centred"
          ground="raised"
          title="网窄了，先让什么"
          lead="放学时三百块手表同在一个基站下，人人只有三十来 kbps。"
        >
          <Faces4 />
        </Section>

        <Section title="十一兆半的内存账">
          <Split
            flipped
            art={
              <SpanBars
                title="一次视频通话，合计 11.65 MB"
                bars={words.memory}
                ticks={['0', '7', '14 MB']}
                end={1_400}
              />
            }
          >
            <p>
              这是另一块入门手表，内存是小岬手表的八分之一。系统剩余不足 1.5 MB
              就开始清理进程，被清的常常是通话自己。所以可用的 14 MB
              在开始时一次拿够，帧池固定四格，满了就丢一帧，不再向系统要。
            </p>
            <p className={styles.note}>
              每一项怎样省下来，见
              <Link href="/dev-blog/calls-on-kids-watches">外场六日</Link>。
            </p>
          </Split>
        </Section>

        <Statement
          figure={{ value: '98.7', unit: '%' }}
          title="呼叫接得通"
          art={<Dial />}
          text="原来是 89.5%。外圈是如今，内圈是起初，橙色是没接通的。三个月后，差评的前两名换成了“表带颜色少”和“游戏太少”。"
          source="小岬手表第四代，四核、512 MB、680 mAh，2025 年 4 月"
        />

        <Section
          title="一天里谁打得进来"
          lead="名单由家长的手机管，云端校验，孩子恢复出厂也绕不过去。监护人还可以请求听一段环境音，手表上有提示，每次记一笔，次数有上限。"
          ground="paper"
        >
          <Reach />
          <div className={styles.cases}>
            <Facts facts={words.laws} columns={4} />
          </div>
        </Section>

        <Section title="八周到灰度" space="join">
          <Timeline events={words.schedule} />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={words.limits} source="出处见各项条件" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('xiaojia-watch', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: '一万块手表，每块每月视频 15 分钟、语音 30 分钟，两端都计',
            quantities: { hd: 10_000 * 15 * 2, voice: 10_000 * 30 * 2 },
          })}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '两周算清三张账',
            lead: '寄来一块开发板，内存、码率、电量各列一张。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '登记芯片' }} />,
          }}
        />
      </>
    );
  },
});
