/** Pictures that lie beside the content: served under names that tell their bytes, so that browsers may keep them. */
export const pictureFolder = 'assets/pictures';

/** How Markdown names a picture beside it: `./name.jpg`. SVG is left out, because it can run scripts. */
export const besidePattern = /^\.\/([\w-][\w.-]*)\.(png|jpe?g|webp|avif|gif)$/;

/** Addresses of pictures in HTML. */
export const pictureAddresses = /\/assets\/pictures\/[\w.-]+/g;

/** Address of a picture by its file's name and the SHA-256 of its bytes. */
export function pictureAddress({ name, hash }: { name: string; hash: string }): string {
  const dot = name.lastIndexOf('.');
  return `/${pictureFolder}/${name.slice(0, dot)}-${hash.slice(0, 8)}${name.slice(dot)}`;
}
