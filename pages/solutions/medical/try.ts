import { fill, marked } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { readBy, type Role, sheets, statusOf, viewNames, viewOf } from './model.ts';

/** A file to open as somebody else: which of its sheets they get. */
export default tryOut({
  name: 'medical',
  start({ stage, say, signal }) {
    const show = () => {
      const role = stage.querySelector<HTMLInputElement>('input[name="role"]:checked')!.value as Role;
      for (const sheet of sheets) {
        const row = marked(stage, `sheet="${sheet.id}"`);
        const view = viewOf(role, sheet);
        row.dataset['view'] = view;
        fill(row, { view: viewNames[view], text: readBy(role, sheet) });
      }
      say(statusOf(role));
    };
    stage.addEventListener('change', show, { signal });
    show();
  },
});
