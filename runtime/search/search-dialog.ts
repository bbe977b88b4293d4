import { searchLimits } from '../../config/search.ts';
import { currentEdition } from '../lib/config.ts';
import { openDialog } from '../widgets/dialog.ts';
import { firstCount } from './rank.ts';
import { type Found, loadIndex, search } from './search-index.ts';
import { button, element, proposals, resultItem } from './views.ts';
import { words } from './words.ts';

/** Milliseconds without an answer after which the search says that it loads. */
const slowAfter = 400;

/** Whether the place that a query asks for is none of the pages it found. */
const isApart = ({ destination, pages }: Found) =>
  destination !== null && pages.every(({ address }) => address !== destination.address);

/** Opens the search in a dialog, with what has been typed so far. Results are links: arrows move between them and the field, Enter opens, Escape closes. */
export function openSearch(typed: string): void {
  const text = words[currentEdition()];
  const field = element('input', { children: [] });
  field.type = 'text';
  field.value = typed;
  field.maxLength = searchLimits.query;
  field.autocomplete = 'off';
  field.enterKeyHint = 'search';
  field.placeholder = text.field;
  field.setAttribute('aria-label', text.field);
  const form = element('form', { part: 'form', children: [field] });
  form.setAttribute('role', 'search');
  const status = element('p', { part: 'status', children: [] });
  status.setAttribute('role', 'status');
  const results = element('div', { part: 'results', children: [] });
  const keys = element('p', { part: 'keys', children: [text.keys] });
  const dialog = openDialog({
    label: text.label,
    content: [form, status, results, keys],
    width: 680,
    widget: 'search',
  });
  field.focus();

  const show = (said: string, shown: readonly Node[]) => {
    status.textContent = said;
    results.replaceChildren(...shown);
  };
  const choose = (query: string) => {
    field.value = query;
    field.focus();
    void update();
  };
  let latest = 0;
  let slow = 0;
  async function update(count: number = firstCount): Promise<void> {
    const query = field.value.trim();
    const turn = ++latest;
    clearTimeout(slow);
    if (!query) return show('', proposals({ choose }));
    results.setAttribute('aria-busy', 'true');
    slow = window.setTimeout(() => show(text.loading, []), slowAfter);
    const found = await search({ query: field.value.trimStart(), count }).catch(() => null);
    if (turn !== latest) return;
    clearTimeout(slow);
    results.removeAttribute('aria-busy');
    if (found === null) show(text.failed, [button({ text: text.again, act: () => void update(count) })]);
    else if (!found.isQuery) show('', proposals({ choose }));
    else if (found.pages.length === 0 && !found.destination) show(text.none(query), nothing(found));
    else if (found.other) show(text.other(query, found.other), listOf(found));
    else show(text.found(found.numbers.length + Number(isApart(found))), listOf(found));
  }

  function nothing({ instead }: Found): Node[] {
    const meant = instead
      ? [element('p', { children: [`${text.instead} `, button({ text: instead, act: () => choose(instead) })] })]
      : [];
    return [...meant, element('p', { children: [text.hint] }), ...proposals({ choose })];
  }

  function listOf({ destination, pages, numbers, terms }: Found): Node[] {
    const others = pages.filter(({ address }) => address !== destination?.address);
    const shown = destination ? [destination, ...others] : others;
    const list = element('ol', { children: shown.map((page) => resultItem({ page, terms })) });
    const more = numbers.length > pages.length;
    const next = () => {
      void update(pages.length + firstCount).then(() => links()[shown.length]?.focus());
    };
    return more ? [list, button({ text: text.more, act: next })] : [list];
  }

  const links = () => [...results.querySelectorAll<HTMLElement>('a')];
  field.addEventListener('input', () => void update());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  results.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target as Element).closest('a') || ctrlKey || metaKey || shiftKey) return;
    // Where a visitor comes back, `runtime/widgets/search.ts` opens the search with it again.
    history.replaceState({ ...history.state, search: field.value }, '');
    dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.isComposing) return;
    event.preventDefault();
    const stops = [field, ...links()];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  });
  loadIndex().catch(() => undefined);
  void update();
}
