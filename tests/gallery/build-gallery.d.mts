export function buildGallery(options: { root: string; work: string; into: string }): Promise<string>;
