/** Whether a JPEG has an end marker (ITU-T T.81, B.1.1). Data may follow it: phones append videos. */
export function hasJpegEnd(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return true;
    // 0xff fills, and 0 follows 0xff in a scan; 0xd0 to 0xd8 and 1 have no length. Segments are skipped: metadata has previews with ends.
    const hasLength = marker > 1 && marker < 0xff && (marker < 0xd0 || marker > 0xd8);
    if (hasLength && at + 3 >= bytes.length) return false;
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2) + (hasLength ? bytes.readUInt16BE(at + 2) : 0));
  }
  return false;
}

/**
 * Whether the blocks of a GIF (GIF89a, section 17) end before the file does, and one is a picture. The trailer may be missing: many encoders
 * leave it out, and browsers do not need it.
 */
export function hasWholeGifBlocks(bytes: Buffer): boolean {
  const colours = (at: number) => (bytes[at]! & 0x80 ? 3 << ((bytes[at]! & 7) + 1) : 0);
  let at = 13 + colours(10);
  let hasPicture = false;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) break;
    if (kind === 0x21) at = afterSubBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      at = afterSubBlocks(bytes, at + 11 + colours(at + 9));
      hasPicture = true;
    } else if (kind === 0) at += 1;
    else return false;
  }
  return hasPicture && at <= bytes.length;
}

/** The position after a sequence of sub-blocks; infinite when the file ends in it. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    if (bytes[at] === 0) return at + 1;
    at += bytes[at]! + 1;
  }
  return Infinity;
}
