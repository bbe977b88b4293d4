/** The file of editors with moved and removed addresses, below the project folder. */
export const redirectFilePath = 'config/content/redirects.yaml';
