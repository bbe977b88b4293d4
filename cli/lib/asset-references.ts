/** Assets in pages: script and link tags, and the script addresses of islands and try-outs. */
const inHtml = [
  /<(?:script|link)\b[^>]*?\s(?:src|href)=["']?\/(assets\/[\w./-]+)/gi,
  /<[a-z][^>]*?\sdata-[\w-]+=["']?\/(assets\/[\w./-]+)/gi,
];
const inCss = [/url\(["']?\/(assets\/[\w./-]+)/g];

/**
 * The assets that a page or a style sheet needs, as paths below the document root. Without links and pictures: they may come from content,
 * and an error there must not block a release.
 */
export function assetReferences({ path, text }: { path: string; text: string }): Set<string> {
  const patterns = path.endsWith('.html') ? inHtml : path.endsWith('.css') ? inCss : [];
  const found = new Set<string>();
  // Fast check: most texts have none.
  if (!text.includes('/assets/')) return found;
  for (const pattern of patterns) for (const match of text.matchAll(pattern)) found.add(match[1]!);
  return found;
}
