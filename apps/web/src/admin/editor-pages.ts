import type { PageEntry } from '../app/lazy-page.ts';

const areas = ['admin', 'admin-blog', 'errors'] as const;

/** Editing pages of the desk. They load one small script: a live preview, and a local copy of unsaved text
 * (docs/adr/0021). Everything works without it. */
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
