import { Figure } from '../../../components/ui/figure.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './param-check.module.css';
import type { RuleRow } from './rules.ts';
import { rulesTable, verdictNames } from './words.yaml';

type Props = { caption: string; rules: readonly RuleRow[] };

/** Every rule with its condition, verdict, advice and document, by parts. Findings lead to its rows and take their words from them. */
export function RulesTable({ caption, rules }: Props) {
  const parts = [...new Set(rules.map(({ part }) => part))];
  return (
    <Figure label={caption}>
      <table className={styles.checkRules}>
        <caption className={styles.checkHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rulesTable.columns.verdict}</th>
            <th scope="col">{rulesTable.columns.condition}</th>
            <th scope="col">{rulesTable.columns.advice}</th>
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {part}
              </th>
            </tr>
            {rules
              .filter((rule) => rule.part === part)
              .map(({ id, field, verdict, condition, advice, document }) => (
                <tr key={id} id={`rule-${id}`}>
                  <td data-verdict={verdict}>{verdictNames[verdict]}</td>
                  <td>
                    {/^\w/.test(field) ? <code>{field}</code> : <span>{field}</span>}{' '}
                    <span data-text="condition">{condition}</span>
                  </td>
                  <td>
                    <span data-text="advice">{advice}</span> <Link href={document.href}>{document.title}</Link>
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Figure>
  );
}
