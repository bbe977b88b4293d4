import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { typeOf } from '../../../components/case/case-type.ts';
import { page, type PageProps } from '../../../components/define-page.ts';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { Closing } from '../../../components/sections/closing.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { useRows } from '../../../components/site-context.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { ContentIcon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { ask } from '../../../config/calls/ask.ts';
import type { CaseHead } from '../../../config/calls/cases.ts';
import type { NavigationLink } from '../../../config/calls/navigation.ts';
import { buildLimits } from '../../../config/limits.ts';
import type { RowKey } from '#generator';
import { Day } from './art/day.tsx';
import styles from './all.module.css';
import { caseTypes, partings, type Scene, scenes } from './words.ts';

const needs = () => ({
  navigation: ask('navigation'),
  cases: ask('caseList', { page: 1, pageSize: buildLimits.casePage }),
  types: ask('caseType'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const rowOf = (url: string): RowKey => `zh ${url as `/${string}`}`;

const sceneOf = (url: string): Scene | undefined => scenes[url as keyof typeof scenes];

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
    ...Object.keys(scenes).map((url) => `isPlanned ${rowOf(url)}` as const),
    ...chooserRows({ edition: 'zh' }),
  ],

  theme: { night: 'graphite', paper: 'ledger' },

  Body({ data: { navigation, cases, types } }: Props) {
    const rows = useRows();
    const shown = ({ url }: NavigationLink) => sceneOf(url) !== undefined && !rows.isPlanned(rowOf(url));
    const groups = (navigation['index'] ?? [])
      .filter(({ component }) => component === 'solution')
      .flatMap(({ children = [] }) => children)
      .map(({ caption = '更多', children }) => {
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
          eyebrow="解决方案"
          title="先说您的行业"
          lead={`${count > 0 ? `${count} 个方案，按各行一天里最要紧的钟点排开。` : ''}每一页写明谁在打、最怕出什么事、用哪几样产品。`}
          actions={<Actions zone="hero" second={{ href: '/promotion/advisory', text: '预约架构师' }} />}
          art={count > 0 ? <Day rows={day} /> : undefined}
          note={count > 0 ? '钟点是各行业的典型用法，示意。' : undefined}
        />

        {count > 0 ? (
          <Section title="按行业选" lead="点一个行业，别的收起；地址跟着变，发给同事打开的是同一页。">
            <FilteredGroups
              label="按行业筛选方案"
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
                      <ul className={styles.cases} aria-label={`${caption}的案例`}>
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

        <Section title="名字相近，怎么分" head="column" ground="paper">
          <Facts facts={partings} mark="ledger" />
        </Section>

        {others.length > 0 ? (
          <Section title="还没有专页的行业" lead="方案没写，事情已经做成。这几家用的是现成的产品。">
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

        <Closing
          title="这里没有您那一行？"
          lead="说说一天里最怕断的那通电话，架构师告诉您哪几样是现成的，哪些要自己写。"
          tone="paper"
          row
          actions={
            <Actions
              zone="closing"
              first={{ href: '/promotion/advisory', text: '预约架构师' }}
              second={{ href: '/case', text: '看全部案例' }}
            />
          }
        />
      </>
    );
  },
});
