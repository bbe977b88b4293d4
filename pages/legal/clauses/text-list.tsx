import { useSite } from '../../../components/site-context.ts';
import { Link } from '../../../components/ui/link.tsx';
import { type LocalText, textAddress, textsOf } from '../../../config/protocols.ts';
import styles from './clauses-text-list.module.css';
import { words } from '../../../components/legal/words.ts';

/** All texts of the edition as links, the one that is shown marked. */
export function TextList({ current }: { current: LocalText }) {
  const { edition } = useSite();
  const texts = textsOf(edition);
  const related = texts.filter(({ address }) => address !== undefined);
  return (
    <nav aria-label={words[edition].all} className={styles.all}>
      <p className={styles.title}>{words[edition].all}</p>
      <Links texts={texts.filter(({ address }) => address === undefined)} current={current} />
      {related.length > 0 ? (
        <>
          <p className={styles.title}>{words[edition].more}</p>
          <Links texts={related} current={current} />
        </>
      ) : null}
    </nav>
  );
}

function Links({ texts, current }: { texts: readonly LocalText[]; current: LocalText }) {
  const { edition } = useSite();
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text.slug}>
          <Link
            href={textAddress({ edition, text })}
            aria-current={text.slug === current.slug ? 'page' : undefined}
            className={styles.link}
          >
            {text.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
