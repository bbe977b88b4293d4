import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import styles from './story.module.css';
import type { LayoutProps } from './layout-props.ts';
import { TypeLink } from './type-link.tsx';

/** The customer, the industry and the heading of a case. */
export function Title({ of, type }: LayoutProps) {
  return (
    <>
      <p className={styles.customer}>
        <Wordmark name={of.customer} /> <TypeLink of={type} />
      </p>
      <h1>
        <TitleWords text={of.title} />
      </h1>
    </>
  );
}
