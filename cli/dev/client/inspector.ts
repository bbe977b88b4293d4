import type { AxeResults } from 'axe-core';

/** Checks the framed page with axe and lists what it finds. */
const frame = document.querySelector<HTMLIFrameElement>('#page')!;
const findings = document.querySelector('#findings')!;

async function check(): Promise<void> {
  const page = frame.contentWindow as Window & { axe?: { run(): Promise<AxeResults> } };
  const script = page.document.createElement('script');
  script.src = '/__site/axe.js';
  const loaded = new Promise((done) => script.addEventListener('load', done));
  page.document.head.append(script);
  await loaded;
  if (!page.axe) {
    findings.textContent = 'The package axe-core is not installed: run npm ci.';
    return;
  }
  const { violations } = await page.axe.run();
  findings.textContent = violations.length === 0 ? 'axe finds nothing wrong.' : '';
  const list = document.createElement('ul');
  for (const { help, impact, nodes } of violations) {
    const item = document.createElement('li');
    item.textContent = `${help} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
    list.append(item);
  }
  findings.after(list);
}

if (frame.contentDocument?.readyState === 'complete' && frame.contentWindow?.location.href !== 'about:blank')
  void check();
else frame.addEventListener('load', () => void check(), { once: true });
