import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Container } from '../ui/container.tsx';
import { classes } from '../ui/classes.ts';
import { ComponentIndex, type ComponentIndexProps } from './component-index.tsx';
import { PropsTable } from './props-table.tsx';
import type { Showcase, State } from './showcase.ts';
import styles from './showcase-page.module.css';
import { StateFrame } from './state-frame.tsx';

type ShowcasePageProps = {
  index: ComponentIndexProps;
  steps: readonly { name: string; address: string }[];
  showcase: Showcase;
  states: readonly State[];
  /** The list of components below the states instead of beside them: they are as wide as a page. */
  wide?: boolean;
};

/** The page of one component: its purpose, its properties, and its look in each state. */
export function ShowcasePage({
  index,
  steps,
  showcase: { title, component, about, props },
  states,
  wide = false,
}: ShowcasePageProps) {
  return (
    <Container className={classes(styles.page, !wide && styles.beside)}>
      <div className={styles.index}>
        <ComponentIndex {...index} />
      </div>
      <div>
        <Breadcrumb steps={steps} />
        <h1 className={styles.title}>
          {title} <code className={styles.code}>{component}</code>
        </h1>
        <p className={styles.about}>{about}</p>
        <h2 className={styles.heading}>参数</h2>
        <PropsTable props={props} />
        <h2 className={styles.heading}>状态</h2>
        <div className={styles.states}>
          {states.map((state) => (
            <StateFrame key={state.name} {...state} />
          ))}
        </div>
      </div>
    </Container>
  );
}
