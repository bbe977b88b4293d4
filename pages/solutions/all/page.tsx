import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { typeOf } from '../../../components/case/case-type.ts';
import { page, type PageProps } from '../../../components/define-page.ts';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { useRows } from '../../../components/site-context.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { ContentIcon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { request } from '../../../config/calls/request.ts';
import type { CaseHead } from '../../../config/calls/cases.ts';
import type { NavigationLink } from '../../../config/calls/navigation.ts';
import { buildLimits } from '../../../config/limits.ts';
import type { RowKey } from '#generator';
import { Day } from './art/day.tsx';
import styles from './all.module.css';
import * as words from './words.yaml';
import { caseTypes, type Scene } from './data.ts';

const needs = () => ({
  navigation: request('navigation'),
  cases: request('caseList', { page: 1, pageSize: buildLimits.casePage }),
  types: request('caseType'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const rowOf = (url: string): RowKey => `zh ${url as `/${string}`}`;

const sceneOf = (url: string): Scene | undefined => words.scenes[url as keyof typeof words.scenes];

function Solution({ name, url, desc, icon }: NavigationLink) {
  return (
    <li className={styles.solution}>
      <span className={styles.icon}>{icon ? <ContentIcon name={icon} size={24} /> : null}</span>
      <h4 className={styles.name}>
        <Link href={url} className={styles.link}>
          {name}
        </Link>
      </h4>
      {desc ? <p className={styles.desc}>{desc}</p> : null}
      <p className={styles.hard}>{sceneOf(url)?.hard}</p>
    </li>
  );
}

function TradeCase({ id, title, customer, metrics: [metric] }: CaseHead) {
  return (
    <li className={styles.case}>
      <Wordmark name={customer} />
      <h4 className={styles.title}>
        <Link href={caseAddress(id)} className={styles.link}>
          <TitleWords text={title} />
        </Link>
      </h4>
      {metric ? (
        <p className={styles.figure}>
          <strong>{metric.value}</strong> {metric.label}
        </p>
      ) : null}
    </li>
  );
}

/**
 * Who decides: somebody who thinks in their own trade and not in products. What they doubt: whether anybody here knows it. What
 * removes the doubt: the hour and the trouble of each trade, and beside them who has solved it. The menu gives the solutions.
 */
export default page({
  needs,

  rows: () => [
    ...Object.keys(words.scenes).map((url) => `isPlanned ${rowOf(url)}` as const),
    ...chooserRows({ edition: 'zh' }),
  ],

  theme: { night: 'graphite', paper: 'ledger' },

  Body({ data: { navigation, cases, types } }: Props) {
    const rows = useRows();
    const shown = ({ url }: NavigationLink) => sceneOf(url) !== undefined && !rows.isPlanned(rowOf(url));
    const groups = (navigation['index'] ?? [])
      .filter(({ component }) => component === 'solution')
      .flatMap(({ children = [] }) => children)
      .map(({ caption = words.body.text, children }) => {
        const own = caseTypes[caption] ?? [];
        return {
          caption,
          own,
          links: children.filter(shown),
          cases: cases.list.filter(({ type }) => own.includes(type)),
        };
      })
      .filter(({ links }) => links.length > 0);
    const told = groups.flatMap(({ own }) => own);
    const others = cases.list.filter(({ type }) => !told.includes(type));
    const count = groups.reduce((sum, { links }) => sum + links.length, 0);
    const day = groups.map(({ caption, links }) => ({
      name: caption,
      marks: links.flatMap(({ name, url }) => {
        const scene = sceneOf(url);
        return scene ? [{ name, ...scene }] : [];
      }),
    }));
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead({ count: count > 0 ? words.opening.count({ count }) : '' })}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={count > 0 ? <Day rows={day} /> : undefined}
          note={count > 0 ? words.opening.note : undefined}
        />

        {count > 0 ? (
          <Section title={words.filteredGroups.title} lead={words.filteredGroups.lead}>
            <FilteredGroups
              label={words.filteredGroups.label}
              all="solutions"
              groups={groups.map(({ caption, links, cases: members }, index) => ({
                anchor: `trade-${index + 1}`,
                name: caption,
                count: links.length,
                children: (
                  <>
                    <ul className={styles.solutions}>
                      {links.map((link) => (
                        <Solution key={link.url} {...link} />
                      ))}
                    </ul>
                    {members.length > 0 ? (
                      <ul className={styles.cases} aria-label={words.filteredGroups.casesOf({ caption })}>
                        {members.map((item) => (
                          <TradeCase key={item.id} {...item} />
                        ))}
                      </ul>
                    ) : null}
                  </>
                ),
              }))}
            />
          </Section>
        ) : null}

        <Section title={words.facts.title} head="column" ground="paper">
          <Facts facts={words.partings} mark="ledger" />
        </Section>

        {others.length > 0 ? (
          <Section title={words.caseLines.title} lead={words.caseLines.lead}>
            <CaseLines row>
              {others.map((item) => (
                <CaseLine key={item.id} item={item} type={typeOf({ types, id: item.type })} level={3} />
              ))}
            </CaseLines>
          </Section>
        ) : null}

        <Section>
          <Chooser />
        </Section>

        <Act
          title={words.closing.title}
          lead={words.closing.lead}
          ground="paper"
          actions={<Actions zone="closing" first={words.closing.first} second={words.closing.second} />}
        />
      </>
    );
  },
});
