/** A row of a figure of bars: a quantity, by name. */
type Bar = { name: string; value: number; note: string; marked: boolean };
/** A row of a timeline: something that lasts, or a moment where both are the same. */
type Span = { name: string; from: number; to: number; note: string; marked: boolean };
type Series = { name: string; points: readonly (readonly [x: number, y: number])[] };
type Step = { name: string; text: string; next: string; marked: boolean };

type Shared = { caption: string };
export type BarsFigure = Shared & { kind: 'bars'; unit: string; rows: readonly Bar[] };
export type LineFigure = Shared & { kind: 'line'; x: string; y: string; from: number; series: readonly Series[] };
export type TimelineFigure = Shared & { kind: 'timeline'; unit: string; from: number; rows: readonly Span[] };
export type StepsFigure = Shared & { kind: 'steps'; rows: readonly Step[] };
export type FigureData = BarsFigure | LineFigure | TimelineFigure | StepsFigure;

/** What a figure can hold and still be read on a phone. */
const most = { rows: 24, series: 3, name: 32, text: 120, caption: 120, value: 1e12 };

/** Keys that each kind takes besides `kind` and `caption`. */
const keys = {
  bars: ['unit'],
  line: ['x', 'y', 'from'],
  timeline: ['unit', 'from'],
  steps: [],
} as const satisfies Record<FigureData['kind'], readonly string[]>;

/** What is wrong with a figure, in words for its writer. */
class Unreadable extends Error {}
const fail = (why: string): never => {
  throw new Unreadable(why);
};

/**
 * Reads the data of a figure: lines `key: value`, an empty line, then rows whose cells are separated by `|`; a row that begins with
 * `* ` is marked. Says why when it cannot be drawn.
 */
export function figureDataOf(text: string): { figure: FigureData } | { problem: string } {
  try {
    return { figure: read(text) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

function read(text: string): FigureData {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const gap = lines.indexOf('');
  if (gap < 0) fail('an empty line between the keys and the rows is missing');
  const head = headOf(lines.slice(0, gap));
  const rows = lines.slice(gap).filter((line) => line !== '');
  if (rows.length < 2 || rows.length > most.rows) fail(`it has ${rows.length} rows, 2 to ${most.rows} are drawn`);
  const kind = head.get('kind') ?? '';
  if (!isKind(kind)) return fail(`kind is "${kind.slice(0, most.name)}", not one of ${Object.keys(keys).join(', ')}`);
  const unknown = [...head.keys()].find((key) => !['kind', 'caption', ...keys[kind]].includes(key));
  if (unknown) fail(`${kind} has no key "${unknown.slice(0, most.name)}"`);
  const caption = short(head.get('caption') ?? '', 'caption', most.caption);
  if (caption === '') fail('caption is missing: the sentence that the figure shows');
  const unit = short(head.get('unit') ?? '', 'unit', most.name);
  const from = head.has('from') ? numberOf(head.get('from')!) : 0;
  switch (kind) {
    case 'bars':
      return { kind, caption, unit, rows: rows.map(barOf) };
    case 'timeline':
      return { kind, caption, unit, from, rows: rows.map((row) => spanOf(row, from)) };
    case 'steps':
      return { kind, caption, rows: rows.map(stepOf) };
    case 'line': {
      const axes = { x: short(head.get('x') ?? '', 'x', most.name), y: short(head.get('y') ?? '', 'y', most.name) };
      return { kind, caption, ...axes, from, series: seriesOf(rows, from) };
    }
  }
}

const isKind = (kind: string): kind is FigureData['kind'] => Object.hasOwn(keys, kind);

function headOf(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const at = line.search(/[:：]/);
      if (at < 0) fail(`"${line.slice(0, most.name)}" is not a key with its value`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
    }),
  );
}

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

/** The cells of a row, and whether it is marked. */
function markedCells(row: string): { cells: string[]; marked: boolean } {
  const marked = row.startsWith('* ');
  return { cells: cellsOf(marked ? row.slice(2) : row), marked };
}

function short(text: string, what: string, length: number): string {
  return text.length <= length ? text : fail(`${what} has ${text.length} characters, at most ${length} are drawn`);
}

function numberOf(text: string): number {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) fail(`"${text.slice(0, most.name)}" is not a number`);
  return Number(text);
}

function barOf(row: string): Bar {
  const { cells, marked } = markedCells(row);
  const [name = '', amount = '', note = ''] = cells;
  const value = numberOf(amount);
  if (value < 0) fail(`${amount} is below nothing, which a bar cannot show`);
  return { name: short(name, 'a name', most.name), value, note: short(note, 'a note', most.name), marked };
}

function spanOf(row: string, least: number): Span {
  const { cells, marked } = markedCells(row);
  const [name = '', start = '', end = '', note = ''] = cells;
  const from = numberOf(start);
  const to = end === '' ? from : numberOf(end);
  if (from < least || to < from) fail(`"${row.slice(0, most.name)}" ends before it begins, or begins before the axis`);
  return { name: short(name, 'a name', most.name), from, to, note: short(note, 'a note', most.name), marked };
}

function stepOf(row: string): Step {
  const { cells, marked } = markedCells(row);
  const [name = '', text = '', next = ''] = cells;
  if (name === '') fail('a step has no name');
  return {
    name: short(name, 'a name', most.name),
    text: short(text, 'a text', most.text),
    next: short(next, 'a condition', most.name),
    marked,
  };
}

/** The first row names the series; the others have a place on the axis and a value for each, or none. */
function seriesOf([head = '', ...rows]: readonly string[], least: number): readonly Series[] {
  const names = cellsOf(head).slice(1);
  if (names.length < 1 || names.length > most.series)
    fail(`${names.length} lines are named, 1 to ${most.series} are drawn`);
  const table = rows.map((row) => cellsOf(row).map((cell) => (cell === '' ? null : numberOf(cell))));
  const places = table.map(([x]) => x ?? fail('a row has no place on the axis'));
  if (places.some((x, index) => index > 0 && x <= places[index - 1]!)) fail('places on the axis do not rise');
  return names.map((name, column) => {
    const points = table.flatMap((cells, index) => {
      const y = cells[column + 1] ?? null;
      return y === null ? [] : [[places[index]!, y] as const];
    });
    if (points.length < 2) fail(`the line "${name.slice(0, most.name)}" has fewer than two points`);
    if (points.some(([, y]) => y < least)) fail(`the line "${name.slice(0, most.name)}" goes below the axis`);
    return { name: short(name, 'a name', most.name), points };
  });
}
