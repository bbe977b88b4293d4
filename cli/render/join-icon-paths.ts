/** An icon as the library draws it. */
const icon = /(<svg [^>]*class="lucide[ "][^>]*>)(.*?)<\/svg>/gs;
const neighbours = /<path d="([^"]*)"><\/path><path d="([^"]*)"><\/path>/;

/** The lines of each icon as one path: a menu of icons is half as heavy. Paths with looks of their own stay apart. */
export function joinIconPaths(html: string): string {
  return html.replace(icon, (_, start: string, shapes: string) => `${start}${joined(shapes)}</svg>`);
}

function joined(shapes: string): string {
  const next = shapes.replace(
    neighbours,
    (_, one: string, other: string) => `<path d="${one}${absolute(other)}"></path>`,
  );
  return next === shapes ? shapes : joined(next);
}

/** A path's first `m` is absolute whatever its case; the pairs that follow it in the same breath are not. */
function absolute(path: string): string {
  const [, x, y, rest] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(.*)$/s.exec(path) ?? [];
  if (rest === undefined) return path;
  return `M${x} ${y}${/^\s*[-\d.]/.test(rest) ? `l${rest.trimStart()}` : rest}`;
}
