/** A tag of a drawing. What people wrote about drawings is text, and its `<` an entity. */
const drawn =
  /<(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|use|stop|image|mask|clipPath|linearGradient|radialGradient|pattern|symbol) [^>]*>/g;

/** Shapes that hold nothing. In a drawing, unlike elsewhere in HTML, a slash may close them. */
const emptyShapes = /><\/(?:path|circle|ellipse|rect|line|polyline|polygon|stop|use)>/g;

/**
 * What says where a shape is: a sum of floats says it to the fifteenth digit. Not what was written with fewer: in a compact
 * path the flags of an arc touch the number that follows, `a5 5 0 014.25`.
 */
const measures = / (?:d|x|y|[xy][12]|c[xy]|r[xy]?|width|height|points|transform)="[^"]*\.\d{6}[^"]*"/g;
const fine = /\d*\.\d{6,}/g;
const hundredth = (number: string) => String(Math.round(Number(number) * 100) / 100);

/**
 * Takes off the markup what React writes and nothing reads: comments between texts, which only hydration needs, and what shapes need not
 * say.
 */
export function lighten(html: string): string {
  return html.replaceAll('<!-- -->', '').replace(drawn, rounded).replace(emptyShapes, '/>');
}

const rounded = (tag: string) => tag.replace(measures, (measure) => measure.replace(fine, hundredth));
