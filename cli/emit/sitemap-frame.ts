/** What the library writes before the entries of a sitemap, and after them. */
export const sitemapHead =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
export const sitemapEnd = '</urlset>';
