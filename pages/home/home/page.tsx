import { Actions } from '../../../components/ui/actions.tsx';
import { page } from '../../../components/define-page.ts';
import { caseAddress } from '../../../components/case/addresses.ts';
import { HeroZhArt } from './art/hero.tsx';
import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { Clinic } from '../../../components/art/scenes/clinic.tsx';
import { Delays } from '../../../components/art/scenes/delays.tsx';
import { Digits } from '../../../components/art/scenes/digits.tsx';
import { Pair } from '../../../components/art/scenes/pair.tsx';
import { Thread } from '../../../components/art/scenes/thread.tsx';
import { Tutor } from '../../../components/art/scenes/tutor.tsx';
import { BannerRow } from '../../../components/sections/banner-row.tsx';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { MetricBand, Years } from '../../../components/sections/metric-band.tsx';
import { ProductBento } from '../../../components/sections/product-bento.tsx';
import { SceneGrid } from '../../../components/sections/scene-grid.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import { Steps } from '../../../components/sections/steps.tsx';
import { codeLines } from '../../../components/ui/code-lines.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { commitments } from '../../../config/commitments.ts';
import { measuredIn } from '../../../config/latency.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { cloudSince, founded } from '../../../config/limits.ts';
import { measurements } from '../../../config/measurements.ts';
import { samplesZh } from './code.ts';
import styles from './home.module.css';
import * as words from './words.yaml';

const { uptime } = commitments;
const { acrossContinents, sms } = measurements;

const scenes = [
  {
    title: words.scenes.title,
    text: words.scenes.text,
    href: '/edu',
    action: words.scenes.action,
    art: <Classroom label={words.scenes.label} names={words.scenes.names} />,
  },
  {
    title: words.scenes.title2,
    text: words.scenes.text2,
    href: '/medical',
    action: words.scenes.action2,
    art: (
      <Clinic
        label={words.scenes.clinicLabel}
        doctor={words.scenes.doctor}
        reading={words.scenes.reading}
        value={words.scenes.value}
        note={words.scenes.note}
        done={words.scenes.done}
      />
    ),
  },
];

const featured = [
  {
    path: '/rtc-ai',
    size: 'wide',
    place: 'beside',
    ground: 'night',
    text: words.featured.text,
    art: (
      <Tutor
        title={words.featured.title}
        learner={words.featured.learner}
        agent={words.featured.agent}
        pause={words.featured.pause}
        second={words.featured.second}
        cut={words.featured.cut}
        end={words.featured.end}
      />
    ),
  },
  {
    path: '/im',
    art: (
      <Thread
        title={words.featured.threadTitle}
        sender={words.featured.sender}
        question={words.featured.question}
        answer={words.featured.answer}
        state={words.featured.state}
      />
    ),
  },
  { path: '/netcall', art: <Pair title={words.featured.pairTitle} people={words.featured.people} /> },
  {
    path: '/live',
    art: (
      <Delays
        title={words.featured.delaysTitle}
        unit={words.featured.unit}
        lines={[
          { name: words.featured.lines.name, delay: lineDelays.stage },
          { name: words.featured.lines.name2, delay: lineDelays.fast },
          { name: words.featured.lines.name3, delay: lineDelays.regular },
        ]}
      />
    ),
  },
  {
    path: '/sms',
    art: (
      <Digits
        title={words.featured.digitsTitle}
        code="482913"
        share={sms.receipt / sms.withinSeconds}
        took={words.featured.took}
      />
    ),
  },
] as const;

export default page({
  rows: chooserRows,
  needs: () => ({
    navigation: ask('navigation'),
    banners: ask('bannerList'),
    activities: ask('bannerActivity'),
    cases: ask('caseTop'),
    logos: ask('caseLogo'),
    common: ask('commonData'),
  }),

  head: ({ site }) => ({
    title: `${site.brand.zh.name} · ${site.brand.zh.slogan}`,
    description: site.brand.zh.description,
  }),

  theme: ({ data }) => ({
    gray: data.common.others.some(({ extra, value }) => extra === 'website_theme_mode' && value === 'gray'),
  }),

  Body({ data, site }) {
    const told = data.cases.find(({ quote }) => quote);
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={<HeroZhArt />}
          foot={
            <BannerRow
              banners={data.banners.filter((banner) => banner.site === 'zh')}
              activities={data.activities}
              label={words.opening.label}
            />
          }
        />

        <Section ground="raised" title={words.productBento.title} lead={words.productBento.lead}>
          <ProductBento navigation={data.navigation.index ?? []} featured={featured} />
          <Chooser heading="h3" />
        </Section>

        <Section title={words.sceneGrid.title} lead={words.sceneGrid.lead}>
          <SceneGrid scenes={scenes} />
          <ul className={styles.further}>
            {words.further.map(([href, name]) => (
              <li key={href}>
                <Link href={href} className={styles.solution}>
                  {name}
                  <Icon name="arrow-right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>

        <Section title={words.customerQuote.title}>
          <div className={styles.proof}>
            <div className={styles.told}>
              {told?.quote ? (
                <CustomerQuote
                  {...told.quote}
                  story={{ href: caseAddress(told.id), action: words.customerQuote.story.action }}
                  portrait={<Portrait seed={told.quote.by} />}
                />
              ) : null}
              <MetricBand
                metrics={[
                  {
                    value: <Years />,
                    unit: words.customerQuote.metrics.unit,
                    name: words.customerQuote.metrics.name({ year: founded.year, since: cloudSince }),
                  },
                  { value: uptime.standard, unit: '%', name: words.customerQuote.metrics.name2 },
                  {
                    value: String(acrossContinents),
                    unit: words.customerQuote.metrics.unit2,
                    name: words.customerQuote.metrics.name3({ measuredIn: measuredIn.zh }),
                  },
                  words.customerQuote.metricBandMetrics,
                ]}
              />
            </div>
            <StatusStrip />
            <CustomerStrip
              lead={words.customerQuote.lead}
              customers={data.logos.slice(0, 8).map(({ name, link }) => ({ name, href: link ?? undefined }))}
            />
          </div>
        </Section>

        <Section ground="raised">
          <Split wideArt art={<CodeSample name="home-sample" label={words.codeSample.label} samples={samplesZh} />}>
            <h2>{words.codeSample.title({ codeLines: codeLines(samplesZh[0]!.code) })}</h2>
            <Steps steps={words.codeSample.steps} />
          </Split>
        </Section>

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night second={words.act.second} />}
        />
      </>
    );
  },
});
