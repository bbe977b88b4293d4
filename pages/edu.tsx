import { FirstRow } from '../components/art/edu/first-row.tsx';
import { Proctor } from '../components/art/edu/proctor.tsx';
import { Avatar } from '../components/art/kit/person.tsx';
import { caseAddress } from '../components/case/addresses.ts';
import { Figure } from '../components/case/figure.tsx';
import { Day } from '../components/edu/day.tsx';
import { Kinds } from '../components/edu/kinds.tsx';
import { Weather } from '../components/edu/weather.tsx';
import { page } from '../components/page.ts';
import { Closing } from '../components/sections/closing.tsx';
import { CustomerQuote } from '../components/sections/customer-quote.tsx';
import { Diagram } from '../components/sections/diagram.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Link } from '../components/ui/link.tsx';
import { Wordmark } from '../components/ui/wordmark.tsx';
import { ask } from '../config/calls/ask.ts';
import { edges, nodes } from './edu/classroom.ts';
import { beginnings, lessons, questions, rules } from './edu/words.ts';
import styles from './edu.module.css';

const EDUCATION = 'education';

export default page({
  needs: () => ({
    cases: ask('caseList', { page: 1, pageSize: 100, type: EDUCATION }),
  }),

  head: () => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '解决方案', address: '/solution' },
      { name: '在线教育', address: '/edu' },
    ],
  }),

  Body({ data: { cases }, site, route }) {
    const links = accountLinks({ site, edition: route.edition });
    const told = cases.list.filter(({ type }) => type === EDUCATION).slice(0, 2);
    const spoken = told.find(({ quote }) => quote);
    const register = (zone: string) => (
      <Button href={links.register} size="large" data-event-id="register" data-event-zone={zone}>
        免费试用
      </Button>
    );
    return (
      <>
        <section className={styles.opening}>
          <Container className={styles.invitation}>
            <p className={styles.eyebrow}>在线教育方案</p>
            <h1 className={styles.title}>
              让每个孩子，
              <wbr />
              都坐在第一排
            </h1>
            <p className={styles.lead}>
              声音、画面、白板和举手，在同一个课堂频道里走。一对一、小班、大班和双师用的是同一套 SDK，从第一节试听课到两千间教室，不用重来。
            </p>
            <p className={styles.actions}>
              {register('hero')}
              <Button href="#day" variant="secondary" size="large" icon="arrow-down">
                看看一天怎么过
              </Button>
            </p>
          </Container>
          <div className={styles.row}>
            <FirstRow />
          </div>
        </section>

        <Day />

        <Section title="先认清是哪种课" lead="班型决定了多少人在台上、时延能放到多宽、钱花在哪里。多数机构两三种一起开，账号、课件和回放是通的。">
          <Kinds />
        </Section>

        <Section
          tone="raised"
          centred
          title="一间线上教室的骨架"
          lead="老师画下的那一笔、说出的那一句和学生举起的那只手，打着同一个钟的时间戳。课上对得齐，回放里也对得齐。"
        >
          <Diagram
            label="教室结构：老师、学生、教室大屏和教务家长经就近接入点进入课堂频道，频道连着录制回放、内容安全、学情质量和您的教务系统"
            width={1140}
            height={348}
            nodes={nodes}
            edges={edges}
          />
        </Section>

        <section className={styles.thin}>
          <Container>
            <Split wideArt art={<Weather />}>
              <h2>
                两兆带宽，
                <wbr />
                也把一节课上完
              </h2>
              <p>山顶的教学点标称 20 兆，雨天只剩 2 兆。我们不去赌天气，而是给课堂排了个先后：声音永远先走，白板只传指令，剩下的才给画面。</p>
              <p>青岑县连下九天雨的那个六月，372 节课里画面降到 180p 的有 58 节，声音没有断过。</p>
              <p>
                <Button href="/three-classroom" variant="secondary" icon="arrow-right">
                  看乡村学校怎么上课
                </Button>
              </p>
            </Split>
          </Container>
        </section>

        <Section tone="night">
          <Split wideArt flipped art={<Proctor />}>
            <h2>
              六百个客厅，
              <wbr />
              也是一间考场
            </h2>
            <p>考前核对人脸与报名照，手机架在侧面当第二机位。切屏、离座、旁人说话会被标出来，附上前后十秒的录像。</p>
            <p>机器只负责指给人看，判不判由监考老师决定。一位老师看一面墙，三十人一屏；录像加密保存 180 天，到期自动删除。</p>
          </Split>
        </Section>

        <section className={styles.rules}>
          <Container>
            <div className={styles.split}>
              <h2 className={styles.heading}>孩子的课，规矩先写进系统里</h2>
              <p className={styles.aside}>
                下面四条是法规里的原话换成了课堂里的动作。平台能做的默认就开着；资质、备案与收费监管仍由您办理，我们提供系统说明与数据流向图。
              </p>
            </div>
            <ul className={styles.cards}>
              {rules.map(({ figure, unit, rule, does }) => (
                <li key={figure} className={styles.card}>
                  <h3 className={styles.figure}>
                    {figure}
                    {unit ? <small>{unit}</small> : null}
                  </h3>
                  <p>{does}</p>
                  <p className={styles.source}>{rule}</p>
                </li>
              ))}
            </ul>
            <p className={styles.more}>
              课堂里的文字、图片与语音由<Link href="/promotion/censorship">内容安全</Link>先审后发，违规片段 4 秒内静音并留证。
            </p>
          </Container>
        </section>

        {told.length > 0 ? (
          <Section title="已经开课的人">
            {spoken?.quote ? (
              <CustomerQuote
                {...spoken.quote}
                story={{ href: caseAddress(spoken.id), action: '读这个案例' }}
                portrait={
                  <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
                    <Avatar x={24} y={24} r={24} look={5} long ground="#ffe3d3" />
                  </svg>
                }
                className={styles.quote}
              />
            ) : null}
            <ul className={styles.cases}>
              {told.map((item) => (
                <li key={item.id} className={styles.case}>
                  <Wordmark name={item.customer} className={styles.customer} />
                  <h3>
                    <Link href={caseAddress(item.id)} className={styles.story}>
                      {item.title}
                    </Link>
                  </h3>
                  <p>{item.summary}</p>
                  <dl className={styles.metrics}>
                    {item.metrics.map(({ value, label }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <Figure value={value} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}

        <section className={styles.begin}>
          <Container>
            <h2 className={styles.heading}>您有几个人，就从哪里开始</h2>
            <ul className={styles.paths}>
              {beginnings.map(({ team, title, text, parts, first, time }) => (
                <li key={team} className={styles.path}>
                  <p className={styles.team}>{team}</p>
                  <h3 className={styles.pathTitle}>{title}</h3>
                  <p className={styles.pathText}>{text}</p>
                  <ul className={styles.parts}>
                    {parts.map(([href, name, role]) => (
                      <li key={href}>
                        <Link href={href} className={styles.part}>
                          {name}
                        </Link>
                        <span>{role}</span>
                      </li>
                    ))}
                  </ul>
                  <p className={styles.first}>
                    <Icon name="flag" size={18} />
                    <span>
                      <strong>第一步</strong> {first}
                    </span>
                  </p>
                  <p className={styles.when}>{time}</p>
                </li>
              ))}
            </ul>
          </Container>
        </section>

        <Section>
          <Split
            flipped
            art={
              <PriceTeaser
                rows={lessons}
                action={
                  <Button href="/price/netcall" variant="secondary" icon="arrow-right">
                    看单价与计算器
                  </Button>
                }
                note="不含免费额度"
              />
            }
          >
            <h2>一节课多少钱</h2>
            <p>按参与者分钟计，没开课就没有账单。这里按一节 30 分钟的课折算。</p>
            <p>每月赠送高清与语音各五千分钟、白板五千分钟；白板与通话同用时八折，已折算在内。</p>
          </Split>
        </Section>

        <Section tone="raised">
          <Faq
            title="开课之前，常被问到的"
            aside={
              <p>
                没有答到的，<Link href="/promotion/advisory">问一位做过课堂的工程师</Link>。
              </p>
            }
            items={questions}
          />
        </Section>

        <Section title="再往前一步" lead="三种课各有各的讲究，我们另写了三页。">
          <FitsWith
            from="在线教育"
            links={[
              { href: '/edu-music', name: '音乐教育', text: '琴声不是噪声：48 kHz 立体声、乐谱与节拍对齐。' },
              { href: '/after-school', name: '课后服务', text: '编程、美术与科学进校园，主讲在云端，助教在现场。' },
              { href: '/three-classroom', name: '三个课堂', text: '专递、名师与名校网络课堂，区县统一排课与巡课。' },
            ]}
          />
        </Section>

        <Closing
          tone="paper"
          title="明天七点五十，上第一节课"
          lead="示例课堂今天就能跑起来：两台设备，一个房间号。"
          actions={
            <>
              {register('closing')}
              <Button href="/promotion/advisory" variant="secondary" size="large" data-event-id="advisory" data-event-zone="closing">
                预约架构师
              </Button>
            </>
          }
        />
      </>
    );
  },
});
