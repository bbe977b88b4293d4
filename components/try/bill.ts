import { marked, part, fill } from './parts.ts';
import type { TryPlace } from './try-out.ts';

export type BillLine = { name: string; detail: string; fen: number };

type BillOptions = {
  place: TryPlace;
  /** The lines of the bill, from what is filled in. */
  lines: (form: FormData) => readonly BillLine[];
  /** An amount as it is written: `¥12.00`. */
  amount: (fen: number) => string;
  /** The line for the status. */
  status: (total: string, lines: readonly BillLine[]) => string;
};

/**
 * A bill that follows a form. What it needs of the picture: the form `data-bill`, the element `data-lines` that takes a template `line`
 * (`data-text` marks `name`, `detail`, `amount`) for every line, and `data-text="total"`.
 */
export function bill({ place: { stage, say, signal }, lines, amount, status }: BillOptions): void {
  const form = marked<HTMLFormElement>(stage, 'bill');
  const list = marked(stage, 'lines');
  const show = () => {
    const due = lines(new FormData(form));
    const total = amount(due.reduce((sum, { fen }) => sum + fen, 0));
    list.replaceChildren(
      ...due.map(({ name, detail, fen }) => {
        const line = part(stage, 'line');
        fill(line, { name, detail, amount: amount(fen) });
        return line;
      }),
    );
    fill(stage, { total });
    say(status(total, due));
  };
  form.addEventListener('input', show, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  show();
}
