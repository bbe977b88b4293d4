import { plainText } from '#generator';

export type Heading = { id: string; text: string };
/** A section of a text with the sections in it. */
export type Section = Heading & { parts: readonly Heading[] };

/** The sections of a fitted text: its `<h2>`, each with its `<h3>`. A heading without words is none. */
export function headingsOf(html: string): readonly Section[] {
  const sections: (Heading & { parts: Heading[] })[] = [];
  for (const [, level, id = '', words = ''] of html.matchAll(/<h([23]) id="([^"]+)"[^>]*>([^]*?)<\/h\1>/g)) {
    const text = plainText(words);
    if (text === '') continue;
    if (level === '2') sections.push({ id, text, parts: [] });
    else sections.at(-1)?.parts.push({ id, text });
  }
  return sections;
}
