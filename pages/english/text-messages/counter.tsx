import { Choice, Group, Option, Writing } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { dollarTexts } from '../../../config/dollar-prices.ts';
import { cells, drafts, longest, readingOf } from './model.ts';
import styles from './text-messages.module.css';
import messages from './try.ts';
import { counter } from './words.yaml';

const begun = 'emoji';
const first = { text: drafts[begun].text, to: dollarTexts[0]!.to };

/** A message to type: how many segments it takes, and what it costs where it goes. */
export function Counter() {
  const { texts, status } = readingOf(first);
  return (
    <Try of={messages} title={counter.title} hint={counter.hint} status={status}>
      <svg viewBox="0 0 1200 124" className={styles.cells} fill="none" role="img">
        <title>{counter.shows}</title>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: cells(first) }} />
      </svg>
      <Dashboard
        label={counter.label}
        dials={
          <>
            <Group label={counter.drafts} role="radiogroup">
              {Object.entries(drafts).map(([id, { name }]) => (
                <Option key={id} name="draft" value={id} label={name} defaultChecked={id === begun} />
              ))}
            </Group>{' '}
            <Writing label={counter.message} name="message" text={first.text} most={longest} lines={3} />
            <Choice
              label={counter.to}
              name="to"
              selected={first.to}
              options={dollarTexts.map(({ to }) => [to, to] as const)}
            />
          </>
        }
        readouts={counter.readouts}
        texts={texts}
      />
      <p className={styles.still}>{first.text}</p>
    </Try>
  );
}
