import type { BlogComponent } from '../../config/blog-components.ts';

/** Address of an article. */
export function articleAddress(id: string): string {
  return `/dev-blog/${encodeURIComponent(id)}`;
}

/** Where a page of a list stands: of one category, or of the whole blog without one. The first page is the list's own address. */
export function listAddress({ type, page = 1 }: { type?: string | undefined; page?: number }): string {
  const list = type === undefined ? '/dev-blog' : `/dev-blog/category/${encodeURIComponent(type)}`;
  return page > 1 ? `${list}/page/${page}` : list;
}

/** Address of an author's page; without an id, that of the list of authors. */
export function authorAddress(id?: string): string {
  return id === undefined ? '/dev-blog/author' : `/dev-blog/author/${encodeURIComponent(id)}`;
}

/** Where a component of the blog shows its states. */
export function componentAddress(name: BlogComponent): string {
  return `/dev-blog/components/${name}`;
}
