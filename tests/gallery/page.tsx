import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { page } from '../../components/define-page.ts';
import { Opening } from '../../components/sections/opening.tsx';
import { Passage } from '../../components/sections/passage.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Statement } from '../../components/sections/statement.tsx';
import { Link } from '../../components/ui/link.tsx';
import { type Night, nights, type Paper, papers } from '../../config/themes.ts';
import { type Entry, entries, groups } from './entries.ts';
import styles from './gallery.module.css';
import type { Specimen } from './specimen.ts';

const sections: readonly unknown[] = [Section, Opening, Statement, Passage];
const isSection = (node: ReactNode): node is ReactElement<{ ground?: string }> =>
  isValidElement(node) && sections.includes(node.type);

/** The sections of a specimen on a ground. */
function withGround({ body }: Specimen, ground: string): ReactNode {
  const inside = isValidElement<{ children?: ReactNode }>(body) && body.type === Fragment ? body.props.children : body;
  return Children.map(inside, (node) => (isSection(node) ? cloneElement(node, { ground }) : node));
}

/** Whether it has a section whose ground may be another one. */
function isOnGround({ body }: Specimen): boolean {
  const inside = isValidElement<{ children?: ReactNode }>(body) && body.type === Fragment ? body.props.children : body;
  return Children.toArray(inside).some(isSection);
}

/** Whether it has the heading of its page. */
const hasTitle = ({ body }: Specimen) => isValidElement(body) && body.type === Opening;

type Look = { name: string; query: string };
/** Every ground with each of its themes. */
const looks: readonly Look[] = [
  { name: 'plain', query: '&ground=plain' },
  { name: 'raised', query: '&ground=raised' },
  ...papers.map((paper) => ({ name: `paper: ${paper}`, query: `&ground=paper&paper=${paper}` })),
  ...nights.map((night) => ({ name: `night: ${night}`, query: `&ground=night&night=${night}` })),
];

type Params = Readonly<Record<string, string>>;
const entryOf = ({ entry }: Params) => entries.find(({ id }) => id === entry);
const specimenOf = (params: Params) => entryOf(params)?.sheet?.specimens[Number(params['specimen'] ?? -1)];
const address = (query: string) => `/__site/gallery${query}`;

/**
 * The gallery of the dev server, at `/__site/gallery`: all entries; one entry with its specimens; one specimen alone, which the frames show.
 * The dev server fills in what is in files: guidance, props and code.
 */
export default page({
  head: ({ route: { params } }) => ({ title: `Gallery ${params['entry'] ?? ''}`.trim() }),
  theme({ route: { params } }) {
    const specimen = specimenOf(params);
    const night = (params['night'] as Night | undefined) ?? specimen?.night;
    const paper = (params['paper'] as Paper | undefined) ?? specimen?.paper;
    return { ...(night && { night }), ...(paper && { paper }) };
  },
  Body({ route: { params } }) {
    const specimen = specimenOf(params);
    if (specimen) {
      const { ground } = params;
      return (
        <>
          {hasTitle(specimen) ? null : <h1 hidden>{params['entry']}</h1>}
          {ground ? withGround(specimen, ground) : specimen.body}
        </>
      );
    }
    const entry = entryOf(params);
    return <div className={styles.list}>{entry ? <OneEntry entry={entry} params={params} /> : <AllEntries />}</div>;
  },
});

function AllEntries() {
  return (
    <>
      <h1>Gallery</h1>
      <input type="search" className={styles.search} aria-label="Search" placeholder="Search" data-gallery-search="" />
      {Object.entries(groups).map(([group, name]) => (
        <section key={group} data-gallery-group="">
          <h2>{name}</h2>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map(({ id, parts }) => (
                <li key={id} data-gallery-entry="">
                  <Link href={address(`?entry=${id}`)}>{parts.map(nameOf).join(', ')}</Link> <small>{id}</small>
                  {parts.map((part) => (
                    <div key={part} data-guide={nameOf(part)} />
                  ))}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const nameOf = (part: string) => part.split('#')[1]!;

function OneEntry({ entry: { id, parts, sheet, example }, params }: { entry: Entry; params: Params }) {
  const chosen = looks.find(({ query }) => query === queryOf(params))?.query ?? '';
  return (
    <>
      <p>
        <Link href={address('')}>Gallery</Link>
      </p>
      <h1>{parts.map(nameOf).join(', ')}</h1>
      {parts.map((part) => (
        <div key={part} data-guide={nameOf(part)} />
      ))}
      {sheet?.specimens.some(isOnGround) ? (
        <nav className={styles.looks} aria-label="Grounds">
          {[{ name: 'as written', query: '' }, ...looks].map(({ name, query }) => (
            <Link
              key={name}
              href={address(`?entry=${id}${query}`)}
              aria-current={query === chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      {sheet?.specimens.map((specimen, index) => {
        const query = isOnGround(specimen) ? chosen : '';
        return (
          <section key={index}>
            <h2>
              {index + 1} <small>{[specimen.edition, specimen.night, specimen.paper].filter(Boolean).join(', ')}</small>
            </h2>
            <iframe
              className={styles.frame}
              data-follow=""
              loading="lazy"
              title={`${id} ${index + 1}`}
              src={address(`?entry=${id}&specimen=${index}&edition=${specimen.edition}${query}`)}
            />
            <div data-code={`${sheet.file}#${index}`} />
          </section>
        );
      })}
      {example ? (
        <section>
          <h2>
            <Link href={example.address}>{example.address}</Link>
          </h2>
          <iframe className={styles.frame} data-follow="" title={id} src={example.address} />
          <div data-code={example.file} />
        </section>
      ) : null}
      <h2>Props</h2>
      {parts.map((part) => (
        <div key={part} data-props={part} />
      ))}
    </>
  );
}

const queryOf = ({ ground, paper, night }: Params) =>
  [ground && `&ground=${ground}`, paper && `&paper=${paper}`, night && `&night=${night}`].filter(Boolean).join('');
