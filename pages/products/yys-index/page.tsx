import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Stacks } from '../../../components/sections/stacks.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Morning } from './art/morning.tsx';
import { Places } from './art/places.tsx';
import { CrossSection } from './art/section.tsx';
import * as words from './words.ts';
import styles from './yys-index.module.css';

const to = (href: string, name: string) => (
  <Link href={href} className={styles.link}>
    {name}
  </Link>
);

/**
 * Who decides: whoever owns the platform of a company with its own servers. What they doubt: whether they must take all of it at once,
 * and whether anybody runs something large on it. What removes the doubt: the four layers cut open, each to be had alone. Poster.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="云原生平台"
          title="四层，一层一层用"
          lead={`交付、治理、中间件、集群，从提交到上线 ${words.minutes} 分钟，一个控制台看到底。每一层都能单独用，也能接别家的上下层。给自己有机房、又要天天发布的团队。`}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: '/promotion/advisory', text: '约一次评估', icon: 'clipboard-check' }}
            />
          }
          art={<CrossSection />}
        />

        <Section
          title="从最要紧的一层开始"
          lead={
            <>
              四家的例子，虚线是原来就有的。各层单独的页面：{to('/yys-devops', '交付')}、
              {to('/yys-microservice', '治理')}、{to('/yys-middleware', '中间件')}。
            </>
          }
        >
          <Stacks {...words.beginnings} />
        </Section>

        <Section
          ground="raised"
          title="09:00 到 09:10"
          lead="一次普通的周二发布，改的是运费的三行代码。以前要凑齐四个组，在晚上十一点之后。"
        >
          <Morning />
        </Section>

        <Statement
          place="centred"
          figure={{ value: words.machines, unit: '台' }}
          title="我们自己的媒体服务器|也这样发布"
          text={
            <>
              内核升级分 40 批滚动，每批先把通话迁走再重启，没有一通被打断。平台工程师雒津和在
              {to('/promotion/mctalk4', '技术开讲第四季')}
              里讲了全过程和两次叫停。
            </>
          }
          source="2026 年 3 月，三地六个集群，历时 9 天"
          foot={<FootBars bars={[Array.from({ length: 40 }, () => ({ share: 1 / 40, marked: true }))]} />}
        />

        <Section
          title="机器在哪里都行"
          lead="入口只认健康与远近，不认机房的主人。比例是一家零售商 2026 年 10 月的一周。"
        >
          <Places />
        </Section>

        <Section
          title="九周，随时可退"
          lead="第 8 周末之前，用户只见到老环境的结果；换过来之后，老环境再留两周。"
          ground="raised"
        >
          <Lanes {...words.migration} />
        </Section>

        <Section title="上限与承诺">
          <SpecStrip specs={words.limits} source="2026 年 11 月；各层的上限见各自的页面。" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          code={{ name: 'yys-plan', label: '先看会动什么', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '两周看清自己有什么',
            lead: '评估报告归您，无论之后在不在这里上云。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约一次评估' }} />,
          }}
        />
      </>
    );
  },
});
