/** The components of the blog. Each has a page below `/dev-blog/components/`. */
export const blogComponents = [
  'list-head',
  'banners',
  'activity-strip',
  'category-tabs',
  'article-list',
  'article-card',
  'cover',
  'category-art',
  'category-link',
  'empty-state',
  'pagination',
  'trial-card',
  'friendly-links',
  'breadcrumb',
  'article-head',
  'day-time',
  'contents',
  'prose',
  'related',
  'neighbours',
] as const;
export type BlogComponent = (typeof blogComponents)[number];
