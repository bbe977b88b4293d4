/** Matches addresses: `*` matches anything within a segment, `**` anything, `?` one character. */
export function matcher(glob: string): (address: string) => boolean {
  const source = glob.replace(/\*\*|\*|\?|[^\w/]/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    return `\\${part}`;
  });
  const pattern = new RegExp(`^${source}$`);
  return (address) => pattern.test(address);
}
