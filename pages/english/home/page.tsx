import { Actions } from '../../../components/ui/actions.tsx';
import { page } from '../../../components/define-page.ts';
import { PanoramaEnArt } from './art/panorama.tsx';
import { Clinic } from '../../../components/art/scenes/clinic.tsx';
import { Marketplace } from './art/scenes/marketplace.tsx';
import { Reroute } from './art/scenes/reroute.tsx';
import { Delays } from '../../../components/art/scenes/delays.tsx';
import { Digits } from '../../../components/art/scenes/digits.tsx';
import { Pair } from '../../../components/art/scenes/pair.tsx';
import { Thread } from '../../../components/art/scenes/thread.tsx';
import { Tutor } from '../../../components/art/scenes/tutor.tsx';
import { BannerRow } from '../../../components/sections/banner-row.tsx';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { MetricBand, Years } from '../../../components/sections/metric-band.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { ProductBento } from '../../../components/sections/product-bento.tsx';
import { SceneGrid } from '../../../components/sections/scene-grid.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import { Steps } from '../../../components/sections/steps.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { commitments } from '../../../config/commitments.ts';
import { measuredIn } from '../../../config/latency.ts';
import { lineDelays } from '../../../config/live-lines.ts';
import { founded } from '../../../config/limits.ts';
import { measurements } from '../../../config/measurements.ts';
import { samplesEn } from './code.ts';
import styles from './english-home.module.css';

const { uptime, trial, firstSteps } = commitments;
const { acrossContinents, agent, call, sms } = measurements;

const scenes = [
  {
    title: 'A marketplace where deals close in the chat',
    text: 'Order cards, offers and read receipts travel with the conversation, so nobody has to switch to email to buy a lamp.',
    href: '/en/im',
    action: 'Build it with in-app chat',
    art: <Marketplace />,
  },
  {
    title: 'A clinic without the drive',
    text: 'Video visits that survive hospital Wi-Fi, with recordings that stay in the region you choose.',
    href: '/en/about',
    action: 'How we handle data',
    art: (
      <Clinic
        label="A video visit: the doctor on screen, a pulse reading and a signed prescription beside her"
        doctor="Dr. Osei"
        reading="Pulse"
        value="72 bpm"
        note="Prescription"
        done="Signed 10:24"
      />
    ),
  },
];

const featured = [
  {
    path: '/en/agents',
    size: 'wide',
    place: 'beside',
    ground: 'night',
    text: 'The agent is part of the call, so it stops speaking when interrupted. Bring your own model.',
    art: (
      <Tutor
        title={`A spoken exchange on a timeline: the agent answers ${agent.firstAnswer} ms after the learner and stops when interrupted`}
        learner="Learner"
        agent="Agent"
        pause={`${agent.firstAnswer} ms`}
        second="s"
        cut="Interrupted"
        end="listening"
      />
    ),
  },
  {
    path: '/en/im',
    art: (
      <Thread
        title="A question, its answer, and the receipt that it was read"
        sender="Amara"
        question="Is it still available?"
        answer="Yes! Shipping today."
        state="Read"
      />
    ),
  },
  { path: '/en/calls', art: <Pair title="Two people on a call, one of them speaking" people={['Amara', 'Jonas']} /> },
  {
    path: '/en/live',
    art: (
      <Delays
        title="How many seconds three kinds of live stream lag behind the camera"
        unit="s"
        lines={[
          { name: 'On stage', delay: lineDelays.stage },
          { name: 'Low latency', delay: lineDelays.fast },
          { name: 'Standard', delay: lineDelays.regular },
        ]}
      />
    ),
  },
  {
    path: '/en/sms',
    art: (
      <Digits
        title={`A six-digit code, delivered ${sms.receipt} seconds after the request`}
        code="482913"
        share={sms.receipt / sms.withinSeconds}
        took={`delivered in ${sms.receipt} s, median`}
      />
    ),
  },
] as const;

export default page({
  rows: chooserRows,
  needs: () => ({ navigation: ask('navigation'), banners: ask('bannerList') }),

  head: ({ site }) => ({
    title: `${site.brand.en.name}: chat, calls and voice agents for your product`,
    description: site.brand.en.description,
  }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          title="Build live conversation into your product"
          lead="Chat, calls, live video, SMS and voice agents from one SDK. We run the network underneath, from São Paulo to Tokyo."
          actions={<Actions zone="hero" night second={{ href: site.docs, text: 'Read the docs', icon: 'book-open' }} />}
          art={<PanoramaEnArt />}
          foot={<BannerRow banners={data.banners.filter((banner) => banner.site === 'en')} label="News" />}
        />

        <Section>
          <Split
            wideArt
            flipped
            art={<CodeSample name="home-sample" label="Send and receive a first message" samples={samplesEn} />}
          >
            <h2>First message in {firstSteps.message} minutes</h2>
            <Steps
              steps={[
                { title: 'Create an app', text: 'Sign up, name the app and copy its key. No card, no sales call.' },
                {
                  title: 'Sign a token on your server',
                  text: 'One line in your server’s language. The app secret never reaches the browser.',
                },
                { title: 'Send', text: 'Push, read receipts, history and multi-device sync are on by default.' },
              ]}
            />
          </Split>
        </Section>

        <Section
          ground="raised"
          title="Use one product or all of them"
          lead="Every product works on its own. Together they share accounts, rooms, permissions and one invoice."
        >
          <ProductBento navigation={data.navigation.en ?? []} featured={featured} />
          <Chooser heading="h3" />
        </Section>

        <Section>
          <Split wideArt art={<Reroute />}>
            <h2>When a cable fails, the call does not</h2>
            <p>
              Our network measures every path several times a second and reroutes traffic before people notice. Between
              continents the median latency is {acrossContinents} ms ({measuredIn.en}), and speech stays intelligible at{' '}
              {call.lossUnderstood}% packet loss.
            </p>
            <p>
              <Button href="/en/white-paper" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
                Read how it works
              </Button>
            </p>
          </Split>
        </Section>

        <Section title="What teams build with Commbridge">
          <SceneGrid scenes={scenes} />
        </Section>

        <Section label="What a customer says" ground="raised">
          <div className={styles.proof}>
            <div className={styles.told}>
              <CustomerQuote
                text="Ten at night during Ramadan is our busiest hour of the year. This year, for all thirty nights, the engineering channel stayed quiet."
                by="Gu Beichen, technical co-founder of Yinghai, voice rooms from Riyadh to Jakarta"
                portrait={<Portrait seed="萤海技术合伙人 顾北辰" />}
              />
              <MetricBand
                metrics={[
                  { value: <Years />, unit: 'years', name: `carrying conversations since ${founded.year}` },
                  { value: uptime.standard, unit: '%', name: `monthly uptime, up to ${uptime.contract}% by contract` },
                  {
                    value: String(acrossContinents),
                    unit: 'ms',
                    name: `median latency between continents, ${measuredIn.en}`,
                  },
                  { value: String(call.lossUnderstood), unit: '%', name: 'packet loss with speech still intelligible' },
                ]}
              />
            </div>
            <StatusStrip />
          </div>
        </Section>

        <Act
          title="Build the first version this afternoon"
          lead={`Start with a free ${trial.days}-day trial, pay for what you use after that, and talk to an engineer when you get stuck.`}
          actions={<Actions zone="closing" night second={{ href: '/en/price', text: 'See pricing' }} />}
        />
      </>
    );
  },
});
