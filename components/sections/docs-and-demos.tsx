import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/ask.ts';
import type { DemoLink, DocumentGroup } from '../../config/calls/page-data.ts';
import type { Edition } from '../../config/editions.ts';
import { isSafeLink } from '../../config/rules/safe-link.ts';
import { Arc, Point } from '../art/kit/arc.tsx';
import { demoAttributes, demoIcon } from '../sdk/demo-link.ts';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { ContentLink } from '../ui/content-link.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './docs-and-demos.module.css';
import { Section } from './section.tsx';

const demosHeading: Record<Edition, string> = { zh: '可以上手的演示', en: 'Demos to try' };

type Props = {
  /** The answer to `ask('pageData', …)`. */
  data: CallData<'pageData'>;
  /** In the page's own words: what comes of reading and trying. */
  title: ReactNode;
  lead?: ReactNode;
  ground?: 'plain' | 'raised';
  /** Demos above the documents in full width, and not beside them. */
  wide?: boolean;
};

/** A whole section of the documents and demos that the page data has; none at all where it has neither. */
export function DocsAndDemos({ data: { document: groups, demo: demos }, title, lead, ground, wide = false }: Props) {
  const { edition } = useSite();
  if (groups.length + demos.length === 0) return null;
  const beside = !wide && groups.length > 0 && demos.length > 0;
  const reading = groups.length > 0 ? <Documents groups={groups} /> : null;
  const trying = demos.length > 0 ? <Demos demos={demos} heading={demosHeading[edition]} /> : null;
  return (
    <Section title={title} lead={lead} {...(ground ? { ground } : null)}>
      <div className={classes(wide && styles.wide, beside ? styles.beside : styles.full)}>
        {wide ? trying : reading}
        {wide ? reading : trying}
      </div>
    </Section>
  );
}

function Documents({ groups }: { groups: readonly DocumentGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, children }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.name}>{title}</h3>
          <ul>
            {children.map((document) => (
              <li key={document.title + document.link}>
                <ContentLink link={document.link} className={styles.document}>
                  <span className={styles.title}>{document.title}</span>
                  {document.desc ? <span className={styles.text}>{document.desc}</span> : null}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Demos({ demos, heading }: { demos: readonly DemoLink[]; heading: string }) {
  return (
    <div className={styles.demos}>
      <svg viewBox="0 0 400 120" fill="none" aria-hidden="true" className={styles.art}>
        <Arc from={[196, 104]} to={[372, 104]} lift={96} color="var(--primary)" />
        <Arc from={[272, 104]} to={[372, 104]} lift={56} color="var(--accent)" width={1.5} />
        <Point at={[196, 104]} color="var(--on-night-primary)" r={4} />
        <Point at={[272, 104]} color="var(--on-night-accent)" r={3} />
        <Point at={[372, 104]} color="var(--on-night)" r={4} />
      </svg>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {demos.map((demo) => (
          <li key={demo.title + demo.link}>
            <Demo {...demo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Demo(demo: DemoLink) {
  const { title, desc, link } = demo;
  const away = /^https?:/.test(link);
  return (
    <ContentLink link={link} className={styles.demo} {...demoAttributes(demo, 'docs-and-demos')}>
      <span className={styles.device}>
        <Icon name={demoIcon(demo)} size={22} />
      </span>
      <span className={styles.copy}>
        <span className={styles.title}>{title}</span>
        {desc ? <span className={styles.text}>{desc}</span> : null}
      </span>
      {isSafeLink(link) ? (
        <Icon name={away ? 'arrow-up-right' : 'arrow-right'} size={18} className={styles.arrow} />
      ) : null}
    </ContentLink>
  );
}
