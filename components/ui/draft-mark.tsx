import type { Published } from '#generator';
import { useSite } from '../site-context.ts';
import { dayOf } from './day.ts';
import styles from './draft-mark.module.css';
import * as words from './words.yaml';

type Props = {
  record: Published;
  /** Moment of the build, milliseconds since the epoch. Left out, only drafts are marked. */
  now?: number;
};

/** In previews: that a record is a draft, or from when on it is public. Nothing on the public site. */
export function DraftMark({ record: { draft = false, publishTime }, now }: Props) {
  const { site } = useSite();
  if (!site.drafts) return null;
  if (draft) return <p className={styles.mark}>{words.draftMark.draft}</p>;
  if (publishTime === undefined || now === undefined || Date.parse(publishTime) <= now) return null;
  return (
    <p className={styles.mark}>
      {words.draftMark.scheduled}
      <time dateTime={publishTime}>
        {dayOf(publishTime).text} {clock.format(Date.parse(publishTime))}
      </time>
      {words.draftMark.until}
    </p>
  );
}

/** Records appear by the time of the company's place, as their days do. */
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
