/** `/assets/<name>-<hash>.<ext>`: esbuild writes eight capitals and digits, the program hex digits. */
const hashedName = /(\bassets\/[\w./-]*?)-(?:[0-9A-Z]{8}|[0-9a-f]{8,64})(?=\.\w+)/g;
const releaseName = /\b\d{8}T\d{6}Z-[0-9a-f]{12}\b/g;

/** Removes hashes of assets and ids of releases from a text. */
export function stableNames(text: string): string {
  return text.replace(hashedName, '$1').replace(releaseName, '<release>');
}
