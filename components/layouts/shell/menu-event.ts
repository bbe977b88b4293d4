/** Id that clicks on a menu link are counted under: one for each address. */
export const menuEvent = (url: string): string => `menu:${url}`;
