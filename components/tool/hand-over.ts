import type { TryPlace } from '../try/try-out.ts';
import * as words from './words.yaml';

type File = { name: string; type: string; text: string };

type HandOverOptions = {
  place: TryPlace;
  /** Texts that buttons `data-copy-text` copy, by the value of the attribute. */
  texts: Readonly<Record<string, () => string>>;
  /** Files that buttons `data-save` save, by the value of the attribute. */
  files?: Readonly<Record<string, () => File>>;
};

const refused = words.handOver.refused;

/**
 * Buttons that hand a result over: copy it, save it as a file, or print the page (`data-print`). The status says what a button did in the
 * words of its label, which begins with a verb: “复制账单”, then “已复制账单”.
 */
export function handOver({ place: { stage, say, signal }, texts, files = {} }: HandOverOptions): void {
  for (const button of stage.querySelectorAll<HTMLButtonElement>('button[data-controls]')) button.disabled = false;
  stage.addEventListener(
    'click',
    async ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button');
      if (!button) return;
      const { copyText, save, print: prints } = button.dataset;
      const done = words.handOver.done({ action: button.ariaLabel ?? button.textContent });
      if (copyText !== undefined) {
        const isCopied = await copy(texts[copyText]!());
        if (!signal.aborted) say(isCopied ? done : refused);
      } else if (save !== undefined) {
        saveFile(files[save]!());
        say(done);
      } else if (prints !== undefined) print();
    },
    { signal },
  );
}

/** Copies where the clipboard is refused, too: on addresses without TLS there is none. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const area = appended<HTMLTextAreaElement>('<textarea></textarea>');
    area.value = text;
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    before?.focus();
    return isCopied;
  }
}

function saveFile({ name, type, text }: File): void {
  const link = appended<HTMLAnchorElement>('<a hidden></a>');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  link.remove();
  // The browser has read it when the next task runs; Safari needs longer than others.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function appended<Kind extends HTMLElement>(html: string): Kind {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as Kind;
}
