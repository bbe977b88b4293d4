import type { Reason } from '../../edit/edit-api.ts';
import type { NewKind, newRecordFile } from '../../edit/new-record-file.ts';
import { button, element } from './elements.ts';
import { label, nameOf } from './labels.ts';
import { post } from './open-file.ts';

type NewTextsOptions = {
  kinds: readonly NewKind[];
  /** Why something is refused, in the editor's language. */
  explain: (reasons: readonly Reason[]) => string;
};

/** Forms that create an article or another text as a draft, one for each kind. */
export function newTexts({ kinds, explain }: NewTextsOptions): HTMLElement {
  return element(
    'details',
    { class: 'new-text' },
    element('summary', {}, label.newText),
    ...kinds.map((kind) => formOf(kind, explain)),
  );
}

function formOf({ kind, folder, needs, types }: NewKind, explain: NewTextsOptions['explain']): HTMLElement {
  const note = element('p', { class: 'wrong', role: 'status', hidden: true });
  const inputs = ['id', ...needs].map((name) => {
    const attributes = { 'data-new-text': `${kind}.${name}` };
    const input =
      name === 'type' && types.length > 0
        ? element('select', attributes, ...types.map((type) => element('option', { value: type }, type)))
        : element('textarea', { rows: 1, ...attributes });
    return { name, input };
  });
  async function create(): Promise<void> {
    const values = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value]));
    const result = await post<ReturnType<typeof newRecordFile>>('/new', { kind, values });
    if (result?.outcome === 'created') {
      location.href = `?${new URLSearchParams({ file: result.file })}`;
      return;
    }
    note.textContent = result === null ? label.offline : explain(result.reasons);
    note.hidden = false;
  }
  return element(
    'fieldset',
    { class: 'new' },
    element('legend', {}, `${nameOf(kind)} · ${folder}`),
    ...inputs.map(({ name, input }) =>
      element('label', {}, element('span', {}, nameOf(name)), element('small', {}, label.newHint(name)), input),
    ),
    note,
    element(
      'p',
      { class: 'actions' },
      button(label.create, () => void create()),
    ),
  );
}
