import type { Copies } from './copy-areas.ts';

/** The same table for Hindi. That it is assignable to English is what makes a missing area or word a type error. */
export type HindiCopies = {
  readonly shell: typeof import('./hi/shell.ts').copy;
  readonly menu: typeof import('./hi/menu.ts').copy;
  readonly errors: typeof import('./hi/errors.ts').copy;
  readonly 'sign-in': typeof import('./hi/sign-in.ts').copy;
  readonly city: typeof import('./hi/city.ts').copy;
  readonly consent: typeof import('./hi/consent.ts').copy;
  readonly offline: typeof import('./hi/offline.ts').copy;
  readonly home: typeof import('./hi/home.ts').copy;
  readonly 'rc-search': typeof import('./hi/rc-search.ts').copy;
  readonly 'rc-details': typeof import('./hi/rc-details.ts').copy;
  readonly ownership: typeof import('./hi/ownership.ts').copy;
  readonly garage: typeof import('./hi/garage.ts').copy;
  readonly account: typeof import('./hi/account.ts').copy;
  readonly 'rto-codes': typeof import('./hi/rto-codes.ts').copy;
  readonly 'rto-pages': typeof import('./hi/rto-pages.ts').copy;
  readonly 'rto-near': typeof import('./hi/rto-near.ts').copy;
  readonly 'rto-services': typeof import('./hi/rto-services.ts').copy;
  readonly limit: typeof import('./hi/limit.ts').copy;
  readonly 'challan-results': typeof import('./hi/challan-results.ts').copy;
  readonly 'challan-check': typeof import('./hi/challan-check.ts').copy;
  readonly 'challan-contest': typeof import('./hi/challan-contest.ts').copy;
  readonly 'challan-pay': typeof import('./hi/challan-pay.ts').copy;
  readonly 'challan-status': typeof import('./hi/challan-status.ts').copy;
  readonly 'challan-terms': typeof import('./hi/challan-terms.ts').copy;
  readonly checkout: typeof import('./hi/checkout.ts').copy;
  readonly orders: typeof import('./hi/orders.ts').copy;
  readonly order: typeof import('./hi/order.ts').copy;
  readonly blog: typeof import('./hi/blog.ts').copy;
  readonly 'site-search': typeof import('./hi/site-search.ts').copy;
  readonly assistant: typeof import('./hi/assistant.ts').copy;
  readonly forms: typeof import('./hi/forms.ts').copy;
  readonly 'site-about': typeof import('./hi/site-about.ts').copy;
  readonly 'site-privacy': typeof import('./hi/site-privacy.ts').copy;
  readonly 'site-terms': typeof import('./hi/site-terms.ts').copy;
  readonly 'site-accessibility': typeof import('./hi/site-accessibility.ts').copy;
  readonly 'site-grievance': typeof import('./hi/site-grievance.ts').copy;
  readonly 'site-figures': typeof import('./hi/site-figures.ts').copy;
  readonly 'site-status': typeof import('./hi/site-status.ts').copy;
  readonly 'order-receipt': typeof import('./hi/order-receipt.ts').copy;
  readonly admin: typeof import('./hi/admin.ts').copy;
  readonly 'admin-queue': typeof import('./hi/admin-queue.ts').copy;
  readonly 'admin-order': typeof import('./hi/admin-order.ts').copy;
  readonly 'admin-call-backs': typeof import('./hi/admin-call-backs.ts').copy;
  readonly 'admin-reports': typeof import('./hi/admin-reports.ts').copy;
  readonly 'admin-watch': typeof import('./hi/admin-watch.ts').copy;
  readonly 'admin-blog': typeof import('./hi/admin-blog.ts').copy;
  readonly 'admin-images': typeof import('./hi/admin-images.ts').copy;
  readonly 'admin-topics': typeof import('./hi/admin-topics.ts').copy;
  readonly 'admin-documents': typeof import('./hi/admin-documents.ts').copy;
};

type Complete<Hindi extends Copies> = Hindi;

/** Compiles only while both languages say the same things. */
export type EveryCopy = Complete<HindiCopies>;
