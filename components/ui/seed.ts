/** 32-bit FNV-1a hash of a text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The `index`th pseudorandom number below `below` of a seed. */
export function draw({ seed, index, below }: { seed: number; index: number; below: number }): number {
  return (Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) >>> 12) % below;
}
