/** The text that the library writes before and after the entries of a sitemap. */
export const sitemapHead =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
export const sitemapEnd = '</urlset>';
