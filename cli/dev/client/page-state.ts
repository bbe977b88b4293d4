/** The state of a page, by names that stay valid in its next version. */
export type PageState = {
  scroll: readonly [left: number, top: number];
  open: readonly string[];
  fields: Readonly<Record<string, string | boolean>>;
  focus: { field: string; selection: readonly [number, number] | null } | null;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = () =>
  named(document.querySelectorAll<Field>('main :is(input, textarea, select)'), (field) => field.name);
const detailsOf = () =>
  named(document.querySelectorAll('details'), (details) => details.querySelector('summary')?.textContent ?? '');

/** Elements by id, or by name and position among elements of that name. */
function named<Kind extends Element>(elements: Iterable<Kind>, nameOf: (element: Kind) => string): Map<string, Kind> {
  const counts = new Map<string, number>();
  return new Map(
    [...elements].map((element) => {
      const name = `${element.tagName} ${element.getAttribute('type') ?? ''} ${nameOf(element)}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [element.id ? `#${element.id}` : `${name} ${count}`, element];
    }),
  );
}

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

export function readPageState(): PageState {
  const fields = [...fieldsOf()].filter(([, { type }]) => type !== 'file');
  const focused = fields.find(([, field]) => field === document.activeElement);
  return {
    scroll: [scrollX, scrollY],
    open: [...detailsOf()].filter(([, { open }]) => open).map(([name]) => name),
    fields: Object.fromEntries(fields.map(([name, field]) => [name, isChecked(field) ? field.checked : field.value])),
    focus: focused ? { field: focused[0], selection: selectionOf(focused[1]) } : null,
  };
}

/** Restores a state. Elements that no longer exist are skipped. */
export function writePageState({ scroll: [left, top], open, fields, focus }: PageState): void {
  for (const [name, details] of detailsOf()) details.open = open.includes(name);
  const present = fieldsOf();
  for (const [name, field] of present) {
    const value = fields[name];
    if (typeof value === 'boolean' && isChecked(field))
      change(field, field.checked !== value, () => (field.checked = value));
    if (typeof value === 'string') change(field, field.value !== value, () => (field.value = value));
  }
  const focused = focus && present.get(focus.field);
  if (focused) {
    focused.focus({ preventScroll: true });
    if (focus.selection && 'setSelectionRange' in focused) focused.setSelectionRange(...focus.selection);
  } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ left, top, behavior: 'instant' });
}

/** Sets a field and dispatches the events of user input. */
function change(field: Field, differs: boolean, set: () => void): void {
  if (!differs) return;
  set();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function selectionOf(field: Field): readonly [number, number] | null {
  if (field instanceof HTMLSelectElement) return null;
  // Null for inputs without a selection.
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? null : [start, end];
}
