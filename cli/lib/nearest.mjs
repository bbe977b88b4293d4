/**
 * The three of `names` that are most similar to `name`.
 *
 * @param {string} name
 * @param {readonly string[]} names
 */
export function nearest(name, names) {
  return names
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/**
 * The most similar name, if it differs in few letters; else null.
 *
 * @param {string} name
 * @param {readonly string[]} names
 */
export function meant(name, names) {
  const [first] = nearest(name, names);
  if (first === undefined) return null;
  const differing = distance(name.toLowerCase(), first.toLowerCase());
  return differing <= Math.max(1, Math.floor(first.length / 3)) ? first : null;
}

/**
 * Letters to insert, delete, replace or swap with the next one (optimal string alignment).
 *
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1, isSwap ? before[j - 2] + 1 : Infinity));
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
