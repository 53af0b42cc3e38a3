import type { PageEntry } from '../app/lazy-page.ts';

/** The queue. Its only script adds keyboard shortcuts (docs/adr/0027). */
export const queuePages: readonly PageEntry[] = [
  {
    path: '/admin',
    file: 'src/routes/admin.tsx',
    areas: ['admin', 'admin-queue', 'admin-order', 'errors'],
    load: () => import('../routes/admin.tsx'),
  },
];
