import { createHash, hash } from 'node:crypto';

/**
 * SHA-256 of the concatenated parts, in hex.
 *
 * @param {...(string | Uint8Array)} parts strings count as UTF-8
 * @returns {string}
 */
export function sha256(...parts) {
  // One call takes half the time; a page is hashed a dozen times.
  if (parts.length === 1) return hash('sha256', parts[0]);
  const all = createHash('sha256');
  for (const part of parts) all.update(part);
  return all.digest('hex');
}

/**
 * The first 64 bits of the SHA-256: enough to distinguish the inputs of one site.
 *
 * @param {string | Uint8Array} content
 * @returns {string} 16 hex digits
 */
export function shortHash(content) {
  // A slice of the longer string would keep all of it in memory.
  return hash('sha256', content, 'buffer').toString('hex', 0, 8);
}

/**
 * The first 128 bits of the SHA-256: a collision-resistant key for cached content. Half as long as the whole hash, because a large site has
 * some 100,000 of them in memory.
 *
 * @param {string | Uint8Array} content
 * @returns {string} 32 hex digits
 */
export function keyOf(content) {
  return hash('sha256', content, 'buffer').toString('hex', 0, 16);
}
