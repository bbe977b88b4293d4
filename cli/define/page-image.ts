/**
 * Value of `image` in a page's JSON-LD that stands for its Open Graph image: the picture the page names, or the one drawn
 * for it, whose address is known only after the page is rendered.
 */
export const pageImage = 'page-image:';
