/** Pictures that lie beside the content: served under names that tell their bytes, so that browsers may keep them. */
export const pictureFolder = 'assets/pictures';

/** The name of a picture beside a text. */
export const pictureName = /^[^./\\][^/\\]*\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Addresses of pictures in HTML. */
export const pictureAddresses = /\/assets\/pictures\/[\w.-]+/g;

/** A smaller variant of a picture: it has fewer bytes than the original. */
export type PictureForm = { format: 'avif' | 'webp'; width: number; address: string };
/** Smaller variants by the address of the original, the best format first. */
export type PictureForms = Readonly<Record<string, readonly PictureForm[]>>;

/** Whether an address of Markdown or front matter is relative: it names a picture beside the text. */
export const isBeside = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(address);

/** Address of a picture by its file's name and the SHA-256 of its bytes. The hash replaces what is not plain in the name. */
export function pictureAddress({ name, hash }: { name: string; hash: string }): string {
  const dot = name.lastIndexOf('.');
  const stem = name
    .slice(0, dot)
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `/${pictureFolder}/${stem && `${stem}-`}${hash.slice(0, 8)}${name.slice(dot).toLowerCase()}`;
}

/** A picture beside a page or a component, as code imports it: its address, and the size that it is shown with. */
export type PagePicture = { address: string; width: number; height: number };
