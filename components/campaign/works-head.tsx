import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Container } from '../ui/container.tsx';
import { Title } from '../ui/title.tsx';
import styles from './works-head.module.css';

type WorksHeadProps = {
  steps: readonly { name: string; address: string }[];
  /** `|` is where it may break. */
  title: string;
  lead: ReactNode;
  /** At the right, below the lead. */
  children?: ReactNode;
};

/** The head of a contest or gallery: low, because the works are the page. */
export function WorksHead({ steps, title, lead, children }: WorksHeadProps) {
  return (
    <Container className={styles.head}>
      <Breadcrumb steps={[{ name: '首页', address: '/' }, ...steps]} />
      <div className={styles.row}>
        <Title level={1} className={styles.title}>
          {title}
        </Title>
        <div className={styles.side}>
          <p>{lead}</p>
          {children}
        </div>
      </div>
    </Container>
  );
}
