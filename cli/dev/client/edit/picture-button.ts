import { element } from './elements.ts';
import { label } from './labels.ts';
import type { OpenFile } from './open-file.ts';

type PictureButtonOptions = {
  open: OpenFile;
  /** Receives the address as Markdown has it. */
  insert: (written: string) => void;
  say: (why: string) => void;
};

/** Puts a picture of the editor's computer beside the text, and its address into the text. */
export function pictureButton({ open, insert, say }: PictureButtonOptions): HTMLElement {
  const chosen = element('input', { type: 'file', accept: 'image/*' });
  chosen.addEventListener('change', async () => {
    const [picture] = chosen.files ?? [];
    if (!picture) return;
    const result = await open.upload(picture).catch(() => null);
    chosen.value = '';
    if (result === null) return say(label.offline);
    if ('reasons' in result) return say(open.explain(result.reasons));
    insert(/[\s()]/.test(result.name) ? `<./${result.name}>` : `./${result.name}`);
  });
  return element('label', { class: 'picture' }, element('span', {}, label.addPicture), chosen);
}
