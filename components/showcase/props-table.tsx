import { Figure } from '../ui/figure.tsx';
import styles from './props-table.module.css';
import type { Showcase } from './showcase.ts';

/** What a component is given; a word where it needs nothing. */
export function PropsTable({ props }: Pick<Showcase, 'props'>) {
  if (props.length === 0) return <p>没有参数。</p>;
  return (
    <Figure label="参数表" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">类型</th>
            <th scope="col">含义</th>
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
