/** Kinds of files that a report takes as evidence, by media type. */
export const evidenceTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'application/pdf',
  'video/mp4',
] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** Files of one report at most. */
export const evidenceFiles = 5;

/** Bytes of a file that `evidenceTypeOf` needs. */
export const evidenceHead = 12;

/** How each kind begins: the bytes as Latin-1 text. MP4 names its brand; HEIC and QuickTime have others. */
const beginnings: Record<EvidenceType, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
  'application/pdf': /^%PDF-/,
  'video/mp4': /^[^]{4}ftyp(?:iso\w|mp4\d|avc1|M4V |MSNV|dash|3gp\w|f4v )/,
};

/** The kind of a file by its first bytes, whatever its name says; null when it is none that a report takes. */
export function evidenceTypeOf(bytes: Uint8Array): EvidenceType | null {
  const head = String.fromCharCode(...bytes.subarray(0, evidenceHead));
  return evidenceTypes.find((type) => beginnings[type].test(head)) ?? null;
}
