import styles from './line-items.module.css';

type Item = { name: string; how: string; amount: string };

/** Lines of a bill in a pane; a script fills copies of the template `line` into `data-lines`. */
export function LineItems({ items }: { items: readonly Item[] }) {
  return (
    <>
      <dl className={styles.items} data-lines="">
        {items.map((item) => (
          <Line key={item.name} {...item} />
        ))}
      </dl>
      <template data-part="line">
        <Line name="" how="" amount="" />
      </template>
    </>
  );
}

function Line({ name, how, amount }: Item) {
  return (
    <div className={styles.item}>
      <dt>
        <span data-text="name">{name}</span>{' '}
        <small className={styles.how} data-text="how">
          {how}
        </small>
      </dt>
      <dd className={styles.amount} data-text="amount">
        {amount}
      </dd>
    </div>
  );
}
