import { lineOf, markedLines } from './marked-lines.ts';
import { fill, marked, part } from './parts.ts';
import { readShared } from './shared-state.ts';
import type { TryPlace } from './try-out.ts';

/** Something found in a text, from an offset to another, with the edit that settles it. */
export type Lint = {
  id: string;
  field: string;
  verdict: string;
  from: number;
  to: number;
  edit?: { from: number; to: number; text: string };
};

type LintOptions = {
  place: TryPlace;
  /** The part of a text that is checked: the rest is cut off. */
  bounded: (text: string) => string;
  /** Findings in a text, most severe first. */
  check: (text: string) => readonly Lint[];
  /** Applies all edits to the text. */
  fixed: (text: string) => string;
  /** The line for the status. */
  summary: (found: readonly Lint[], text: string) => string;
  /** The text that a button `data-copy-as` copies; null if it is too long. `lines` are the findings as text. */
  copies: Readonly<Record<string, (text: string, lines: readonly string[]) => string | null>>;
  /** The text in a value that the address carries. */
  shared: (value: string) => string | null;
};

/**
 * Marks what is found in a text while it is typed. Needs `Linter`, and for each finding an element with the id `rule-…` and the marks
 * `data-text="condition"` and `data-text="advice"`.
 */
export function lint({ place, bounded, check, fixed, summary, copies, shared }: LintOptions): void {
  const { name, stage, say, signal } = place;
  const area = marked<HTMLTextAreaElement>(stage, 'area');
  const lines = marked(stage, 'lines');
  const list = marked(stage, 'findings');
  const fixAll = marked<HTMLButtonElement>(stage, 'fix-all');
  const on = <Type extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal });
  const buttons = (mark: string) => [...stage.querySelectorAll<HTMLButtonElement>(`button[data-${mark}]`)];
  let found: readonly Lint[] = [];

  const show = () => {
    const isTooLong = bounded(area.value) !== area.value;
    if (isTooLong) area.value = bounded(area.value);
    const { value } = area;
    found = check(value);
    lines.replaceChildren(...markedLines(value, found).map((line) => lineElement(stage, line)));
    list.replaceChildren(...found.map(itemOf));
    fixAll.disabled = !found.some(({ edit }) => edit);
    for (const button of buttons('load')) button.setAttribute('aria-pressed', String(button.value === value));
    say(isTooLong ? area.dataset['tooLong']! : summary(found, value));
  };

  const itemOf = (one: Lint) => {
    const item = part(stage, 'finding');
    const rule = document.getElementById(`rule-${one.id}`);
    const said = (mark: string) => rule?.querySelector(`[data-text="${mark}"]`)?.textContent ?? '';
    fill(item, {
      line: lineOf(area.value, one.from),
      field: one.field,
      condition: said('condition'),
      advice: said('advice'),
      fixed: one.edit?.text.trim() ?? '',
    });
    item.dataset['verdict'] = one.verdict;
    marked<HTMLAnchorElement>(item, 'rule').href = `#rule-${one.id}`;
    on(marked(item, 'find'), 'click', () => select(one));
    const fix = marked<HTMLButtonElement>(item, 'fix');
    if (!one.edit) fix.remove();
    fix.dataset['fix'] = one.edit?.text === '' ? 'removes' : '';
    on(fix, 'click', () => {
      const at = buttons('fix').indexOf(fix);
      make(one);
      (buttons('fix')[at] ?? area).focus();
    });
    return item;
  };

  const select = ({ from, to }: { from: number; to: number }) => {
    area.focus();
    area.setSelectionRange(from, to);
    lines.children[lineOf(area.value, from) - 1]?.scrollIntoView({ block: 'nearest' });
  };

  /** As if it were typed, so that the browser can undo it. */
  const type = (from: number, to: number, text: string) => {
    select({ from, to });
    if (!document.execCommand(text ? 'insertText' : 'delete', false, text)) area.setRangeText(text, from, to, 'end');
    show();
  };
  const make = ({ edit }: Lint) => edit && type(edit.from, edit.to, edit.text);

  /** Replaces the whole text; the pressed button keeps the focus. */
  const replace = (button: HTMLButtonElement, text: () => string) =>
    on(button, 'click', () => {
      type(0, area.value.length, text());
      (button.disabled ? area : button).focus({ preventScroll: true });
    });

  on(area, 'input', show);
  on(area, 'keydown', (event) => {
    const caret = area.selectionStart;
    const problems = found.filter(({ verdict }) => verdict !== 'fine').sort((one, other) => one.from - other.from);
    if (event.key === 'F8' && problems.length > 0) {
      const next = event.shiftKey
        ? (problems.findLast(({ from }) => from < caret) ?? problems.at(-1)!)
        : (problems.find(({ from }) => from > caret) ?? problems[0]!);
      select(next);
    } else if (event.key === 'Enter' && event.altKey) {
      const here = problems.find(({ from, to, edit }) => edit && from <= caret && caret <= to);
      if (here) make(here);
    } else return;
    event.preventDefault();
  });
  replace(fixAll, () => fixed(area.value));
  for (const button of buttons('load')) replace(button, () => button.value);
  for (const button of buttons('copy-as'))
    on(button, 'click', async () => {
      const told = [...list.children].map((item) => marked(item, 'told').innerText);
      const { copyAs, said, refused, tooLong } = button.dataset;
      const text = copies[copyAs!]!(area.value, told);
      const outcome = text === null ? tooLong : (await copied(text)) ? said : refused;
      if (!signal.aborted) say(outcome!);
    });

  const [value] = readShared(name) ?? [];
  const text = value === undefined ? null : shared(value);
  if (text !== null) area.value = text;
  lines.setAttribute('aria-hidden', 'true');
  show();
}

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

function lineElement(stage: HTMLElement, { verdict, pieces }: ReturnType<typeof markedLines>[number]): HTMLElement {
  const row = part(stage, 'line');
  row.dataset['verdict'] = verdict;
  row.firstElementChild!.replaceChildren(
    ...pieces.map((piece) => {
      if (piece.verdict === undefined) return piece.text;
      const mark = part(stage, 'mark');
      mark.dataset['verdict'] = piece.verdict;
      mark.textContent = piece.text;
      return mark;
    }),
  );
  return row;
}
