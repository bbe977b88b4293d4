/**
 * Sets the number that a paragraph of a fitted text begins with (`4.2`, `10.3`) apart from its words, so that it can hang in the
 * margin. A number is a clause's only with a space behind it: `3.5% of …` and `1.1：…` stay as they are.
 */
export function withClauseNumbers(html: string): string {
  return html.replace(/<p>(\d{1,2}(?:\.\d{1,2}){1,2})\s+(?=\S)/g, '<p data-clause><span>$1</span> ');
}
