import type { PageEntry } from '../app/lazy-page.ts';

/** Pages of the desk without script. Rendered on the server only; the browser's page table does not list them. */
export const adminPages: readonly PageEntry[] = [
  {
    path: '/admin/sign-in',
    file: 'src/routes/admin-sign-in.tsx',
    areas: ['admin', 'errors'],
    load: () => import('../routes/admin-sign-in.tsx'),
  },
  {
    path: '/admin/sign-out',
    file: 'src/routes/admin-sign-out.tsx',
    areas: ['admin'],
    load: () => import('../routes/admin-sign-out.tsx'),
  },
  {
    path: '/admin/password',
    file: 'src/routes/admin-password.tsx',
    areas: ['admin', 'errors'],
    load: () => import('../routes/admin-password.tsx'),
  },
  {
    path: '/admin/orders/:orderId',
    file: 'src/routes/admin-order.tsx',
    areas: ['admin', 'admin-order', 'admin-watch', 'errors'],
    load: () => import('../routes/admin-order.tsx'),
  },
  {
    path: '/admin/money',
    file: 'src/routes/admin-money.tsx',
    areas: ['admin', 'admin-order', 'admin-watch', 'errors'],
    load: () => import('../routes/admin-money.tsx'),
  },
  {
    path: '/admin/differences',
    file: 'src/routes/admin-differences.tsx',
    areas: ['admin', 'admin-watch', 'errors'],
    load: () => import('../routes/admin-differences.tsx'),
  },
  {
    path: '/admin/health',
    file: 'src/routes/admin-health.tsx',
    areas: ['admin', 'admin-watch', 'errors'],
    load: () => import('../routes/admin-health.tsx'),
  },
  {
    path: '/admin/call-backs',
    file: 'src/routes/admin-call-backs.tsx',
    areas: ['admin', 'admin-call-backs', 'rto-pages', 'errors'],
    load: () => import('../routes/admin-call-backs.tsx'),
  },
  {
    path: '/admin/reports',
    file: 'src/routes/admin-reports.tsx',
    areas: ['admin', 'admin-reports', 'rc-details', 'errors'],
    load: () => import('../routes/admin-reports.tsx'),
  },
  {
    path: '/admin/blog',
    file: 'src/routes/admin-blog.tsx',
    areas: ['admin', 'admin-blog', 'errors'],
    load: () => import('../routes/admin-blog.tsx'),
  },
  {
    path: '/admin/blog/:articleId/compare',
    file: 'src/routes/admin-article-compare.tsx',
    areas: ['admin', 'admin-blog', 'errors'],
    load: () => import('../routes/admin-article-compare.tsx'),
  },
  {
    path: '/admin/blog/:articleId/poll',
    file: 'src/routes/admin-article-poll.tsx',
    areas: ['admin', 'admin-blog', 'errors'],
    load: () => import('../routes/admin-article-poll.tsx'),
  },
  {
    path: '/admin/topics',
    file: 'src/routes/admin-topics.tsx',
    areas: ['admin', 'admin-topics', 'errors'],
    load: () => import('../routes/admin-topics.tsx'),
  },
  {
    path: '/admin/images',
    file: 'src/routes/admin-images.tsx',
    areas: ['admin', 'admin-images', 'errors'],
    load: () => import('../routes/admin-images.tsx'),
  },
  {
    path: '/admin/layout',
    file: 'src/routes/admin-layout.tsx',
    areas: ['admin', 'admin-documents', 'errors'],
    load: () => import('../routes/admin-layout.tsx'),
  },
  {
    path: '/admin/layout/document',
    file: 'src/routes/admin-layout-document.tsx',
    areas: ['admin', 'admin-documents', 'errors', 'rto-pages'],
    load: () => import('../routes/admin-layout-document.tsx'),
  },
  {
    path: '/admin/forms',
    file: 'src/routes/admin-forms.tsx',
    areas: ['admin', 'admin-documents', 'errors'],
    load: () => import('../routes/admin-forms.tsx'),
  },
  {
    path: '/admin/forms/:formId',
    file: 'src/routes/admin-form.tsx',
    areas: ['admin', 'admin-documents', 'forms', 'errors'],
    load: () => import('../routes/admin-form.tsx'),
  },
  {
    path: '/admin/forms/:formId/submissions',
    file: 'src/routes/admin-submissions.tsx',
    areas: ['admin', 'admin-documents', 'errors'],
    load: () => import('../routes/admin-submissions.tsx'),
  },
];
