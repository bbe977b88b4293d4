/** Where the state of the site is shown. */
export const inspectorPath = '/__site';
