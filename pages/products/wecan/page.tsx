import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Ridges } from '../../../components/sections/ridges.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { WaysFrom } from '../../../components/sections/ways-from.tsx';
import { CityChoices, CityMap } from '../../../components/try/city-map.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { LatencyTable } from '../../../components/try/latency-table.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { Deductions } from './art/deductions.tsx';
import { losses, picture, reading } from './model.ts';
import styles from './wecan.module.css';
import wecan from './try.ts';
import * as words from './words.ts';

const begun = ['杭州', '法兰克福', 0.2] as const;
const { texts, status } = reading(...begun);

/**
 * Who decides: who runs calls between continents. What they doubt: whether choosing the way is more than a word. What removes the
 * doubt: two cities of their own, the ways between them with their points, and what happens when the first one goes bad.
 */
export default page({
  needs: pageData,

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="全球网络 WE-CAN"
          title="每一秒|重新选一次路"
          lead="为实时数据建的传输网：节点每秒互相探测，给每条路打分，语音走分数最高的一条。选两座城市，再把首选的路弄坏。"
          actions={<Actions zone="hero" night second={{ href: '/global', text: '业务要出海' }} />}
          art={
            <Try of={wecan} title="选路" look="bare" status={status}>
              <div className={styles.map}>
                <CityMap picture={picture(...begun)} land="#2b3f6b" />
                <div className={styles.panel}>
                  <ol className={styles.ways}>
                    {[0, 1, 2].map((index) => (
                      <li key={index}>
                        <b data-text={`score${index}`}>{texts[`score${index}`]}</b>{' '}
                        <span data-text={`way${index}`}>{texts[`way${index}`]}</span>
                      </li>
                    ))}
                  </ol>
                  <Controls label="两座城市与首选的丢包" className={styles.controls}>
                    <CityChoices from={begun[0]} to={begun[1]} />
                    <Slider
                      label="首选的丢包"
                      name="loss"
                      min={0}
                      max={losses.length - 1}
                      defaultValue={0}
                      reads="0.2%"
                    />
                  </Controls>
                </div>
              </div>
              <Container>
                <LatencyTable />
              </Container>
            </Try>
          }
        />

        <Section
          title="一百分怎样扣"
          lead="杭州到法兰克福的三条路。虚线是第二条的分数；首选坏到加上门槛也够不着它，才换。"
        >
          <Deductions />
          <div className={styles.after}>
            <Facts facts={words.parts} columns={4} />
          </div>
        </Section>

        <Section
          ground="raised"
          title="选错过的一次"
          lead="2026 年 2 月，法兰克福。每个客户端都选此刻最快的接入点，于是一起涌来，又一起离开，每 90 秒一个来回。"
        >
          <Chart
            label="法兰克福接入点的连接数在一万到五万之间振荡，330 秒加入随机之后收敛到三万"
            x={{ ticks: [0, 90, 180, 270, 360, 450, 540, 600], name: '时间（秒）' }}
            y={{ from: 0, ticks: [0, 10, 20, 30, 40, 50], name: '连接（千）' }}
            marks={[
              { kind: 'line', filled: true, name: '法兰克福', points: words.swing },
              { kind: 'limit', x: 330, name: '加入随机与负载', tone: 'third' },
            ]}
          />
          <p className={styles.note}>
            现在的打分计入接入点自报的负载，并在与最好的相差一成以内的那些里随机取一个。代码与数据见
            <Link href="/dev-blog/routing-anycast-dns-probe" className={styles.link}>
              选路的对照实验
            </Link>
            。
          </p>
        </Section>

        <Section
          title="谁来决定连哪里"
          lead="沿途的路由器、解析服务器，还是设备自己？我们先用任播拿到名单，再由设备量过之后决定。"
        >
          <ComparisonTable
            caption="任播、解析、客户端探测与叠加使用的对照"
            columns={[
              { name: '任播' },
              { name: '解析' },
              { name: '探测' },
              { name: 'WE-CAN', note: '三者叠加', marked: true },
            ]}
            rows={words.choices}
          />
          <p className={styles.note}>31 个接入点，860 万次连接，三种方式各跑两周，2026 年 7 月。</p>
        </Section>

        <Statement
          figure={{ value: measurements.acrossContinents, unit: '毫秒' }}
          title="从一个大洲说到另一个大洲"
          text="端到端，所有跨洲城市对的中位数，两端的采集、编码与缓冲都算在内。图以杭州为圆心，直线就是最短的路，数是到那座城市的毫秒。"
          source={`${measuredIn.zh}，两端均为家庭宽带`}
          beside={<WaysFrom {...words.ways} />}
        />

        <Section
          title="高峰一天绕地球一圈"
          lead="示例：一个工作日，横轴是北京时间，灰底是当地零点到六点。一个地区睡了，它的路就空出来，供忙的地区绕行。"
        >
          <Ridges {...words.day} />
        </Section>

        <Section title="萤海" head="none" space="join">
          <Quotation
            text="往年斋月，三个人轮流盯着线路。今年哪条路堵了由它自己换，我们第二天看报表。"
            name="顾北辰"
            about="萤海技术合伙人"
            portrait={<Portrait seed="顾北辰" />}
            figure={{ value: '187', unit: '毫秒', name: '利雅得与雅加达同房，原为 480' }}
            story={{ href: caseAddress('yinghai-overseas-rooms'), action: '读这个案例' }}
          />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={words.limits} source="承诺与默认值，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'wecan-path', label: '看路径，或给自己的协议开一条', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '量一量您的两端',
            lead: '告诉我们两座城市，一周后寄回公网与 WE-CAN 的对比报告。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '申请测量' }} />,
          }}
        />
      </>
    );
  },
});
