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
import { registered } from './words.yaml';
import { live, words } from './data.ts';

const { until: end } = campaignOf('/promotion/mctalk4');

/** The next talk fills the first screen; the evenings that are left, the form, the evenings that are over. */
export function Current({ talks }: SeasonProps) {
  return (
    <PhonePage
      band={<Ended of="/promotion/mctalk4" next={{ href: '/promotion/m/mctalkDetail3', name: '第三季文字记录' }} />}
      title="第四季，|下一讲在周四"
      actions={[
        { href: '#form-lead', text: '免费报名' },
        { href: live, text: '进直播间' },
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

      <PhonePart title="还没讲的" lead={words.coming}>
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
          source="技术开讲第四季"
          title="免费报名"
          lead={words.form}
          submit="提交报名"
          zone="mctalk4-phone"
          remark={null}
          thanks={registered}
          look="bare"
        />
      </Dated>

      <PhonePart title="讲过的">
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
            看看第三季怎么讲
          </Link>
        </p>
      </PhonePart>
    </PhonePage>
  );
}
