import type { ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import type { Look } from './category-look.ts';
import { CategoryArt } from './category-art.tsx';
import styles from './list-head.module.css';

type Props = {
  /** Level of its title: 1 on a page of its own. */
  heading: 'h1' | 'h2';
  /** The steps to a list below the blog's own; nothing above the blog itself. */
  breadcrumb?: ReactNode;
  title: string;
  /** Number of the page, shown from the second. */
  page: number;
  desc: string;
  /** What the list's category looks like; nothing for the whole blog. */
  look?: Look | undefined;
};

/** The head of a list: title, description, and a drawing of its category. */
export function ListHead({ heading: Heading, breadcrumb, title, page, desc, look }: Props) {
  return (
    <div className={styles.head}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          {breadcrumb}
          <Heading className={styles.title}>
            {title}
            {page > 1 ? <span className={styles.page}> 第 {page} 页</span> : null}
          </Heading>
          <p className={styles.desc}>{desc}</p>
        </div>
        <div className={styles.art}>{look ? <CategoryArt look={look} of={title} /> : <Span />}</div>
      </Container>
    </div>
  );
}

/** From a written page to running code: the blog as a bridge. */
function Span() {
  return (
    <svg
      className={styles.span}
      viewBox="0 0 420 160"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles.faint} d="M64 78C64-8 356-8 356 78" />
      <path className={styles.faint} d="M64 78C64 40 356 40 356 78" strokeDasharray="2 9" />
      <path className={styles.wave} d="M112 118q12-18 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0" />
      <rect className={styles.sheet} x="20" y="78" width="88" height="72" rx="10" />
      <path className={styles.ink} d="M36 98h40M36 114h56M36 130h46" />
      <rect className={styles.night} x="312" y="78" width="88" height="72" rx="10" />
      <path
        className={styles.code}
        d="M342 102l-12 12l12 12M370 102l12 12l-12 12M360 98l-8 32"
        strokeLinejoin="round"
      />
      <circle className={styles.point} cx="64" cy="78" r="6" />
      <circle className={styles.point} cx="356" cy="78" r="6" />
    </svg>
  );
}
