/** A number and a bar with one or several parts, relative to the longest. */
export function measure(shown: string, parts: readonly number[], longest: number): string {
  const spans = parts
    .map((part) => (longest > 0 ? Math.round((part / longest) * 1000) / 10 : 0))
    .map((share) => `<i style="width:${share}%"></i>`);
  return `<span class="measure"><b>${shown}</b><span class="bar" aria-hidden="true">${spans.join('')}</span></span>`;
}

/** A table cell, with its heading for narrow screens. */
export const cell = (heading: string, content: string, kind = '') =>
  `<td data-heading="${heading}"${kind && ` class="${kind}"`}>${content}</td>`;

/** A table whose rows become blocks on a narrow screen. */
export function table(headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table class="rows"><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

export const time = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
