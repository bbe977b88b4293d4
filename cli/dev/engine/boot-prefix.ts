/**
 * Script that runs before the boot script of a page. It disables prefetching, because prefetched pages would be outdated after a change, and
 * shifts the browser's clock by `shift` milliseconds.
 */
export function bootPrefix({ shift }: { shift: number }): string {
  const connection = 'Object.defineProperty(navigator,"connection",{value:{saveData:true}});';
  return shift === 0 ? connection : `${connection}{const now=Date.now;Date.now=()=>now()+${shift}};`;
}
