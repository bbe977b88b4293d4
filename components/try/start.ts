import { forgetShared } from './shared-state.ts';
import type { TryOut } from './try-out.ts';

/**
 * Starts a try-out in its frame, and returns a function that ends it and restores the frame as the server sent it. Reset ends it and
 * starts it anew. One that throws while it starts leaves the static picture.
 */
export function startTryOut({ name, start, forget }: TryOut, root: HTMLElement): () => void {
  const stage = root.querySelector<HTMLElement>('[data-stage]')!;
  const status = root.querySelector<HTMLElement>('[data-status]')!;
  const reset = root.querySelector<HTMLButtonElement>('[data-reset]')!;
  const sent = { stage: stage.innerHTML, status: status.innerHTML };
  const props = JSON.parse(root.dataset['props'] ?? '{}');
  let end = () => {};

  const begin = () => {
    const running = new AbortController();
    const { signal } = running;
    end = () => {
      running.abort();
      stage.innerHTML = sent.stage;
      status.innerHTML = sent.status;
      root.dataset['state'] = 'still';
      reset.hidden = true;
    };
    try {
      for (const controls of stage.querySelectorAll<HTMLFieldSetElement>('fieldset[data-controls]'))
        controls.disabled = false;
      start({ name, stage, say: (text) => (status.textContent = text), signal }, props);
      root.dataset['state'] = 'live';
      reset.hidden = false;
    } catch (error) {
      reportError(error);
      end();
    }
  };

  const restart = () => {
    const hadFocus = document.activeElement === reset;
    end();
    forgetShared(name);
    forget?.(name);
    begin();
    if (hadFocus) reset.focus();
  };
  reset.addEventListener('click', restart);
  begin();
  return () => {
    reset.removeEventListener('click', restart);
    end();
  };
}
