import { isDuring } from '#generator';
import { type CampaignAddress, campaignOf } from '../../config/campaigns.ts';
import { useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import { Copy } from '../ui/copy.tsx';
import { DayTime } from '../ui/day-time.tsx';
import { Link } from '../ui/link.tsx';
import { Dated } from './dated.tsx';
import styles from './ended.module.css';
import * as words from './words.yaml';

type EndedProps = {
  of: CampaignAddress;
  /** What is on now. */
  next: { href: string; name: string };
};

/**
 * The band above a campaign that is not running: the day on which it begins; or its end date, what the page still shows, and the current
 * campaign.
 */
export function Ended({ of, next }: EndedProps) {
  const { now } = useSite();
  const { from, until, kept } = campaignOf(of);
  if (!isDuring({ from }, now))
    return (
      <Dated until={from} className={styles.band}>
        <Container className={styles.line}>
          <p>
            <Copy text={words.ended.begins} values={{ day: <DayTime moment={from} /> }} />
          </p>
        </Container>
      </Dated>
    );
  if (until === undefined) return null;
  return (
    <Dated from={until} className={styles.band}>
      <Container className={styles.line}>
        <p>
          <Copy
            text={kept ? words.ended.kept : words.ended.over}
            values={{ day: <DayTime moment={new Date(Date.parse(until) - 1).toISOString()} />, kept: kept ?? '' }}
          />
        </p>
        <Link href={next.href} className={styles.next} event={{ zone: 'ended' }}>
          {words.ended.next({ name: next.name })}
        </Link>
      </Container>
    </Dated>
  );
}
