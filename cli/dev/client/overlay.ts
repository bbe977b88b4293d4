import { formatProblem } from '../../stop.mjs';
import type { SentChange } from '../engine/change.ts';
import type { OverlayProblem } from '../engine/overlay-problem.ts';
import styles from './overlay.css';

const name = 'site-problems';
/** Maximum number of errors in types that are listed; the terminal has all. */
const most = 20;

/** Shows errors over the page; warnings and errors in types, which do not stop the page, in its corner. Without any, removes the overlay. */
export function showProblems({ problems, types }: Pick<SentChange, 'problems' | 'types'>): void {
  const present = document.querySelector<HTMLElement>(name);
  const all = [...problems, ...types];
  const text = all.map(formatProblem).join('\n\n');
  if (present?.dataset['text'] === text) return;
  const wasOpen = present?.shadowRoot?.querySelector('details')?.open === true;
  present?.remove();
  if (all.length === 0) return;
  const host = document.createElement(name);
  host.dataset['text'] = text;
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const isBroken = problems.some(({ severity }) => severity === 'error');
  const articles = [...problems, ...types.slice(0, most)].map(article);
  if (types.length > most) articles.push(element('p', `${types.length - most} more in the terminal`));
  shadow.append(isBroken ? panel(articles, () => host.remove()) : corner(summaryOf({ problems, types }), articles));
  const details = shadow.querySelector('details');
  if (details) details.open = wasOpen;
  document.documentElement.append(host);
}

function panel(articles: readonly HTMLElement[], close: () => void): HTMLElement {
  const section = element('section', '');
  section.setAttribute('role', 'alert');
  section.lang = 'en';
  const button = element('button', 'Close (Esc)');
  button.className = 'close';
  button.addEventListener('click', close);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { once: true });
  section.append(button, ...articles);
  const ground = element('div', '');
  ground.append(section);
  return ground;
}

function corner(summary: string, articles: readonly HTMLElement[]): HTMLElement {
  const details = element('details', '');
  details.lang = 'en';
  details.append(element('summary', summary), ...articles);
  return details;
}

const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]);
const summaryOf = ({ problems, types }: Pick<SentChange, 'problems' | 'types'>) =>
  [...counted(types.length, 'type error'), ...counted(problems.length, 'warning')].join(', ');

function article(problem: OverlayProblem): HTMLElement {
  const [first = '', ...rest] = formatProblem(problem).split('\n');
  const made = element('article', '');
  made.className = problem.severity;
  made.append(element('h2', first), element('pre', rest.join('\n')));
  if (problem.place !== null) made.append(editorButton(problem.place));
  return made;
}

/** Opens the place of a problem in the editor of this machine, which says in the terminal when it cannot. */
function editorButton(place: string): HTMLElement {
  const button = element('button', `Open ${place}`);
  button.addEventListener('click', async () => {
    const response = await fetch('/__site/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ place }),
    });
    if (!response.ok) button.after(element('p', await response.text()));
  });
  return button;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
