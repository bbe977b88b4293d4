/** First segment of a path, `index` for the root. */
export function pageNameOf(path: string): string {
  return path.split('/')[1] || 'index';
}
