export const words = { zh: { copy: '复制', copied: '已复制' }, en: { copy: 'Copy', copied: 'Copied' } };
/** How long the button confirms, in milliseconds. */
const CONFIRMATION = 2000;

/**
 * Gives every sample (`data-copy`) a button that copies its visible code, or the text marked `data-copied`; where copying is not
 * allowed, it selects that. Of a change (`data-diff`) it copies the code after it.
 */
export function startCopy(): () => void {
  const text = words[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('[data-copy]'), (sample) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text.copy;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      const shown = Array.from(sample.querySelectorAll<HTMLElement>('pre, [data-copied]')).find(
        (one) => one.offsetParent,
      );
      if (!shown) return;
      try {
        await navigator.clipboard.writeText(textOf(shown));
        button.textContent = text.copied;
        setTimeout(() => (button.textContent = text.copy), CONFIRMATION);
      } catch {
        getSelection()?.selectAllChildren(shown);
      }
    });
    sample.append(button);
    return button;
  });
  return () => buttons.forEach((button) => button.remove());
}

function textOf({ textContent, dataset }: HTMLElement): string {
  const text = textContent ?? '';
  return dataset['diff'] === undefined ? text : text.replace(/^-.*\n?/gm, '').replace(/^[ +]/gm, '');
}
