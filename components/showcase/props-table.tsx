import { Figure } from '../ui/figure.tsx';
import styles from './props-table.module.css';
import type { Showcase } from './showcase.ts';
import * as words from './words.yaml';

/** What a component is given; a word where it needs nothing. */
export function PropsTable({ props }: Pick<Showcase, 'props'>) {
  if (props.length === 0) return <p>{words.propsTable.none}</p>;
  return (
    <Figure label={words.propsTable.label} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.propsTable.name}</th>
            <th scope="col">{words.propsTable.type}</th>
            <th scope="col">{words.propsTable.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, about }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
