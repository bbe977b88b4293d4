import { Actions } from '../../../components/ui/actions.tsx';
import { page } from '../../../components/define-page.ts';
import { HeroZhArt } from './art/hero.tsx';
import { Delays } from '../../../components/art/scenes/delays.tsx';
import { Digits } from '../../../components/art/scenes/digits.tsx';
import { Pair } from '../../../components/art/scenes/pair.tsx';
import { Thread } from '../../../components/art/scenes/thread.tsx';
import { Tutor } from '../../../components/art/scenes/tutor.tsx';
import { BannerRow } from '../../../components/sections/banner-row.tsx';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { CaseQuotation } from '../../../components/case/case-quotation.tsx';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { ProductBento } from '../../../components/sections/product-bento.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import { codeLines } from '../../../components/ui/code-lines.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { Years } from '../../../components/ui/years.tsx';
import { request } from '../../../config/calls/request.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { cloudSince, founded } from '../../../config/limits.ts';
import { measurements } from '../../../config/measurements.ts';
import { samplesZh } from './code.ts';
import { Trades } from './trades.tsx';
import styles from './home.module.css';
import * as words from './words.yaml';

const { sms } = measurements;

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
          { name: words.featured.lines.fastName, delay: lineDelays.fast },
          { name: words.featured.lines.regularName, delay: lineDelays.regular },
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
    navigation: request('navigation'),
    banners: request('bannerList'),
    activities: request('bannerActivity'),
    cases: request('caseTop'),
    logos: request('caseLogo'),
    common: request('commonData'),
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
          <Trades />
        </Section>

        <Section title={words.customerQuote.title}>
          <div className={styles.proof}>
            {told ? <CaseQuotation of={told} action={words.customerQuote.story.action} /> : null}
            <div>
              <StatusStrip />
              <p className={styles.promise}>
                <Copy
                  text={words.customerQuote.promise}
                  values={{ year: founded.year, since: cloudSince, years: <Years /> }}
                />
              </p>
            </div>
            <CustomerStrip
              lead={words.customerQuote.lead}
              customers={data.logos.slice(0, 8).map(({ name, link }) => ({ name, href: link ?? undefined }))}
            />
          </div>
        </Section>

        <Section ground="raised">
          <Split wideArt art={<CodeSample name="home-sample" label={words.codeSample.label} samples={samplesZh} />}>
            <h2>{words.codeSample.title({ codeLines: codeLines(samplesZh[0]!.code) })}</h2>
            <ol className={styles.steps}>
              {words.codeSample.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
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
