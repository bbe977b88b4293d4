import { Apart } from '../ui/apart.tsx';
import { classes } from '../ui/classes.ts';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { Controls, Group, Press } from './controls.tsx';
import type { Lint } from './lint.ts';
import styles from './linter.module.css';
import { lineOf, markedLines } from './marked-lines.ts';

type Said = { condition: string; advice: string };
export type LinterWords = {
  /** Labels of the text, the findings and the buttons. */
  text: string;
  findings: string;
  examples: string;
  results: string;
  fixAll: string;
  /** Before the new value on a button that settles a finding, and on one that takes a field away. */
  fix: string;
  remove: string;
  /** In place of findings where there are none. */
  nothing: string;
  /** Said when the text was too long. */
  tooLong: string;
  /** Said when the browser does not let a button copy. */
  refused: string;
  find: string;
  rule: string;
  line: readonly [before: string, after: string];
  /** Of the verdicts `error`, `warning` and `fine`. */
  verdicts: Readonly<Record<string, string>>;
  /** Copy buttons: label, confirmation, and message when the text is too long. */
  copies: readonly { as: string; name: string; said: string; tooLong?: string }[];
};

type Props = {
  words: LinterWords;
  /** Example texts. The first one is shown initially, with its findings. */
  examples: readonly { name: string; text: string }[];
  found: readonly Lint[];
  /** Messages of findings, by id; the linked element `rule-…` has the same text. */
  saidOf: (id: string) => Said;
  night?: boolean;
};

/** A text with line numbers and markers in the gutter, and its findings with fix buttons. */
export function Linter({ words, examples, found, saidOf, night = false }: Props) {
  const { text } = examples[0]!;
  return (
    <div className={classes(styles.linter, night && styles.night)}>
      <Controls label={words.examples} strip className={styles.bar}>
        <Group label={words.examples}>
          {examples.map((example, index) => (
            <Press key={example.name} data-load="" value={example.text} aria-pressed={index === 0}>
              {example.name}
            </Press>
          ))}
        </Group>
        <Group label={words.results}>
          {words.copies.map(({ as, name, said, tooLong }) => (
            <Press
              key={as}
              data-copy-as={as}
              data-said={said}
              data-too-long={tooLong}
              data-refused={words.refused}
              icon={as === 'link' ? 'link' : 'copy'}
            >
              {name}
            </Press>
          ))}
          <Press data-fix-all="" strong icon="wand-sparkles">
            {words.fixAll}
          </Press>
        </Group>
      </Controls>
      <Figure label={words.text} className={styles.editor}>
        <div className={styles.paper}>
          <ol data-lines="" className={styles.lines}>
            {markedLines(text, found).map((line, index) => (
              <Line key={index} {...line} />
            ))}
          </ol>
          <fieldset data-controls="" disabled className={styles.typing}>
            <textarea
              data-area=""
              data-too-long={words.tooLong}
              className={styles.area}
              aria-label={words.text}
              defaultValue={text}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
            />
          </fieldset>
        </div>
      </Figure>
      <Figure label={words.findings} className={styles.results}>
        <ol data-findings="" className={styles.findings}>
          {found.map((lint, index) => (
            <Finding key={index} {...{ words, lint, line: lineOf(text, lint.from) }} {...saidOf(lint.id)} />
          ))}
        </ol>
        <p className={styles.nothing}>{words.nothing}</p>
      </Figure>
      <template data-part="line">
        <Line verdict="" pieces={[]} />
      </template>
      <template data-part="mark">
        <mark />
      </template>
      <template data-part="finding">
        <Finding words={words} line={0} condition="" advice="" />
      </template>
    </div>
  );
}

function Line({ verdict, pieces }: ReturnType<typeof markedLines>[number]) {
  return (
    <li className={styles.line} data-verdict={verdict}>
      <pre>
        {pieces.map((piece, index) =>
          piece.verdict === undefined ? (
            piece.text
          ) : (
            <mark key={index} data-verdict={piece.verdict}>
              {piece.text}
            </mark>
          ),
        )}
      </pre>
    </li>
  );
}

/** A finding; without one, the part that the script copies. */
function Finding({ words, lint, line, condition, advice }: Said & { words: LinterWords; lint?: Lint; line: number }) {
  const [before, after] = words.line;
  return (
    <li className={styles.finding} data-verdict={lint?.verdict}>
      <div data-told="">
        <p className={styles.place}>
          <Apart>
            {Object.entries(words.verdicts).map(([verdict, name]) => (
              <b key={verdict} data-is={verdict}>
                {name}
              </b>
            ))}
          </Apart>{' '}
          <span>
            {before} <span data-text="line">{line}</span> {after}
          </span>{' '}
          <code data-text="field">{lint?.field}</code>
        </p>
        <p>
          <span className={styles.condition} data-text="condition">
            {condition}
          </span>
          {'。'}
          <span data-text="advice">{advice}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {lint ? null : (
          <>
            <Press data-fix="" data-controls="">
              <span>{words.fix}</span> <code data-text="fixed" /> <span>{words.remove}</span>
            </Press>
            <button type="button" data-find="" data-controls="">
              {words.find}
            </button>
          </>
        )}
        <a data-rule="" href={lint && `#rule-${lint.id}`}>
          {words.rule}
          <Icon name="arrow-down" size={14} />
        </a>
      </div>
    </li>
  );
}
