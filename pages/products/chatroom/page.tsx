import type { ReactNode } from 'react';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { River } from './art/river.tsx';
import { OneSecond } from './art/second.tsx';
import { meterOf } from '../../../config/prices.ts';
import { crowds, rates, readingOf, wall, wallPicture } from './model.ts';
import styles from './chatroom.module.css';
import chatroom from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

const first = { rate: 2_000, crowd: 20_000 };
const meter = meterOf('im', 'chatroom');
const { texts, status } = readingOf({ meter, ...first });
const caseRate = 600;

type Reading = keyof typeof texts;
const shown = (name: Reading) => <span data-text={name}>{texts[name]}</span>;
const into = (from: Reading, to: Reading) => (
  <>
    {shown(from)} → {shown(to)}
  </>
);
const readings: readonly (readonly [name: string, value: ReactNode, rest: ReactNode])[] = [
  words.readings.notices,
  [words.readings.gifts, into('gifts', 'merged'), words.readings.merged],
  [
    words.readings.comments,
    into('bullets', 'shown'),
    <Copy text={words.readings.dropped} values={{ shown: shown('dropped') }} />,
  ],
  [
    words.readings.screen,
    <Copy text={words.readings.lines} values={{ shown: shown('lines') }} />,
    <Copy text={words.readings.kilobytes} values={{ shown: shown('traffic') }} />,
  ],
  [words.readings.sent, shown('deliveries'), words.readings.perSecond],
  [words.readings.peak, shown('price'), words.readings.month],
];

const dials = [
  ['rate', words.dials.rate, rates],
  ['crowd', words.dials.crowd, crowds],
] as const;

/** The wall of a second, its dials, and what of it reaches a screen. */
function Wall() {
  return (
    <Try of={chatroom} title={words.wall.title} look="bare" props={{ meter }} status={status}>
      <p className={styles.notice}>
        <Copy text={words.wall.notice} values={{ span: <span>{words.wall.delivered}</span> }} />
      </p>
      <svg
        viewBox={`0 0 ${wall.width} ${wall.height}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        role="img"
        aria-label={words.wall.label}
        className={styles.wall}
      >
        <g data-picture="" dangerouslySetInnerHTML={{ __html: wallPicture(first) }} />
      </svg>
      <div className={styles.desk}>
        <Controls label={words.wall.controlsLabel} className={styles.dials}>
          {dials.map(([name, label, steps]) => (
            <Slider
              key={name}
              label={label}
              name={name}
              min={0}
              max={steps.length - 1}
              defaultValue={steps.indexOf(first[name])}
              reads={texts[name]}
            />
          ))}
        </Controls>
        <dl className={styles.reading}>
          {readings.map(([name, value, rest]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b> {rest}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever runs the rooms of a live or voice app. What they doubt: whether a notice still arrives when everybody types.
 * What removes the doubt: a second of the room at any rate, with what reaches a screen of each priority, added up.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine' },
  head: () => ({ ogImage: { art: <River rate={caseRate} card /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={<Wall />}
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section ground="raised" title={words.oneSecond.title} lead={words.oneSecond.lead}>
          <OneSecond />
          <div className={styles.levels}>
            <Facts facts={words.levels} />
          </div>
        </Section>

        <Passage
          ground="night"
          title={words.passage.title}
          art={<River rate={caseRate} />}
          text={words.passage.text({ caseRate })}
          source={<Link href="/case/shiyindao-voice-rooms">{words.passage.link}</Link>}
        />

        <Section title={words.comparisonTable.title} width="wide" lead={words.comparisonTable.lead}>
          <ComparisonTable caption={words.comparisonTable.caption} columns={words.columns} rows={words.rows} />
        </Section>

        <Section ground="raised" title={words.notForYou.title}>
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'chatroom-enter', label: words.start.code.label, samples: words.samples }}
          price={listedPrice({
            product: 'im',
            plan: 'standard',
            usage: words.start.usage,
            quantities: { chatroom: first.crowd },
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
