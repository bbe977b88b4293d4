import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import styles from './contents.module.css';
import type { Heading, Section } from './headings.ts';

const words = { zh: '本文目录', en: 'On this page' };

/**
 * The sections of a text as links: beside it where there is room, above it and to be folded where there is not. One section alone
 * needs no list. Where the browser can, it marks the section being read.
 */
export function Contents({ sections, className }: { sections: readonly Section[]; className?: string | undefined }) {
  const { edition } = useSite();
  if (sections.length < 2) return null;
  return (
    <nav aria-label={words[edition]} className={classes(styles.contents, className)}>
      <details open>
        <summary className={styles.summary}>{words[edition]}</summary>
        <ol className={styles.list}>
          {sections.map(({ parts, ...section }) => (
            <li key={section.id}>
              <To {...section} />
              {parts.length > 0 ? (
                <ol className={styles.parts}>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <To {...part} />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function To({ id, text }: Heading) {
  return (
    <a href={`#${id}`} className={styles.link}>
      {text}
    </a>
  );
}
