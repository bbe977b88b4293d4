import type { Notice } from '../../config/calls/page.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './notices.module.css';

type NoticesProps = { notices: readonly Notice[] };

/**
 * Notices of product changes, one line each above the header's bar. The page contains all of them, hidden: the script in
 * the head shows the one that is current by the visitor's clock, before first paint.
 */
export function Notices({ notices }: NoticesProps) {
  return notices.map(({ id, title, link, startTime, endTime }) => (
    <section
      key={id}
      hidden
      className={styles.notice}
      aria-label="变更公告"
      data-notice={id}
      data-from={Date.parse(startTime)}
      data-until={Date.parse(endTime)}
    >
      <Container className={styles.inner}>
        <Icon name="megaphone" size={16} className={styles.icon} />
        <Link href={link} className={styles.text} event={{ zone: 'notice' }}>
          {title}
        </Link>
        <button type="button" aria-label="关闭公告" className={styles.close}>
          <Icon name="x" size={16} />
        </button>
      </Container>
    </section>
  ));
}
