/** The blog's components, in the order a reader meets them: each has a page of its own below `/dev-blog/components/`. */
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
