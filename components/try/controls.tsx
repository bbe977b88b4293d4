import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './controls.module.css';

/** `data-` marks, by which the engines find their elements. */
type Marks = { [mark: `data-${string}`]: string | undefined };

type ControlsProps = {
  label: string;
  /** A strip from edge to edge of the frame. */
  strip?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Controls of a try-out: disabled until its script runs, not shown where none will. */
export function Controls({ label, strip = false, className, children }: ControlsProps) {
  return (
    <fieldset
      className={classes(styles.controls, strip && styles.strip, className)}
      aria-label={label}
      data-controls=""
      disabled
    >
      {children}
    </fieldset>
  );
}

/** Controls that belong together. */
export function Group({
  label,
  role = 'group',
  children,
}: {
  label: string;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}) {
  return (
    <span role={role} aria-label={label} className={styles.group}>
      {children}
    </span>
  );
}

type PressProps = ButtonHTMLAttributes<HTMLButtonElement> & Marks & { icon?: IconName; strong?: boolean };

/** A button; `strong` for the one thing to do first. With an icon and `aria-label` alone it is square. */
export function Press({ icon, strong = false, className, children, ...rest }: PressProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.press, strong && styles.strong, !children && styles.square, className)}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </button>
  );
}

type OptionProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  value: string;
  label: string;
  icon?: IconName;
  /** Colour of a dot, instead of the label. */
  swatch?: string;
};

/** One of several, as a radio button that looks like a chip; its label is for screen readers if an icon or a colour is shown instead. */
export function Option({ label, icon, swatch, className, ...rest }: OptionProps) {
  const isBare = icon !== undefined || swatch !== undefined;
  return (
    <label className={classes(styles.option, isBare && styles.square, className)} title={isBare ? label : undefined}>
      <input type="radio" {...rest} aria-label={isBare ? label : undefined} />
      {icon ? <Icon name={icon} size={20} /> : null}
      {swatch ? (
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" fill={swatch} />
        </svg>
      ) : null}
      {isBare ? null : label}
    </label>
  );
}

type SliderProps = InputHTMLAttributes<HTMLInputElement> &
  Marks & { label: string /** The value as it is read. */; reads: string };

/** A slider with its label and its value; the value follows `data-text` of the slider's name. */
export function Slider({ label, reads, name, className, ...rest }: SliderProps) {
  return (
    <div className={classes(styles.slider, className)}>
      <label className={styles.label}>
        <span>{label}</span>
        <input type="range" name={name} aria-valuetext={reads} {...rest} />
      </label>{' '}
      <span className={styles.value} data-text={name} aria-hidden="true">
        {reads}
      </span>
    </div>
  );
}

type WritingProps = {
  label: string;
  name: string;
  text: string;
  /** Characters at most. */
  most: number;
  /** Lines of a longer text; one line without it. */
  lines?: number;
};

/** A text to be changed. */
export function Writing({ label, name, text, most, lines }: WritingProps) {
  const given = { name, defaultValue: text, maxLength: most };
  if (lines === undefined)
    return (
      <label className={styles.writing}>
        {label}
        <input {...given} />
      </label>
    );
  return (
    <label className={classes(styles.writing, styles.long)}>
      {label}
      <textarea {...given} rows={lines} />
    </label>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  selected: string;
  options: readonly (readonly [value: string, name: string])[];
};

/** A list to choose one of. */
export function Choice({ label, name, selected, options }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} defaultValue={selected}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
