import { readShared, writeShared } from '../try/shared-state.ts';
import { marked } from '../try/parts.ts';
import type { TryPlace } from '../try/try-out.ts';
import { numberOf, positionOf, type Scale, valueAt } from './scale.ts';
import * as words from './words.yaml';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

type ToolFormOptions<Name extends string> = {
  place: TryPlace;
  /** The fields of the form `data-tool`, in the order in which the address carries them; a scale for those that are numbers. */
  fields: Readonly<Record<Name, Scale | 'text'>>;
  /** Fields that the address never carries. */
  secret?: readonly NoInfer<Name>[];
  /** Values that buttons `data-preset` fill in. */
  presets?: Readonly<Record<string, Readonly<Partial<Record<NoInfer<Name>, string | number>>>>>;
  /** Called at first and after every change. A value that its field does not accept is the last one it accepted. */
  show: (values: Values<Name>) => void;
};

type Field = HTMLInputElement | HTMLSelectElement | RadioNodeList;

/**
 * The form of a tool: number fields with sliders, presets, and the state in the address. Returns what gives the link to the state that
 * is filled in.
 */
export function toolForm<Name extends string>({
  place: { name: tool, stage, signal },
  fields,
  secret = [],
  presets = {},
  show,
}: ToolFormOptions<Name>): () => string {
  const form = marked<HTMLFormElement>(stage, 'tool');
  const names = Object.keys(fields) as Name[];
  const shared = names.filter((name) => !secret.includes(name));
  const field = (name: Name) => form.elements.namedItem(name) as Field;
  const slider = (name: Name) => form.querySelector<HTMLInputElement>(`[data-slider="${name}"]`);
  const read = (name: Name) => {
    const scale = fields[name];
    return scale === 'text' ? field(name).value : String(numberOf(scale, field(name).value));
  };
  const isAccepted = (name: Name) => {
    const found = field(name);
    return found.value !== '' && (!('validity' in found) || fields[name] !== 'text' || found.validity.valid);
  };
  /** Takes a value if the field accepts it. */
  const put = (name: Name, value: string) => {
    const before = field(name).value;
    const scale = fields[name];
    field(name).value = scale === 'text' ? value : String(numberOf(scale, value));
    if (scale === 'text' && (field(name).value !== value || !isAccepted(name))) field(name).value = before;
  };

  const accepted = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const update = () => {
    for (const name of names) {
      const scale = fields[name];
      if (isAccepted(name)) accepted[name] = read(name);
      if (scale === 'text') continue;
      const range = slider(name);
      if (range && range !== document.activeElement) range.value = String(positionOf(scale, Number(accepted[name])));
      range?.setAttribute('aria-valuetext', accepted[name]);
    }
    for (const [preset, values] of Object.entries(presets))
      stage
        .querySelector(`[data-preset="${preset}"]`)
        ?.setAttribute(
          'aria-pressed',
          String((Object.keys(values) as Name[]).every((name) => accepted[name] === String(values[name]))),
        );
    show({ ...accepted });
  };
  // A dot separates values in the address; no field has both dots and underscores.
  const share = () =>
    writeShared(
      tool,
      shared.map((name) => accepted[name].replaceAll('.', '_')),
    );

  readShared(tool)?.forEach((value, index) => {
    const name = shared[index];
    if (name)
      put(name, field(name) instanceof HTMLInputElement ? dotted(value, field(name) as HTMLInputElement) : value);
  });
  form.addEventListener(
    'input',
    ({ target }) => {
      const name = (target as HTMLElement).dataset['slider'] as Name | undefined;
      const scale = name && fields[name];
      if (scale && scale !== 'text')
        field(name).value = String(valueAt(scale, Number((target as HTMLInputElement).value)));
      update();
    },
    { signal },
  );
  // Not while it moves: browsers allow a hundred changes of the address in half a minute.
  form.addEventListener(
    'change',
    () => {
      for (const name of names) if (fields[name] !== 'text') field(name).value = read(name);
      update();
      share();
    },
    { signal },
  );
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  stage.addEventListener(
    'click',
    ({ target }) => {
      const preset = (target as Element).closest<HTMLElement>('[data-preset]')?.dataset['preset'];
      if (preset === undefined) return;
      for (const [name, value] of Object.entries(presets[preset]!)) put(name as Name, String(value));
      update();
      share();
    },
    { signal },
  );
  update();
  return () => {
    share();
    return location.href;
  };
}

/** A value of the address as its field has it: host names and numbers have dots where the address has underscores. */
const dotted = (value: string, { dataset, type }: HTMLInputElement) =>
  type === 'number' || 'dotted' in dataset ? value.replaceAll('_', '.') : value;

/** What is said of fields whose value somebody has left as the form does not take it; null where there are none. */
export function refusedIn(form: HTMLFormElement, reasons: Readonly<Record<string, string>>): string | null {
  const refused = Object.keys(reasons).filter((name) => form.querySelector(`[name="${name}"]:user-invalid`));
  return refused.length > 0
    ? words.toolForm.refused({ reasons: refused.map((name) => reasons[name]).join('；') })
    : null;
}
