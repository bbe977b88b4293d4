import { formatProblem } from '../../stop.mjs';
import type { Problem } from '../../problem.ts';
import styles from './overlay.css';

const name = 'site-problems';

/** Shows errors over the page and warnings in its corner; none removes them. */
export function showProblems(problems: readonly Problem[]): void {
  const present = document.querySelector(name);
  const text = problems.map(formatProblem).join('\n\n');
  if (present?.getAttribute('data-text') === text) return;
  present?.remove();
  if (problems.length === 0) return;
  const host = document.createElement(name);
  host.dataset['text'] = text;
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const isBroken = problems.some(({ severity }) => severity === 'error');
  shadow.append(isBroken ? panel(problems, () => host.remove()) : corner(problems));
  document.documentElement.append(host);
}

function panel(problems: readonly Problem[], close: () => void): HTMLElement {
  const section = element('section', '');
  section.setAttribute('role', 'alert');
  section.lang = 'en';
  const button = element('button', 'Close (Esc)');
  button.addEventListener('click', close);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { once: true });
  section.append(button, ...problems.map(article));
  const ground = element('div', '');
  ground.append(section);
  return ground;
}

function corner(problems: readonly Problem[]): HTMLElement {
  const details = element('details', '');
  details.lang = 'en';
  const count = problems.length === 1 ? '1 warning' : `${problems.length} warnings`;
  details.append(element('summary', count), ...problems.map(article));
  return details;
}

function article(problem: Problem): HTMLElement {
  const [first = '', ...rest] = formatProblem(problem).split('\n');
  const made = element('article', '');
  made.className = problem.severity;
  made.append(element('h2', first), element('pre', rest.join('\n')));
  return made;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
