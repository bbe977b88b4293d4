import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/ask.ts';
import type { DemoLink, DocumentGroup } from '../../config/calls/page-data.ts';
import type { Edition } from '../../config/editions.ts';
import { demoProducts } from '../../config/products.ts';
import { isSafeLink } from '../../config/rules/safe-link.ts';
import { Arc, Point } from '../art/kit/arc.tsx';
import { sdkAddress } from '../sdk/addresses.ts';
import { clientIcons } from '../sdk/devices.ts';
import { useSite } from '../site-context.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './docs-and-demos.module.css';
import { Section } from './section.tsx';

const demosHeading: Record<Edition, string> = { zh: '可以上手的演示', en: 'Demos to try' };

type Props = {
  /** The answer to `ask('pageData', …)`. */
  data: CallData<'pageData'>;
  /** In the page's own words: what comes of reading and trying. */
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'plain' | 'raised';
  /** Demos above the documents in full width, and not beside them. */
  wide?: boolean;
};

/** A whole section of the documents and demos that the page data has; none at all where it has neither. */
export function DocsAndDemos({ data: { document: groups, demo: demos }, title, lead, tone, wide = false }: Props) {
  const { edition } = useSite();
  if (groups.length + demos.length === 0) return null;
  const beside = !wide && groups.length > 0 && demos.length > 0;
  const reading = groups.length > 0 ? <Documents groups={groups} /> : null;
  const trying = demos.length > 0 ? <Demos demos={demos} heading={demosHeading[edition]} /> : null;
  return (
    <Section title={title} lead={lead} {...(tone ? { tone } : null)}>
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
                <Entry link={document.link} className={styles.document}>
                  <span className={styles.title}>{document.title}</span>
                  {document.desc ? <span className={styles.text}>{document.desc}</span> : null}
                </Entry>
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

const icons: Readonly<Record<string, string | undefined>> = clientIcons;

function Demo({ title, desc, link, type }: DemoLink) {
  const product = demoProducts.find((code) => link === sdkAddress(code));
  const icon = (Object.hasOwn(icons, type) && icons[type]) || 'app-window';
  const away = /^https?:/.test(link);
  return (
    <Entry link={link} className={styles.demo} data-event-id="demo" data-event-zone="docs-and-demos" data-event-client={type} {...(product ? { 'data-demo': product } : null)}>
      <span className={styles.device}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.copy}>
        <span className={styles.title}>{title}</span>
        {desc ? <span className={styles.text}>{desc}</span> : null}
      </span>
      {isSafeLink(link) ? <Icon name={away ? 'arrow-up-right' : 'arrow-right'} size={18} className={styles.arrow} /> : null}
    </Entry>
  );
}

type EntryProps = { link: string; className: string | undefined; children: ReactNode; [data: `data-${string}`]: string };

/** What leads nowhere, or where no link may lead, is told without a link. */
function Entry({ link, className, children, ...rest }: EntryProps) {
  if (!isSafeLink(link)) return <span className={className}>{children}</span>;
  return (
    <Link href={link} className={className} {...rest}>
      {children}
    </Link>
  );
}
