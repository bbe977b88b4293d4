import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentText } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { htmlLinks } from '../content/links.ts';
import { addressOfText } from '../embedded-api/text-address.ts';
import { lineOfValue } from '../embedded-api/text-place.ts';
import { decode } from '../lib/decode.ts';
import type { Problem } from '../problem.ts';
import { type FragmentOptions, fragmentOf } from '../render/fragments.ts';

type DeadPlacesOptions = Pick<FragmentOptions, 'mediaHosts' | 'fit'> & {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  texts: readonly ContentText[];
  /** The content folder. */
  folder: string;
};

/** Warnings of links between texts whose fragment is no place of the text that they lead to. A build knows those of all pages. */
export function deadPlaces({ definition, texts, folder, mediaHosts, fit }: DeadPlacesOptions): Problem[] {
  const targets = new Map(
    texts.flatMap((text) => {
      const address = addressOfText(definition, text.path);
      return address === null ? [] : [[address, text] as const];
    }),
  );
  const links = texts.flatMap(({ path, html }) =>
    htmlLinks(html).flatMap((href) => {
      const [, address = '', fragment = ''] = /^([^?#]+)#(.+)$/.exec(href) ?? [];
      const target = targets.get(address);
      return target === undefined || target.path === path ? [] : [{ path, href, fragment, target }];
    }),
  );
  const isDead = ({ fragment, target: { html, edition } }: (typeof links)[number]) => {
    const whole = `${html}<p><a href="#${fragment.replaceAll('"', '&quot;')}">·</a></p>`;
    const own = (text: string) =>
      fragmentOf({ html: text, edition, sizes: {}, mediaHosts, fit }).problems.filter(({ kind }) => kind === 'fragment')
        .length;
    return own(whole) > own(html);
  };
  return links.filter(isDead).map(({ path, href, target }) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const line = lineOfValue({ text, value: href, kind: 'place' });
    return {
      severity: 'warning',
      what: `${path}: a link leads to no place of another page: ${JSON.stringify(decode(href))}`,
      where: line === null ? join(folder, path) : `${join(folder, path)}:${line}`,
      why: `no heading and no id of ${target.path} has this name`,
      fix: 'name the words of a heading there, or link to the text as a whole',
    };
  });
}
