/** What pages load of the bundle, by script and link tags and by the addresses that islands and try-outs carry. */
const inHtml = [
  /<(?:script|link)\b[^>]*?\s(?:src|href)=["']?\/(assets\/[\w./-]+)/gi,
  /<[a-z][^>]*?\sdata-[\w-]+=["']?\/(assets\/[\w./-]+)/gi,
];
const inCss = [/url\(["']?\/(assets\/[\w./-]+)/g];

/**
 * The bundled files that a page or a style sheet cannot do without, as paths below the document root. Links and pictures are not
 * among them: those may come from content, and a mistake there must not keep a whole release back.
 */
export function assetReferences({ path, text }: { path: string; text: string }): Set<string> {
  const patterns = path.endsWith('.html') ? inHtml : path.endsWith('.css') ? inCss : [];
  const found = new Set<string>();
  // Most texts name none, and to look at every tag takes longer than to see that.
  if (!text.includes('/assets/')) return found;
  for (const pattern of patterns) for (const match of text.matchAll(pattern)) found.add(match[1]!);
  return found;
}
