import type { DocumentAssets } from '../../render/document.ts';
import { shortHash } from '../../sha256.mjs';

/** What a document consists of, by hashes: where only the styles differ, a browser need not replace the page. */
export type Version = { script: string; page: string; styles: string };

/** Names that follow from styles and drawings, not from what the page says. */
const cardName = /\/assets\/card-[0-9a-f]{16}\.png/g;

export function versionOf({ html, assets }: { html: string; assets: DocumentAssets }): Version {
  const { styles, script, boot } = assets;
  const text = styles.reduce((left, href) => left.replace(href, ''), html.replace(cardName, ''));
  return { script: shortHash(script + boot), page: shortHash(text), styles: shortHash(styles.join(' ')) };
}

/** A version as the attribute of a document and the parameter of a request. */
export const formatVersion = ({ script, page, styles }: Version) => [script, page, styles].join('.');

export function parseVersion(text: string): Version | null {
  const [script, page, styles] = text.split('.');
  return script && page && styles ? { script, page, styles } : null;
}

/** What a browser that shows one version has to do to show another. */
export type Step = 'nothing' | 'styles' | 'page' | 'reload';

export function stepBetween(shown: Version | null, now: Version): Step {
  if (shown?.script !== now.script) return 'reload';
  if (shown.page !== now.page) return 'page';
  return shown.styles === now.styles ? 'nothing' : 'styles';
}
