import type { PartTemplate } from '#generator';

const words = (name: string) => name.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** `OpeningHours` and `openingHours` of `opening-hours`. */
const typeName = (name: string) => words(name).map(capital).join('');
const valueName = (name: string) =>
  words(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

const island: PartTemplate = {
  named: 'words',
  files: (name) => ({
    [`components/islands/${name}.tsx`]: `import { useState } from 'react';
import { island } from '#generator';

type Props = { start: number };

/** Counts. Its first markup, of the server, is whole without a script. */
function ${typeName(name)}({ start }: Props) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

export default island<Props>({ name: '${name}', Component: ${typeName(name)} });
`,
  }),
  next: (name) => [
    `import ${valueName(name)} from '../../../components/islands/${name}.tsx' in a page, and`,
    "import { Island } from '../../../components/island-runtime/island.tsx'; then write",
    `<Island of={${valueName(name)}} props={{ start: 1 }} when="visible" />`,
  ],
};

const tryOut: PartTemplate = {
  named: 'page',
  files: (page) => ({
    [`pages/${page}/try.ts`]: `import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';

/** The values of the slider. */
export const values = [0, 1, 2, 5, 10];

export const statusOf = (value: number) => \`\${value}\`;

/** What the visitor changes, and what follows from it. */
export default tryOut({
  name: '${page.split('/')[1]}',
  start: (place) =>
    dial({
      place,
      dials: { value: values },
      read: ({ value }) => ({ texts: { value }, status: statusOf(value) }),
    }),
});
`,
  }),
  next: (page) => [
    `import trial, { statusOf, values } from './try.ts' in pages/${page}/page.tsx, and Controls and Slider from`,
    "'../../../components/try/controls.tsx', Try from '../../../components/try/try.tsx'; then write",
    '<Try of={trial} title={words.trial.title} status={statusOf(values[0]!)}>',
    '  <Controls label={words.trial.controls}>',
    '    <Slider label={words.trial.value} name="value" min={0} max={values.length - 1} defaultValue={0} reads="0" />',
    '  </Controls>',
    '</Try>',
    'add it to the table in tests/browser/try-outs.test.ts',
  ],
};

const sheetsFile = 'tests/gallery/sheets/index.ts';

const section: PartTemplate = {
  named: 'words',
  files: (name) => ({
    [`components/sections/${name}.tsx`]: `import type { ReactNode } from 'react';
import styles from './${name}.module.css';

type ${typeName(name)}Props = {
  /** Two to eight. */
  items: readonly { title: ReactNode; text: ReactNode }[];
};

/** What it shows, and when to use it. */
export function ${typeName(name)}({ items }: ${typeName(name)}Props) {
  return (
    <ul className={styles.items}>
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
`,
    [`components/sections/${name}.module.css`]: `@layer section {
  .items {
    display: grid;
    gap: 24px;
    border-top: 1px solid var(--rule);
    padding-top: 24px;
  }
}
`,
    [`tests/gallery/sheets/${name}.tsx`]: `import { ${typeName(name)} } from '../../../components/sections/${name}.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const items = [
  { title: 'One', text: 'The first.' },
  { title: 'Two', text: 'The second.' },
];

export const ${valueName(name)}: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="标题">
        <${typeName(name)} items={items} />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Title" ground="night">
        <${typeName(name)} items={items} />
      </Section>
    ),
  },
];
`,
  }),
  listed: (name) => ({
    [sheetsFile]: (text) =>
      text
        .replace('\n\n/** Specimens', `\nimport { ${valueName(name)} } from './${name}.tsx';\n\n/** Specimens`)
        .replace(/\n\};\n$/, `\n  ${name === valueName(name) ? name : `'${name}': ${valueName(name)}`},\n};\n`),
  }),
  next: (name) => [
    `npm run dev                      http://localhost:8080/__site/gallery?entry=${name}`,
    'write a row in a table of pages/README.md: its props, when to use it, and when not',
  ],
};

/** Parts of pages that `site new` writes. */
export const parts = { island, try: tryOut, section } satisfies Readonly<Record<string, PartTemplate>>;
