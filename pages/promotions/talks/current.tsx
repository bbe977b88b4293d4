import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Dated } from '../../../components/campaign/dated.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { FirstSlide } from '../../../components/campaign/first-slide.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import type { Talk } from '../../../components/campaign/talks.ts';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rail } from '../../../components/sections/rail.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { campaignOf } from '../../../config/campaigns.ts';
import { talkHours } from '../../../config/talk-seasons.ts';
import { Lessons } from './lessons.tsx';
import styles from './talks.module.css';
import { Programme } from './programme.tsx';
import type { SeasonProps } from './season.ts';
import { registered, topics } from './words.yaml';
import { evening } from './data.ts';
import * as words from './words.yaml';

/** The pale colours of the portraits. */
const prints = ['#ffd3c2', '#e6d2ff', '#ffdf9e'] as const;

const { until } = campaignOf('/promotion/mctalk4');

/** Everybody who speaks, for shared links. */
export function Faces({ talks }: Pick<SeasonProps, 'talks'>) {
  return (
    <svg viewBox="0 0 440 430" fill="none" aria-hidden="true">
      {talks.slice(0, 12).map(({ index, lecturer: { name } }) => {
        const [x, y] = [54 + (index % 4) * 111, 54 + Math.floor(index / 4) * 146];
        return (
          <g key={name}>
            <Avatar x={x} y={y} r={50} seed={name} ground={prints[index % prints.length]!} />
            <Text x={x} y={y + 70} size={20} anchor="middle" weight={600}>
              {name}
            </Text>
          </g>
        );
      })}
    </svg>
  );
}

/** The season that is on: the next lecturer as a poster, the programme, all who speak, and the form. */
export function Current({ talks, lessons, banners }: SeasonProps) {
  const banner = banners.find(({ link }) => link === '/promotion/mctalk4');
  return (
    <>
      <Ended of="/promotion/mctalk4" next={{ href: '/promotion/advisory', name: words.current.next }} />
      <Opening
        layout="split"
        ground="night"
        eyebrow={words.current.eyebrow}
        title={words.current.opening}
        lead={banner?.subtitle ?? evening.lead}
        actions={
          <>
            <Dated until={until}>
              <Button href="#form-lead" size="large" event={{ zone: 'hero' }}>
                {words.current.register}
              </Button>
            </Dated>
            <Button href="#programme" event={{ zone: 'hero' }} size="large" variant="on-dark">
              {words.current.agenda}
            </Button>
          </>
        }
        note={evening.note}
        art={<Next talks={talks} />}
      />

      <Section title={words.current.agendaTitle} lead={evening.programme} ground="paper">
        <Programme talks={talks} live={evening.live} faces />
      </Section>

      <Section title={words.current.slides.title} lead={evening.slides} ground="night" width="full">
        <Rail
          label={words.current.slides.label}
          size="large"
          cards={talks.map(({ index, lecturer, date }) => ({
            title: lecturer.topic,
            art: <FirstSlide lecturer={lecturer} index={index} />,
            text: (
              <span className={styles.speaker}>
                <span className={styles.face}>
                  <Portrait name={lecturer.name} index={index} height={100} />
                </span>
                <span>
                  <strong className={styles.trade}>
                    {lecturer.name}，{lecturer.title}
                  </strong>{' '}
                  {words.current.slides.credit({ date, number: index + 1 })}
                </span>
              </span>
            ),
          }))}
        />
      </Section>

      <Dated until={until}>
        <Section title={words.current.registerTitle} lead={evening.form} head="column">
          <LeadForm
            source={words.current.source}
            title={words.current.form.title}
            submit={words.current.form.submit}
            zone="mctalk4"
            topic={{ label: words.current.form.topic, options: topics }}
            remark={{ label: words.current.form.remark.label, hint: words.current.form.remark.hint }}
            thanks={registered}
          />
        </Section>
      </Dated>

      <Lessons lessons={lessons} title={words.current.before} lead={evening.lessons} />
    </>
  );
}

/** The next talk, by the date: its first slide, and who speaks. After the last one it stays. */
function Next({ talks }: { talks: readonly Talk[] }) {
  return talks.map(({ index, lecturer, date, hour, until }) => (
    <Dated
      key={lecturer.id}
      from={index === 0 ? undefined : talks[index - 1]!.until}
      until={index === talks.length - 1 ? undefined : until}
      className={styles.poster}
    >
      <FirstSlide lecturer={lecturer} index={index} />
      <div className={styles.posterWords}>
        <p className={styles.numeral}>{date}</p>
        <div>
          <p className={styles.topic}>{lecturer.topic}</p>
          <p>{words.current.length({ hour, minutes: talkHours.minutes })}</p>
          <div className={styles.speaker}>
            <span className={styles.face}>
              <Portrait name={lecturer.name} index={index} height={100} />
            </span>
            <p>
              {lecturer.name}，{lecturer.title}
            </p>
          </div>
        </div>
      </div>
    </Dated>
  ));
}
