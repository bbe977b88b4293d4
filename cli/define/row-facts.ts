import { planned, type Row } from './route.ts';

/** Names a row of the route table: `zh /sms`. */
export type RowKey = `${string} /${string}`;

/** Something that a page reads of the row of another page: `name zh /sms`. */
export type RowFact = `${'name' | 'isPlanned'} ${RowKey}`;

/** Facts of rows; null when the route table has no such row. */
export type RowFacts = Readonly<Record<RowFact, string | boolean | null>>;

/** Reads rows of which the facts are known. */
export type RowReader = {
  /** Name of a row's page; null when the route table has no such row. */
  nameOf(row: RowKey): string | null;
  /** Whether the page of a row is not built yet. */
  isPlanned(row: RowKey): boolean;
};

/** Finds facts in a route table. */
export function rowFacts({ rows, facts }: { rows: readonly Row[]; facts: readonly RowFact[] }): RowFacts {
  return Object.fromEntries(
    facts.map((fact) => {
      const [kind, edition, path] = fact.split(' ');
      const row = rows.find((other) => other.edition === edition && other.path === path);
      return [fact, row ? (kind === 'name' ? row.name : row.page === planned) : null];
    }),
  );
}

/** Throws for facts that are not known: the page is not rendered again when these change. */
export function rowReader(known: RowFacts): RowReader {
  const read = (fact: RowFact) => {
    const value = known[fact];
    if (value === undefined) throw new Error(`the page does not declare \`${fact}\`: add it to its \`rows\``);
    return value;
  };
  return {
    nameOf: (row) => read(`name ${row}`) as string | null,
    isPlanned: (row) => read(`isPlanned ${row}`) === true,
  };
}
