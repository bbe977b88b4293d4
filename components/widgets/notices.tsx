import type { Notice } from '../../config/calls/page.ts';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './notices.module.css';

type Props = {
  notices: readonly Notice[];
  /** Whether the header above it is clear, and so stands over the strip. */
  clear: boolean;
};

/**
 * Notices of product changes, strips below the header. All are there and none shows: the clock of the build has no say in which
 * is current. The script in the head shows it before anything is painted.
 */
export function Notices({ notices, clear }: Props) {
  return notices.map(({ id, title, link, startTime, endTime }) => (
    <aside
      key={id}
      hidden
      className={classes(styles.notice, clear && styles.clear)}
      aria-label="变更公告"
      data-notice={id}
      data-from={Date.parse(startTime)}
      data-until={Date.parse(endTime)}
    >
      <Container className={styles.inner}>
        <Icon name="megaphone" size={18} className={styles.icon} />
        <p className={styles.text}>
          <Link href={link} data-event-id={id} data-event-zone="notice">
            {title}
          </Link>
        </p>
        <button type="button" aria-label="关闭公告" className={styles.close}>
          <Icon name="x" size={18} />
        </button>
      </Container>
    </aside>
  ));
}
