import { Breaks } from '../ui/breaks.tsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import '../styles/mono.css';
import { groundClass } from '../sections/ground.ts';
import { Controls } from '../try/controls.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { spaced } from '../ui/spaced.ts';
import { Title } from '../ui/title.tsx';
import { positionOf, positions, type Scale } from './scale.ts';
import styles from './tool.module.css';

/** The page of a tool: a line with its title, then the tool. Wider than texts in the same frame. */
export function ToolPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Container className={styles.head}>
        <Title level={1} className={styles.title}>
          {title}
        </Title>
        <p className={styles.lead}>{lead}</p>
      </Container>
      {children}
    </div>
  );
}

type BenchProps = {
  /** What the form is for, for those who hear the page. */
  label: string;
  /** Fields, in a form that is there while the script runs. */
  inputs: ReactNode;
  /** Below the fields, also where there are none. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Fields at the left, the result at the right, in view while the fields are longer. Without a script the result has the whole width. */
export function Bench({ label, inputs, beside, children }: BenchProps) {
  return (
    <Container className={styles.bench}>
      <div className={styles.inputs}>
        <Controls label={label}>
          <form data-tool="" className={styles.form}>
            {inputs}
          </form>
        </Controls>
        {beside}
      </div>
      <div className={styles.result}>{children}</div>
    </Container>
  );
}

/** A dark pane of a tool. */
export function Pane({ title, meta, children }: { title: string; meta?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes(groundClass('night'), styles.pane)}>
      <div className={styles.bar}>
        <h2 className={styles.name}>{title}</h2>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
      </div>
      {children}
    </div>
  );
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  /** Below the field: valid values. */
  hint?: string;
  /** `data-dotted`: its dots are underscores in the address. */
  'data-dotted'?: '';
};

/** A line to type in. */
export function Field({ name, label, hint, ...rest }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input name={name} className={styles.input} autoComplete="off" spellCheck={false} {...rest} />
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </label>
  );
}

type SelectFieldProps = {
  name: string;
  label: string;
  selected: string;
  options: readonly (readonly [value: string, name: string])[];
};

/** A list to choose one of. */
export function SelectField({ name, label, selected, options }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select name={name} className={styles.input} defaultValue={selected}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Fields two in a row. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

type NumberFieldProps = { name: string; label: string; unit: string; scale: Scale; value: number };

/** A number field with a slider. */
export function NumberField({ name, label, unit, scale, value }: NumberFieldProps) {
  const { from, to, decimals = 0 } = scale;
  return (
    <div className={styles.number}>
      <label className={styles.quantity}>
        <span className={styles.label}>{label}</span>
        <input
          type="number"
          name={name}
          className={styles.input}
          min={from}
          max={to}
          step={10 ** -decimals}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          defaultValue={value}
        />
        <span className={styles.unit}>{unit}</span>
      </label>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={String(value)}
        data-slider={name}
        min={0}
        max={positions}
        defaultValue={positionOf(scale, value)}
      />
    </div>
  );
}

type PresetsProps = {
  label: string;
  presets: readonly { id: string; name: string }[];
  /** The one whose values the fields have. */
  chosen: string;
};

/** Examples to begin with. */
export function Presets({ label, presets, chosen }: PresetsProps) {
  return (
    <div className={styles.presets} role="group" aria-label={label}>
      {presets.map(({ id, name }) => (
        <button key={id} type="button" className={styles.preset} data-preset={id} aria-pressed={id === chosen}>
          {name}
        </button>
      ))}
    </div>
  );
}

type CopyLineProps = {
  /** The text's `data-text` mark, and what the button copies. */
  name: string;
  label: string;
  children: ReactNode;
};

/** A text to be copied as it is: an address, a key. */
export function CopyLine({ name, label, children }: CopyLineProps) {
  return (
    <div className={styles.copy}>
      <dt>{label}</dt>
      <dd data-text={name}>{children}</dd>
      <dd>
        <button type="button" aria-label={spaced('复制', label)} data-copy-text={name} data-controls="" disabled>
          <Icon name="copy" size={16} />
        </button>
      </dd>
    </div>
  );
}

/** Buttons that hand the result over. */
export function HandOver({ children }: { children: ReactNode }) {
  return (
    <Controls label="带走结果" className={styles.give}>
      {children}
    </Controls>
  );
}

/** Below the tool, in two columns: how it works, and its limits. */
export function Explanation({ children }: { children: ReactNode }) {
  return <Container className={styles.explanation}>{children}</Container>;
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter}>
      <h2>
        <Breaks text={title} />
      </h2>
      {children}
    </section>
  );
}
