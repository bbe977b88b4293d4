import { Dated } from '../../../components/campaign/dated.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { FirstSlide } from '../../../components/campaign/first-slide.tsx';
import { Portrait } from '../../../components/campaign/portrait.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { PhonePage } from '../../../components/phone/phone-page.tsx';
import { PhonePart } from '../../../components/phone/phone-part.tsx';
import { Breaks } from '../../../components/ui/breaks.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { campaignOf } from '../../../config/campaigns.ts';
import { talkHours } from '../../../config/talk-seasons.ts';
import styles from './talks-phone.module.css';
import type { SeasonProps } from './season.ts';
import * as copy from './words.yaml';
import { live, words } from './data.ts';

const { until: end } = campaignOf('/promotion/mctalk4');

/** The next talk fills the first screen; the evenings that are left, the form, the evenings that are over. */
export function Current({ talks }: SeasonProps) {
  return (
    <PhonePage
      band={<Ended of="/promotion/mctalk4" next={copy.current.next} />}
      title={copy.current.title}
      actions={[
        { href: '#form-lead', text: copy.current.register },
        { href: live, text: copy.current.room },
      ]}
    >
      {talks.map(({ index, lecturer, date, until }) => (
        <Dated
          key={lecturer.id}
          from={index === 0 ? undefined : talks[index - 1]!.until}
          until={index === talks.length - 1 ? undefined : until}
          className={styles.poster}
        >
          <FirstSlide lecturer={lecturer} index={index} />
          <div className={styles.caption}>
            <p className={styles.numeral}>
              {date} <span>{talkHours.from}</span>
            </p>
            <p className={styles.topic}>
              <Breaks text={lecturer.topic} />
            </p>
            <div className={styles.speaker}>
              <Portrait name={lecturer.name} index={index} height={100} />
              <p>
                {lecturer.name}，{lecturer.title}
              </p>
            </div>
            <p className={styles.quiet}>{lecturer.bio}</p>
          </div>
        </Dated>
      ))}

      <PhonePart title={copy.current.coming} lead={words.coming}>
        <ol className={styles.days}>
          {talks.map(({ lecturer, date, until }) => (
            <Dated as="li" key={lecturer.id} until={until}>
              <span className={styles.numeral}>{date}</span> {lecturer.topic}
            </Dated>
          ))}
        </ol>
      </PhonePart>

      <Dated until={end} className={styles.form}>
        <LeadForm
          source={copy.current.form.source}
          title={copy.current.form.title}
          lead={words.form}
          submit={copy.current.form.submit}
          zone="mctalk4-phone"
          remark={null}
          thanks={copy.registered}
          look="bare"
        />
      </Dated>

      <PhonePart title={copy.current.over}>
        <ol className={styles.days}>
          {talks.map(({ lecturer, date, until }) => (
            <Dated as="li" key={lecturer.id} from={until}>
              <span className={styles.numeral}>{date}</span> {lecturer.topic}
            </Dated>
          ))}
        </ol>
        <p className={styles.after}>
          {words.over}
          <Link href="/promotion/m/mctalk3" className={styles.link}>
            {copy.current.third}
          </Link>
        </p>
      </PhonePart>
    </PhonePage>
  );
}
