/** The content files of a site, below its folder. */
export const contentFolder = 'config/content';
