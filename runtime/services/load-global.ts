/** Loads a third-party script once and returns the global that it defines. Rejects when it does not define it. */
export async function loadGlobal({ script, global }: { script: string; global: string }): Promise<unknown> {
  const found = () => (window as unknown as Record<string, unknown>)[global];
  if (found()) return found();
  await new Promise<void>((loaded, failed) => {
    const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(script)}"]`);
    const element = known ?? Object.assign(document.createElement('script'), { src: script });
    element.addEventListener('load', () => loaded());
    element.addEventListener('error', () => {
      // Removed, so that the next use tries again.
      element.remove();
      failed(new Error(`${script} did not load`));
    });
    if (!known) document.head.append(element);
  });
  if (!found()) throw new Error(`${script} does not define ${global}`);
  return found();
}
