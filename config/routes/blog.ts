import { rows } from './route.ts';

export const blog = rows({ edition: 'zh', layout: 'blog', label: '开发者博客', parent: '/dev-blog' }, [
  { path: '/dev-blog', aliases: ['/blog'], name: '开发者博客', page: 'blog/list', each: 'blog-list' },
  { path: '/dev-blog/page/{page}', name: '开发者博客', page: 'blog/list', each: 'blog-pages' },
  { path: '/dev-blog/category/{type}', name: '博客分类', page: 'blog/list', each: 'blog-categories' },
  { path: '/dev-blog/category/{type}/page/{page}', name: '博客分类', page: 'blog/list', each: 'blog-category-pages' },
  { path: '/dev-blog/author', name: '博客作者', page: 'blog/authors' },
  {
    path: '/dev-blog/author/{id}',
    name: '博客作者',
    page: 'blog/author',
    each: 'blog-authors',
    parent: '/dev-blog/author',
  },
  { path: '/dev-blog/{id}', name: '博客文章', page: 'blog/article', each: 'blog-articles' },
  {
    path: '/dev-blog/components/{name}',
    name: '博客组件',
    page: 'blog/components',
    each: 'blog-components',
    // For authors: not indexed and not in sitemaps.
    canonical: '/dev-blog',
  },
]);
