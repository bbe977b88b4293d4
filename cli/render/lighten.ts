import { joinIconPaths } from './join-icon-paths.ts';

/** A tag of a drawing. What people wrote about drawings is text, and its `<` an entity. */
const drawn =
  /<(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|use|stop|image|mask|clipPath|linearGradient|radialGradient|pattern|symbol) [^>]*>/g;

/** Names that the icon library gives every icon, for those who style by them. Nobody here does. */
const onlyIconNames = / class="lucide(?: lucide-[\w-]+)*"/g;
const iconNames = / class="lucide(?: lucide-[\w-]+)* /g;

/** HTML needs no namespace declaration for SVG. */
const namespaces = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;

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
 * Takes off the markup what React and the icon library write and nothing reads: comments between texts, which only
 * hydration needs, and what drawings carry for other places than a page. A tenth of a page's bytes, compressed, is that.
 */
export function lighten(html: string): string {
  return joinIconPaths(html).replaceAll('<!-- -->', '').replace(drawn, lightenTag).replace(emptyShapes, '/>');
}

function lightenTag(tag: string): string {
  return tag
    .replace(measures, (measure) => measure.replace(fine, hundredth))
    .replace(onlyIconNames, '')
    .replace(iconNames, ' class="')
    .replace(namespaces, '');
}
