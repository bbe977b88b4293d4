import type { AxeResults, Result } from 'axe-core';

/** Checks the framed page with axe and lists the findings. Reloads the inspector when the page has changed. */
type Framed = Window & { axe?: { run(): Promise<AxeResults> } };

const frame = document.querySelector<HTMLIFrameElement>('#page')!;
const findings = document.querySelector('#findings')!;

function start(): void {
  const page = frame.contentWindow as Framed;
  const reload = () => location.reload();
  frame.addEventListener('load', reload, { once: true });
  const root = page.document.documentElement;
  const { version } = root.dataset;
  const changed = () => root.dataset['version'] !== version && reload();
  new MutationObserver(changed).observe(root, { attributeFilter: ['data-version'] });
  check(page).catch((failure: unknown) => {
    findings.textContent = `The page cannot be checked: ${String(failure)}`;
  });
}

async function check(page: Framed): Promise<void> {
  await load(page.document);
  if (!page.axe) throw new Error('the package axe-core is not installed: run npm ci');
  const { violations } = await page.axe.run();
  findings.textContent = violations.length === 0 ? 'axe finds nothing wrong.' : `axe findings: ${violations.length}`;
  const list = document.createElement('ul');
  list.append(...violations.map(itemOf));
  findings.after(list);
}

function load(page: Document): Promise<void> {
  const script = page.createElement('script');
  script.src = '/__site/axe.js';
  return new Promise((done, fail) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error('axe cannot be loaded')));
    page.head.append(script);
  });
}

/** A rule with its explanation, and the elements that break it. */
function itemOf({ help, helpUrl, impact, nodes }: Result): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = helpUrl;
  link.textContent = help;
  const elements = document.createElement('pre');
  elements.textContent = nodes.map(({ target, html }) => `${target.join(' ')}\n  ${html}`).join('\n');
  item.append(link, ` (${impact})`, elements);
  return item;
}

if (frame.contentDocument?.readyState === 'complete' && frame.contentWindow?.location.href !== 'about:blank') start();
else frame.addEventListener('load', start, { once: true });
