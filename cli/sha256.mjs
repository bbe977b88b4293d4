import { createHash, hash } from 'node:crypto';

/**
 * SHA-256 of the parts one after another, in hex: the name of everything that is kept by content.
 *
 * @param {...(string | Uint8Array)} parts strings count as UTF-8
 * @returns {string}
 */
export function sha256(...parts) {
  // In one call it takes half the time: a page is hashed a dozen times.
  if (parts.length === 1) return hash('sha256', parts[0]);
  const all = createHash('sha256');
  for (const part of parts) all.update(part);
  return all.digest('hex');
}

/**
 * The first 64 bits of it: enough to distinguish the inputs of one site.
 *
 * @param {string | Uint8Array} content
 * @returns {string} 16 hex digits
 */
export function shortHash(content) {
  // Cut from the longer text it would keep that in memory, for every page.
  return hash('sha256', content, 'buffer').toString('hex', 0, 8);
}

/**
 * The first 128 bits of it: a key for cached content, for which no collision can be constructed. Half as long as the whole hash, because a
 * large site holds some hundred thousand of them.
 *
 * @param {string | Uint8Array} content
 * @returns {string} 32 hex digits
 */
export function keyOf(content) {
  return hash('sha256', content, 'buffer').toString('hex', 0, 16);
}
