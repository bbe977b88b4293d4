import { figureDataOf } from './figure-data.ts';

/** A code block whose language is `figure`, and nothing but text in it. */
export const figureBlock = /<pre><code class="language-figure">([^<]+)<\/code><\/pre>/g;
const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;

/** The figure that the text of a code block describes, or why it describes none. */
export const figureIn = (text: string) => figureDataOf(decoded(text));

/** Why figures of a piece of HTML cannot be drawn, and their data. */
export function figureProblems(html: string): { why: string; text: string }[] {
  return [...html.matchAll(figureBlock)].flatMap(([, text = '']) => {
    const read = figureIn(text);
    return 'problem' in read ? [{ why: read.problem, text: decoded(text) }] : [];
  });
}

/** The text of a code block. */
export const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity as keyof typeof characters]);
