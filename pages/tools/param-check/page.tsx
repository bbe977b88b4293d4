import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { groundClass } from '../../../components/sections/ground.ts';
import { Section } from '../../../components/sections/section.tsx';
import { Linter } from '../../../components/try/linter.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { first, second } from '../../../config/param-checks/generations.ts';
import { resultOf } from '../../../config/param-checks/result.ts';
import { firstExamples, secondExamples } from './examples.ts';
import styles from './param-check.module.css';
import { ruleRows } from './rules.ts';
import { RulesTable } from './rules-table.tsx';
import { summaryOf } from './summary.ts';
import paramCheck from './try.ts';
import * as words from './words.yaml';
import { linterWords, privacies, readings } from './data.ts';

const tables = {
  first: { generation: first, rules: ruleRows.first, examples: firstExamples },
  second: { generation: second, rules: ruleRows.second, examples: secondExamples },
};

/**
 * Who decides: an engineer whose call fails or looks bad, before opening a ticket. What they doubt: that a form knows their case, and
 * where the token they paste goes. What removes the doubt: marks on their own lines, a reason for each, and the whole table to read.
 */
export default page({
  theme: { night: 'graphite' },

  Body({ route }) {
    const which = route.address === '/paramCheck' ? 'first' : 'second';
    const { title, lead, table, other } = words.generations[which];
    const { generation, rules, examples } = tables[which];
    const isNight = which === 'second';
    const { findings } = resultOf(examples[0].text, generation);
    return (
      <>
        <section>
          <Container wide>
            <div className={styles.checkHead}>
              <h1>{title}</h1>
              <p>{lead}</p>
              <Link href={other.href}>{other.text}</Link>
            </div>
          </Container>
          <div className={groundClass(isNight ? 'night' : 'plain')}>
            <Container wide>
              <Try
                of={paramCheck}
                props={generation}
                title={words.container.title}
                status={summaryOf(findings)}
                hint={words.container.hint}
              >
                <Linter
                  words={linterWords}
                  examples={examples}
                  found={findings}
                  saidOf={(id) => rules.find((rule) => rule.id === id)!}
                  night={isNight}
                />
              </Try>
            </Container>
          </div>
        </section>

        <Section title={table} lead={words.rulesTable.lead({ rules: rules.length })} head="column" width="wide">
          <RulesTable caption={table} rules={rules} />
        </Section>

        <Section title={words.facts.title} ground="raised" head="column" width="wide">
          <Facts facts={readings} columns={2} mark="rule" />
        </Section>

        <Section title={words.factsSection.title} ground="raised" head="column" width="wide">
          <Facts facts={privacies} columns={2} mark="rule" />
        </Section>

        <Section title={words.comparisonTable.title} head="column" width="wide">
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={[
              { name: words.comparisonTable.columns.first, marked: !isNight },
              { name: words.comparisonTable.columns.second, marked: isNight },
            ]}
            rows={words.changes}
          />
        </Section>
      </>
    );
  },
});
