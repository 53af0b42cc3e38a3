import type { DeskPageEntry } from './shell/desk-entry.ts';

export const deskPages: readonly DeskPageEntry[] = [
  {
    path: '/moderate',
    module: 'moderation/moderation',
    copy: ['desk', 'desk-content', 'desk-moderation', 'errors'],
  },
  {
    path: '/moderate/appeals',
    module: 'moderation/appeals',
    copy: ['desk', 'desk-content', 'desk-moderation', 'errors'],
  },
  {
    path: '/moderate/lead',
    module: 'moderation/lead',
    copy: ['desk', 'desk-moderation', 'errors'],
  },
  {
    path: '/moderate/:kind/:id',
    module: 'moderation/written',
    copy: ['desk', 'desk-content', 'desk-moderation', 'errors'],
  },
  {
    path: '/desk/sign-in',
    module: 'sign-in/sign-in',
    copy: ['desk', 'errors'],
  },
  {
    path: '/desk/sign-out',
    module: 'sign-in/sign-out',
    copy: ['desk'],
  },
  {
    path: '/desk/password',
    module: 'sign-in/password',
    copy: ['desk', 'errors'],
  },
  {
    path: '/desk/orders/:orderId',
    module: 'order/order',
    copy: ['desk', 'desk-items', 'desk-order', 'desk-watch', 'errors'],
  },
  {
    path: '/desk/money',
    module: 'watch/money',
    copy: ['desk', 'desk-order', 'desk-watch', 'errors'],
  },
  {
    path: '/desk/differences',
    module: 'watch/differences',
    copy: ['desk', 'desk-watch', 'errors'],
  },
  {
    path: '/desk/health',
    module: 'watch/health',
    copy: ['desk', 'desk-watch', 'errors'],
  },
  {
    path: '/desk/call-backs',
    module: 'call-backs/call-backs',
    copy: ['desk', 'desk-call-backs', 'rto-pages', 'errors'],
  },
  {
    path: '/desk/grievances',
    module: 'grievances/grievances',
    copy: ['desk', 'desk-grievances', 'grievance-words', 'errors'],
  },
  {
    path: '/desk/rto',
    module: 'rto/rto-queue',
    copy: ['desk'],
  },
  {
    path: '/desk/rto/:orderId',
    module: 'rto/rto-order',
    copy: ['desk', 'desk-order', 'desk-rto', 'rto-pages', 'errors'],
  },
  {
    path: '/desk/sales',
    module: 'sales/sales',
    copy: ['desk', 'desk-sales', 'errors'],
  },
  {
    path: '/desk/listings',
    module: 'listings/listings',
    copy: ['desk', 'desk-listings', 'errors'],
  },
  {
    path: '/desk/insurance',
    module: 'insurance/insurance',
    copy: ['desk', 'desk-insurance', 'errors'],
  },
  {
    path: '/desk/insurance/tariff',
    module: 'insurance/insurance-tariff',
    copy: ['desk', 'desk-insurance', 'errors'],
  },
  {
    path: '/desk/insurance/:inspectionId',
    module: 'insurance/insurance-inspection',
    copy: ['desk', 'desk-insurance', 'errors'],
  },
  {
    path: '/desk/inspections',
    module: 'inspections/inspections',
    copy: ['desk', 'desk-inspections', 'errors'],
  },
  {
    path: '/desk/inspections/:inspectionId',
    module: 'inspections/inspection',
    copy: ['desk', 'desk-inspections', 'inspection-report', 'errors'],
  },
  {
    path: '/desk/reports',
    module: 'reports/reports',
    copy: ['desk', 'desk-reports', 'rc-details', 'errors'],
  },
  {
    path: '/desk/cars/videos',
    module: 'cars/car-videos',
    copy: ['desk', 'desk-cars', 'car-videos', 'errors'],
  },
  {
    path: '/desk/cars/taxes',
    module: 'cars/tax-rules',
    copy: ['desk', 'desk-cars', 'desk-tax-rules', 'errors'],
  },
  {
    path: '/desk/cars/:make/:model',
    module: 'cars/car',
    copy: ['desk', 'desk-cars', 'errors'],
  },
  {
    path: '/desk/cars',
    module: 'cars/cars',
    copy: ['desk', 'desk-cars', 'errors'],
  },
  {
    path: '/desk/car-reviews',
    module: 'car-reviews/car-reviews',
    copy: ['desk', 'desk-content', 'car-reviews', 'errors'],
  },
  {
    path: '/desk/content-reports',
    module: 'content-reports/content-reports',
    copy: ['desk', 'desk-content', 'errors'],
  },
  {
    path: '/desk/partners/:firmId',
    module: 'partners/firm-money',
    copy: ['desk', 'desk-firm-money', 'errors'],
  },
  {
    path: '/desk/partners',
    module: 'partners/partners',
    copy: ['desk', 'desk-partners', 'errors'],
  },
  {
    path: '/desk/corrections',
    module: 'corrections/corrections',
    copy: ['desk', 'desk-corrections', 'errors'],
  },
  {
    path: '/desk/blog',
    module: 'articles/articles',
    copy: ['desk', 'desk-blog', 'errors'],
  },
  {
    path: '/desk/blog/:articleId/compare',
    module: 'articles/article-compare',
    copy: ['desk', 'desk-blog', 'errors'],
  },
  {
    path: '/desk/blog/:articleId/poll',
    module: 'articles/article-poll',
    copy: ['desk', 'desk-blog', 'errors'],
  },
  {
    path: '/desk/topics',
    module: 'topics/topics',
    copy: ['desk', 'desk-topics', 'errors'],
  },
  {
    path: '/desk/images',
    module: 'images/images',
    copy: ['desk', 'desk-images', 'errors'],
  },
  {
    path: '/desk/layout',
    module: 'documents/layout',
    copy: ['desk', 'desk-documents', 'errors'],
  },
  {
    path: '/desk/layout/document',
    module: 'documents/layout-document',
    copy: ['desk', 'desk-documents', 'errors', 'rto-pages'],
  },
  {
    path: '/desk/forms',
    module: 'documents/forms',
    copy: ['desk', 'desk-documents', 'errors'],
  },
  {
    path: '/desk/forms/:formId',
    module: 'documents/form',
    copy: ['desk', 'desk-documents', 'forms', 'errors'],
  },
  {
    path: '/desk/forms/:formId/submissions',
    module: 'documents/submissions',
    copy: ['desk', 'desk-documents', 'errors'],
  },
  {
    path: '/desk/blog/new',
    module: 'articles/article-new',
    copy: ['desk', 'desk-blog', 'errors'],
    script: 'editor',
  },
  {
    path: '/desk/blog/:articleId',
    module: 'articles/article',
    copy: ['desk', 'desk-blog', 'errors'],
    script: 'editor',
  },
  {
    path: '/desk',
    module: 'queue/queue',
    copy: ['desk', 'desk-queue', 'desk-found', 'desk-order', 'errors'],
    script: 'queue',
  },
];
