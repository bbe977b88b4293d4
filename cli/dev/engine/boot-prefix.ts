/**
 * Script that runs before the boot script of a page. It has pages not prefetched, which would show what they were before a change, and moves
 * the clock of the browser by `shift` milliseconds.
 */
export function bootPrefix({ shift }: { shift: number }): string {
  const connection = 'Object.defineProperty(navigator,"connection",{value:{saveData:true}});';
  return shift === 0 ? connection : `${connection}{const now=Date.now;Date.now=()=>now()+${shift}};`;
}
