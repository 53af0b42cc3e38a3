import type { PageEntry } from '../app/lazy-page.ts';

const areas = ['admin', 'admin-blog', 'errors'] as const;

/** The pages of the desk on which texts are written. They bring one small script: a preview that follows the typing, and
 * a copy of what is not saved yet (docs/adr/0021). All that they do works without it. */
export const editorPages: readonly PageEntry[] = [
  {
    path: '/admin/blog/new',
    file: 'src/routes/admin-article-new.tsx',
    areas,
    load: () => import('../routes/admin-article-new.tsx'),
  },
  {
    path: '/admin/blog/:articleId',
    file: 'src/routes/admin-article.tsx',
    areas,
    load: () => import('../routes/admin-article.tsx'),
  },
];
