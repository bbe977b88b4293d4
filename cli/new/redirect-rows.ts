import { isMap, isSeq, parseDocument } from 'yaml';

type RowFields = { from: string; to: string };
type WithoutRowOptions = { text: string; matches: (row: RowFields) => boolean };

/** The file without the rows that match, whose other bytes stay. */
export function withoutRow({ text, matches }: WithoutRowOptions): string {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return text;
  return contents.items.reduceRight<string>((rest, item) => {
    if (!isMap(item) || !item.range || !matches(item.toJSON() as RowFields)) return rest;
    const [start, , end] = item.range;
    return rest.slice(0, rest.lastIndexOf('-', start)) + rest.slice(end);
  }, text);
}
