import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { groupsOf, typeAnchor, typeOf } from '../../../components/case/case-type.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { request } from '../../../config/calls/request.ts';
import { allCases, casesIn } from './all-cases.ts';
import { MaterialWall } from './material-wall.tsx';
import { NumberCard } from './number-card.tsx';
import { TopCases } from './top-cases.tsx';
import styles from './cases-list.module.css';
import { Copy } from '../../../components/ui/copy.tsx';
import * as words from './words.yaml';

const needs = (route: PageRoute) => ({
  ...allCases(route),
  top: request('caseTop'),
  types: request('caseType'),
  logos: request('caseLogo'),
});

type Props = PageProps<ReturnType<typeof needs>>;

/** The customer cases: those that stand first, then all of them by trade, then who else builds with us. */
export default page({
  needs,

  head({ data }) {
    const cases = casesIn(data);
    return {
      modified: latest(cases.map(({ updateTime }) => updateTime)),
      ogImage: { art: <NumberCard cases={cases} typeOf={(id) => typeOf({ types: data.types, id })} /> },
    };
  },

  Body({ data }: Props) {
    const { top, types, logos } = data;
    const cases = casesIn(data);
    const groups = groupsOf({ types, cases });
    const first = groups.findIndex(({ industry }) => !industry);
    const industries = groups.filter(({ industry }) => industry).length;
    const shownBelow = new Set(top.slice(0, 4).map(({ id }) => id));
    const others = cases.filter(({ id }) => !shownBelow.has(id));
    const typeNamed = (id: string) => typeOf({ types, id });
    return (
      <>
        <Opening
          layout="split"
          ground="raised"
          title={words.opening.title}
          lead={words.opening.lead}
          note={
            groups.length > 0 ? (
              <Copy
                text={words.opening.text}
                values={{
                  strong: <strong>{cases.length}</strong>,
                  strong2: <strong>{industries}</strong>,
                  value:
                    groups.length > industries
                      ? words.opening.openingText({ value: groups.length - industries })
                      : null,
                }}
              />
            ) : undefined
          }
          art={<MaterialWall cases={others} typeOf={typeNamed} />}
        />

        {top.length > 0 ? (
          <Section title={words.topCases.title} space="join">
            <TopCases cases={top} typeOf={typeNamed} />
          </Section>
        ) : null}

        {groups.length > 0 ? (
          <Section title={words.filteredGroups.title} space="join">
            <FilteredGroups
              label={words.filteredGroups.label}
              all="cases"
              dense
              groups={groups.map(({ id, name, cases: members }, index) => ({
                anchor: typeAnchor(id),
                name,
                count: members.length,
                apart: index === first && first > 0,
                children: (
                  <CaseLines>
                    {members.map((item) => (
                      <CaseLine key={item.id} item={item} type={{ id, name }} level={4} />
                    ))}
                  </CaseLines>
                ),
              }))}
            />
          </Section>
        ) : (
          <Section>
            <EmptyState title={<h2>{words.emptyState.title}</h2>} text={words.emptyState.text}>
              <Button href="/solution" event={{ zone: 'empty' }}>
                {words.emptyState.button}
              </Button>{' '}
              <Button href="/dev-blog" event={{ zone: 'empty' }} variant="secondary">
                {words.emptyState.buttonButton}
              </Button>
            </EmptyState>
          </Section>
        )}

        {logos.length > 0 ? (
          <Section ground="raised" space="join" head="column" title={words.logoWall.title} lead={words.logoWall.lead}>
            <ul className={styles.names}>
              {logos.map(({ name, link }) => (
                <li key={name}>
                  {link ? (
                    <Link href={link} className={styles.customer}>
                      <Wordmark name={name} />
                    </Link>
                  ) : (
                    <Wordmark name={name} />
                  )}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night first={words.act.first} />}
        />
      </>
    );
  },
});
