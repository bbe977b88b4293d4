import { page } from '../components/page.ts';
import { PanoramaEnArt } from '../components/art/home/panorama-en.tsx';
import { Clinic } from '../components/art/scenes/clinic.tsx';
import { Marketplace } from '../components/art/scenes/marketplace.tsx';
import { Reroute } from '../components/art/scenes/reroute.tsx';
import { Tutor } from '../components/art/scenes/tutor.tsx';
import { BannerRow } from '../components/sections/banner-row.tsx';
import { Closing } from '../components/sections/closing.tsx';
import { CodeSample } from '../components/sections/code-sample.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { MetricBand, Years } from '../components/sections/metric-band.tsx';
import { ProductGrid } from '../components/sections/product-grid.tsx';
import { SceneGrid } from '../components/sections/scene-grid.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { Steps } from '../components/sections/steps.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { ask } from '../config/calls/ask.ts';
import { promises } from '../config/promises.ts';
import { samplesEn } from './home/code-en.ts';

const { uptime, latency, lossUnderstood, trial } = promises;

const scenes = [
  {
    title: 'A marketplace where deals close in the chat',
    text: 'Order cards, offers and read receipts travel with the conversation, so nobody has to switch to e-mail to buy a lamp.',
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
        label="A video visit: the doctor on screen, a heart-rate reading and a signed prescription beside her"
        doctor="Dr. Osei"
        reading="Resting pulse"
        value="72 bpm"
        note="Prescription"
        done="Signed 10:24"
      />
    ),
  },
];

export default page({
  needs: () => ({ navigation: ask('navigation'), banners: ask('bannerList') }),

  head: ({ site }) => ({
    title: `${site.brand.en.name}: chat, calls and voice agents for your product`,
    description: site.brand.en.description,
  }),

  Body({ data, site, route }) {
    const links = accountLinks({ site, edition: route.edition });
    const start = (zone: string) => (
      <Button href={links.register} size="large" data-event-id="register" data-event-zone={zone}>
        Get Started
      </Button>
    );
    return (
      <>
        <Hero
          shape="centred"
          title="Put real conversation inside your product"
          lead="Chat, calls, live video, SMS and voice agents from one SDK. We run the network underneath, from São Paulo to Tokyo."
          actions={
            <>
              {start('hero')}
              <Button href={site.docs} variant="on-dark" size="large" icon="book-open">
                Read the docs
              </Button>
            </>
          }
          art={<PanoramaEnArt />}
        >
          <BannerRow banners={data.banners.filter((banner) => banner.site === 'en')} label="News" />
        </Hero>

        <Section>
          <Split wideArt flipped art={<CodeSample name="home-sample" label="Send and receive a first message" samples={samplesEn} />}>
            <h2>Fifteen minutes to the first message</h2>
            <Steps
              steps={[
                { title: 'Create an app', text: 'Sign up, name it, copy the key. No card, no sales call.' },
                { title: 'Sign a token on your server', text: 'One line in the language you already run.' },
                { title: 'Send', text: 'Push, read receipts, history and multi-device sync are on from the start.' },
              ]}
            />
          </Split>
        </Section>

        <Section tone="raised" title="Take one piece, or the whole bridge" lead="Every product works alone. Together they share accounts, rooms, permissions and one invoice.">
          <ProductGrid navigation={data.navigation.en ?? []} />
        </Section>

        <Section>
          <Split wideArt art={<Reroute />}>
            <h2>When a cable fails, the call does not</h2>
            <p>
              Our network measures every path several times a second and moves packets before people notice. Between
              continents the median trip takes under {latency.acrossContinents} milliseconds, and speech is still understood at {lossUnderstood}% loss.
            </p>
            <p>
              <Button href="/en/white-paper" variant="secondary" icon="arrow-right">
                Read how it works
              </Button>
            </p>
          </Split>
        </Section>

        <Section tone="night">
          <Split
            wideArt
            art={
              <Tutor
                label={`A spoken exchange on a time line: the agent answers ${latency.agent} milliseconds after the learner and stops when interrupted`}
                learner="Learner"
                agent="Agent"
                pause={`${latency.agent} ms`}
                cut="Interrupted"
                end="listening again"
              />
            }
          >
            <h2>Voice agents that know when to stop talking</h2>
            <p>
              A language tutor that answers in {latency.agent} milliseconds feels like a person. One that talks over its student
              does not. Agents run inside the call itself: they hear the interruption and yield.
            </p>
            <p>Bring the model you trust. Persona, memory and tools are configuration.</p>
          </Split>
        </Section>

        <Section title="What teams ship with it">
          <SceneGrid scenes={scenes} />
        </Section>

        <Section tone="raised">
          <MetricBand
            metrics={[
              { value: <Years />, unit: 'years', name: 'carrying conversations, since 1997' },
              { value: uptime.standard, unit: '%', name: `monthly uptime, up to ${uptime.contract}% by contract` },
              { value: `< ${latency.acrossContinents}`, unit: 'ms', name: 'median between continents, end to end' },
              { value: String(lossUnderstood), unit: '% loss', name: 'and speech is still understood' },
            ]}
          />
        </Section>

        <Closing
          title="Build the first version this afternoon"
          lead={`Start with ${trial.days} days of free credit, pay for what you use after that, and talk to an engineer when you get stuck.`}
          actions={
            <>
              {start('closing')}
              <Button href="/en/price" variant="on-dark" size="large">
                See pricing
              </Button>
            </>
          }
        />
      </>
    );
  },
});
