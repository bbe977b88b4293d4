/** A string of JSON with the colon that makes it a key, or the begin or end of an object or list. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** The first key that occurs twice in an object of valid JSON, with line and column; null if there is none. `JSON.parse` takes the last value. */
export function duplicateKey(text: string): { key: string; place: string } | null {
  const open: Set<string>[] = [];
  for (const { 0: found, 1: written, 2: colon, index } of text.matchAll(token)) {
    if (found === '{' || found === '[') open.push(new Set());
    else if (found === '}' || found === ']') open.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(written!) as string;
      const keys = open.at(-1)!;
      if (keys.has(key)) {
        const before = text.slice(0, index).split('\n');
        return { key, place: `${before.length}:${before.at(-1)!.length + 1}` };
      }
      keys.add(key);
    }
  }
  return null;
}
