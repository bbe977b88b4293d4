import { anchored } from '../define/anchored.ts';
import type { MarkdownFile } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { addressOfText } from './text-address.ts';

/** A link to a place of another page. */
const link = /(<a\b[^<>]* href=")(\/[^"#?]*)#([^"]+)"/g;

type WithTextPlacesOptions = {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  /** The parts of the content by name. */
  parts: Readonly<Record<string, unknown>>;
};

/** The parts, in which links between texts of records have the ids that these places get on their pages. */
export function withTextPlaces({ definition, parts }: WithTextPlacesOptions): Readonly<Record<string, unknown>> {
  const folders = Object.entries(definition.local.parts).flatMap(([name, part]) =>
    part.kind === 'texts' && part.record !== undefined ? [[name, parts[name] as readonly MarkdownFile[]] as const] : [],
  );
  const targets = new Map<string, string>();
  for (const { path, text } of folders.flatMap(([, files]) => files)) {
    const address = addressOfText(definition, path);
    if (text !== null && address !== null) targets.set(address, text.content);
  }
  const resolved = (html: string) =>
    html.replace(link, (whole, start: string, path: string, fragment: string) => {
      const target = targets.get(path);
      const id = target === undefined ? null : idOfPlace(target, fragment);
      return id === null ? whole : `${start}${path}#${id}"`;
    });
  const withPlaces = (file: MarkdownFile): MarkdownFile =>
    file.text === null ? file : { ...file, text: { ...file.text, content: resolved(file.text.content) } };
  return { ...parts, ...Object.fromEntries(folders.map(([name, files]) => [name, files.map(withPlaces)])) };
}

/** The id that the page of a text gives to the place that a fragment means; null when there is none. */
function idOfPlace(html: string, fragment: string): string | null {
  const ids = html.replace(/(<[a-z][^<>]*\s)(?:id|name)="([^"]*)"/gi, '$1id="s-$2"');
  const [, id = null] = /<a href="#([^"]*)"><\/a>$/.exec(anchored(`${ids}<a href="#${fragment}"></a>`)) ?? [];
  return id?.startsWith('s-') ? id : null;
}
