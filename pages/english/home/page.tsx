import { Actions } from '../../../components/ui/actions.tsx';
import { page } from '../../../components/define-page.ts';
import { PanoramaEnArt } from './art/panorama.tsx';
import { Month } from './art/month.tsx';
import { Reroute } from './art/scenes/reroute.tsx';
import { Delays } from '../../../components/art/scenes/delays.tsx';
import { Digits } from '../../../components/art/scenes/digits.tsx';
import { Pair } from '../../../components/art/scenes/pair.tsx';
import { Thread } from '../../../components/art/scenes/thread.tsx';
import { Tutor } from '../../../components/art/scenes/tutor.tsx';
import { BannerRow } from '../../../components/sections/banner-row.tsx';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { ProductBento } from '../../../components/sections/product-bento.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Years } from '../../../components/ui/years.tsx';
import { request } from '../../../config/calls/request.ts';
import { measuredIn } from '../../../config/latency.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { cloudSince } from '../../../config/limits.ts';
import { measurements } from '../../../config/measurements.ts';
import { samplesEn } from './code.ts';
import { prices } from './prices.ts';
import { Rooms } from './rooms.tsx';
import styles from './english-home.module.css';
import * as words from './words.yaml';
const { sms } = measurements;

const featured = [
  {
    path: '/en/agents',
    size: 'wide',
    place: 'beside',
    ground: 'night',
    text: words.featured.agents.text,
    art: <Tutor {...words.featured.agents.drawing} />,
  },
  {
    path: '/en/im',
    art: <Thread {...words.featured.chat} />,
  },
  { path: '/en/calls', art: <Pair {...words.featured.calls} /> },
  {
    path: '/en/live-streaming',
    art: (
      <Delays
        title={words.featured.live.title}
        unit={words.featured.live.unit}
        lines={[
          { name: words.featured.live.stage, delay: lineDelays.stage },
          { name: words.featured.live.fast, delay: lineDelays.fast },
          { name: words.featured.live.regular, delay: lineDelays.regular },
        ]}
      />
    ),
  },
  {
    path: '/en/text-messages',
    art: (
      <Digits
        title={words.featured.sms.title}
        code="482913"
        share={sms.receipt / sms.withinSeconds}
        took={words.featured.sms.took}
      />
    ),
  },
] as const;

export default page({
  rows: chooserRows,
  needs: () => ({ navigation: request('navigation'), banners: request('bannerList') }),

  head: ({ site }) => ({
    title: words.head.title({ name: site.brand.en.name }),
    description: site.brand.en.description,
  }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
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
          note={words.opening.note}
          art={<PanoramaEnArt />}
          foot={
            <BannerRow banners={data.banners.filter((banner) => banner.site === 'en')} label={words.opening.label} />
          }
        />

        <Section title={words.codeSample.title} space="join">
          <div className={styles.first}>
            <ol className={styles.steps}>
              {words.codeSample.steps.map(({ where, title, text }) => (
                <li key={title}>
                  <span className={styles.where}>{where}</span>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <CodeSample name="home-sample" label={words.codeSample.label} samples={samplesEn} />
          </div>
        </Section>

        <Section ground="raised" title={words.productBento.title} lead={words.productBento.lead}>
          <ProductBento navigation={data.navigation.en ?? []} featured={featured} />
          <Chooser heading="h3" />
          <div className={styles.prices}>
            <SpecStrip specs={prices} source={<Copy text={words.prices.source} />} />
          </div>
        </Section>

        <Section space="join">
          <Split wideArt art={<Reroute />}>
            <h2>{words.reroute.title}</h2>
            <p>{words.reroute.text({ measuredIn: measuredIn.en })}</p>
            <p>
              <Button href="/en/white-paper" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                {words.reroute.button}
              </Button>
            </p>
          </Split>
          <div className={styles.record}>
            <StatusStrip />
            <p className={styles.promise}>
              <Copy text={words.reroute.promise} values={{ since: cloudSince, years: <Years /> }} />
            </p>
          </div>
        </Section>

        <Section ground="night" width="full" label={words.quotation.label}>
          <Container>
            <figure className={styles.said}>
              <Month />
              <blockquote>
                <p>“{words.quotation.text}”</p>
              </blockquote>
              <figcaption className={styles.by}>
                <span className={styles.portrait}>
                  <Portrait seed={words.quotation.seed} />
                </span>
                <span>
                  <b>{words.quotation.name}</b> {words.quotation.about}
                  <br />
                  <Link href="/en/cases/yinghai" className={styles.story}>
                    {words.quotation.story} <Icon name="arrow-right" size={16} />
                  </Link>
                </span>
              </figcaption>
            </figure>
          </Container>
        </Section>

        <Rooms />

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night second={words.act.second} />}
        />
      </>
    );
  },
});
