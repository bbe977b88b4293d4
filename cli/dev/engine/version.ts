import type { DocumentAssets } from '../../render/document.ts';
import { shortHash } from '../../lib/sha256.mjs';

/** The version of a document, as hashes of its parts: if only the styles differ, the page need not be replaced. */
export type Version = { script: string; page: string; styles: string };

/** Names generated from styles and drawings, which do not affect the content. */
const imageName = /\/assets\/og-image-[0-9a-f]{16}\.png/g;

export function versionOf({ html, assets }: { html: string; assets: DocumentAssets }): Version {
  const { styles, script, boot } = assets;
  const text = styles.reduce((left, href) => left.replace(href, ''), html.replace(imageName, ''));
  return { script: shortHash(script + boot), page: shortHash(text), styles: stylesVersion(assets) };
}

export const stylesVersion = ({ styles }: DocumentAssets): string => shortHash(styles.join(' '));

/** Formats a version for an attribute or a query parameter. */
export const formatVersion = ({ script, page, styles }: Version) => [script, page, styles].join('.');

export function parseVersion(text: string): Version | null {
  const [script, page, styles] = text.split('.');
  return script && page && styles ? { script, page, styles } : null;
}

export type Step = 'nothing' | 'styles' | 'page' | 'reload';

export function stepBetween(shown: Version | null, now: Version): Step {
  if (shown?.script !== now.script) return 'reload';
  if (shown.page !== now.page) return 'page';
  return shown.styles === now.styles ? 'nothing' : 'styles';
}
