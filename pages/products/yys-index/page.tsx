import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Stacks } from '../../../components/sections/stacks.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Morning } from './art/morning.tsx';
import { Places } from './art/places.tsx';
import { CrossSection } from './art/section.tsx';
import * as words from './words.yaml';
import { minutes, beginnings, machines } from './data.ts';
import styles from './yys-index.module.css';
import { Copy } from '../../../components/ui/copy.tsx';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ minutes: minutes })}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: '/promotion/advisory', text: words.opening.second.text, icon: 'clipboard-check' }}
            />
          }
          art={<CrossSection />}
        />

        <Section
          title={words.stacks.title}
          lead={
            <Copy
              text={words.stacks.text}
              values={{
                to: to('/yys-devops', words.stacks.sectionText),
                to2: to('/yys-microservice', words.stacks.governance),
                to3: to('/yys-middleware', words.stacks.middleware),
              }}
            />
          }
        >
          <Stacks {...beginnings} />
        </Section>

        <Section ground="raised" title={words.morning.title} lead={words.morning.lead}>
          <Morning />
        </Section>

        <Passage
          place="above"
          title={words.passage.title({ machines })}
          text={
            <Copy text={words.passage.text} values={{ to: to('/promotion/mctalk4', words.passage.statementText) }} />
          }
          source={words.passage.source}
          art={<FootBars bars={[Array.from({ length: 40 }, () => ({ share: 1 / 40, marked: true }))]} />}
        />

        <Section title={words.places.title} lead={words.places.lead}>
          <Places />
        </Section>

        <Section title={words.lanes.title} lead={words.lanes.lead}>
          <Lanes {...words.migration} />
        </Section>

        <Section title={words.fork.title} space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          code={{ name: 'yys-plan', label: words.start.code.label, samples: words.code }}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
