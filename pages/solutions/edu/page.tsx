import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { FirstRow } from './art/first-row.tsx';
import { pupils, answering } from './art/pupils.ts';
import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { Metric } from '../../../components/case/metric.tsx';
import { Day } from './day.tsx';
import { Kinds } from './kinds.tsx';
import { Weather } from './weather.tsx';
import { page } from '../../../components/define-page.ts';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { beginnings, price, questions, rules } from './words.ts';
import styles from './page.module.css';

const EDUCATION = 'education';

export default page({
  needs: () => ({
    cases: ask('caseList', { page: 1, pageSize: 100, type: EDUCATION }),
  }),

  head: () => ({}),

  Body({ data: { cases } }) {
    const told = cases.list.filter(({ type }) => type === EDUCATION).slice(0, 2);
    const spoken = told.find(({ quote }) => quote);
    return (
      <Cast people={[...pupils, answering, '岑老师', '林老师', '念念', '朵朵']}>
        <section className={styles.opening}>
          <Container className={styles.invitation}>
            <p className={styles.eyebrow}>在线教育方案</p>
            <Title level={1} className={styles.title}>
              让每个孩子|都坐在第一排
            </Title>
            <p className={styles.lead}>
              声音、画面、白板和举手，在同一个课堂频道里走。一对一、小班、大班和双师用的是同一套
              SDK，从第一节试听课用到两千间教室。
            </p>
            <p className={styles.actions}>
              <Actions zone="hero" second={{ href: '#day', text: '看一天的七个时刻', icon: 'arrow-down' }} />
            </p>
          </Container>
          <div className={styles.row}>
            <FirstRow />
          </div>
        </section>

        <Day />

        <Section
          title="四种班型怎么选"
          lead="班型决定台上的人数、允许的时延和费用。多数机构同时开两三种，账号、课件和回放通用。"
        >
          <Kinds />
        </Section>

        <section className={styles.thin}>
          <Container>
            <Split wideArt art={<Weather />}>
              <Title>两兆带宽，|也把一节课上完</Title>
              <p>
                山顶的教学点标称 20 兆，雨天只剩 2 兆。课堂按用途排了先后：声音优先，白板只传指令，剩下的带宽给画面。
              </p>
              <p>青岑县连下九天雨的那个六月，372 节课里画面降到 180p 的有 58 节，声音没有断过。</p>
              <p>
                <Button href="/three-classroom" variant="secondary" icon="arrow-right">
                  看三个课堂方案
                </Button>
              </p>
            </Split>
          </Container>
        </section>

        <section className={styles.rules}>
          <Container>
            <div className={styles.split}>
              <h2 className={styles.heading}>写进系统的法规要求</h2>
              <p className={styles.aside}>
                下面四条把法规换成课堂里的动作，平台默认开启；资质、备案与收费监管仍由您办理。
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
              课堂里的文字、图片与语音由<Link href="/promotion/censorship">内容安全</Link>先审后发，违规片段 4
              秒内静音并留证。
            </p>
          </Container>
        </section>

        {told.length > 0 ? (
          <Section title="客户案例">
            <div className={styles.stories}>
              {spoken?.quote ? (
                <CustomerQuote
                  {...spoken.quote}
                  story={{ href: caseAddress(spoken.id), action: '读这个案例' }}
                  portrait={
                    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
                      <Avatar x={24} y={24} r={24} seed="岑老师" ground="#ffe3d3" />
                    </svg>
                  }
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
                            <Metric value={value} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                ))}
              </ul>
            </div>
          </Section>
        ) : null}

        <section className={styles.begin}>
          <Container>
            <h2 className={styles.heading}>按团队大小选起点</h2>
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

        <Start
          first="questions"
          title="按参与者分钟|计费"
          price={price}
          questions={questions}
          neighbours={[
            { href: '/edu-music', name: '音乐教育', text: '琴声不是噪声：48 kHz 立体声、乐谱与节拍对齐。' },
            { href: '/after-school', name: '课后服务', text: '编程、美术与科学进校园，主讲在云端，助教在现场。' },
            { href: '/three-classroom', name: '三个课堂', text: '专递、名师与名校网络课堂，区县统一排课与巡课。' },
          ]}
          act={{
            title: '明天七点五十，|上第一节课',
            lead: '用两台设备和一个房间号，今天就能跑通示例课堂。',
            ground: 'paper',
            actions: (
              <Actions zone="closing" second={{ href: '/promotion/advisory', text: '预约架构师', event: 'advisory' }} />
            ),
          }}
        />
      </Cast>
    );
  },
});
