import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { groupsOf, typeAnchor, typeOf } from '../../../components/case/case-type.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { LogoWall } from '../../../components/sections/logo-wall.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { allCases, casesIn } from './all-cases.ts';
import { NumberCard, NumberWall } from './number-wall.tsx';
import { TopCases } from './top-cases.tsx';

const needs = (route: PageRoute) => ({
  ...allCases(route),
  top: ask('caseTop'),
  types: ask('caseType'),
  logos: ask('caseLogo'),
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
    const typeNamed = (id: string) => typeOf({ types, id });
    return (
      <>
        <Opening
          layout="split"
          ground="raised"
          title="别人是|怎么做成的"
          lead="每个案例都写明起因、取舍和上线后的数字，也写明当时走过的弯路。"
          note={
            groups.length > 0 ? (
              <>
                <strong>{cases.length}</strong> 个案例，来自 <strong>{industries}</strong> 个行业
                {groups.length > industries ? `与 ${groups.length - industries} 类跨行业的场景` : null}
              </>
            ) : undefined
          }
          art={<NumberWall cases={cases} typeOf={typeNamed} />}
        />

        {top.length > 0 ? (
          <Section title="先读这几个" space="join">
            <TopCases cases={top} typeOf={typeNamed} />
          </Section>
        ) : null}

        {groups.length > 0 ? (
          <Section title="全部案例" space="join">
            <FilteredGroups
              label="按行业筛选案例"
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
            <EmptyState title={<h2>案例暂时没有加载出来</h2>} text="稍后再来，或者先看看各行业的做法。">
              <Button href="/solution" event={{ zone: 'empty' }}>
                看行业方案
              </Button>{' '}
              <Button href="/dev-blog" event={{ zone: 'empty' }} variant="secondary">
                读技术文章
              </Button>
            </EmptyState>
          </Section>
        )}

        {logos.length > 0 ? (
          <Section
            ground="raised"
            space="join"
            head="column"
            title="更多客户"
            lead="从县里的学校到街角的生鲜店，每天都有人用它通话与收发消息。"
          >
            <LogoWall customers={logos.map(({ name, link }) => ({ name, href: link }))} />
          </Section>
        ) : null}

        <Act
          title="下一个案例|写您的？"
          lead="说明您的场景和难点，架构师带着最接近的案例来谈；也可以先注册，自己跑一遍。"
          actions={<Actions zone="closing" night first={{ href: '/promotion/advisory', text: '预约架构师' }} />}
        />
      </>
    );
  },
});
