/** Folders of the content whose texts may have pictures beside them. */
export const textFolders = ['blog/articles', 'cases/articles'] as const;
