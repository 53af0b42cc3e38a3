/** The words of each area, as English has them. A new area is one line here and one file in each language;
 * a word missing in Hindi does not compile (copy-complete.ts and the types of the files). */
export type Copies = {
  readonly shell: typeof import('./en/shell.ts').copy;
  readonly menu: typeof import('./en/menu.ts').copy;
  readonly errors: typeof import('./en/errors.ts').copy;
  readonly 'sign-in': typeof import('./en/sign-in.ts').copy;
  readonly city: typeof import('./en/city.ts').copy;
  readonly consent: typeof import('./en/consent.ts').copy;
  readonly offline: typeof import('./en/offline.ts').copy;
  readonly home: typeof import('./en/home.ts').copy;
  readonly 'rc-search': typeof import('./en/rc-search.ts').copy;
  readonly 'rc-details': typeof import('./en/rc-details.ts').copy;
  readonly ownership: typeof import('./en/ownership.ts').copy;
  readonly garage: typeof import('./en/garage.ts').copy;
  readonly account: typeof import('./en/account.ts').copy;
  readonly 'rto-codes': typeof import('./en/rto-codes.ts').copy;
  readonly 'rto-pages': typeof import('./en/rto-pages.ts').copy;
  readonly 'rto-near': typeof import('./en/rto-near.ts').copy;
  readonly 'rto-services': typeof import('./en/rto-services.ts').copy;
  readonly limit: typeof import('./en/limit.ts').copy;
  readonly 'challan-results': typeof import('./en/challan-results.ts').copy;
  readonly 'challan-check': typeof import('./en/challan-check.ts').copy;
  readonly 'challan-contest': typeof import('./en/challan-contest.ts').copy;
  readonly 'challan-pay': typeof import('./en/challan-pay.ts').copy;
  readonly 'challan-status': typeof import('./en/challan-status.ts').copy;
  readonly 'challan-terms': typeof import('./en/challan-terms.ts').copy;
  readonly checkout: typeof import('./en/checkout.ts').copy;
  readonly orders: typeof import('./en/orders.ts').copy;
  readonly order: typeof import('./en/order.ts').copy;
  readonly blog: typeof import('./en/blog.ts').copy;
  readonly 'site-search': typeof import('./en/site-search.ts').copy;
  readonly assistant: typeof import('./en/assistant.ts').copy;
  readonly forms: typeof import('./en/forms.ts').copy;
  readonly 'site-about': typeof import('./en/site-about.ts').copy;
  readonly 'site-privacy': typeof import('./en/site-privacy.ts').copy;
  readonly 'site-terms': typeof import('./en/site-terms.ts').copy;
  readonly 'site-accessibility': typeof import('./en/site-accessibility.ts').copy;
  readonly 'site-grievance': typeof import('./en/site-grievance.ts').copy;
  readonly 'site-figures': typeof import('./en/site-figures.ts').copy;
  readonly 'site-status': typeof import('./en/site-status.ts').copy;
  readonly 'order-receipt': typeof import('./en/order-receipt.ts').copy;
  readonly admin: typeof import('./en/admin.ts').copy;
  readonly 'admin-queue': typeof import('./en/admin-queue.ts').copy;
  readonly 'admin-order': typeof import('./en/admin-order.ts').copy;
  readonly 'admin-call-backs': typeof import('./en/admin-call-backs.ts').copy;
  readonly 'admin-reports': typeof import('./en/admin-reports.ts').copy;
  readonly 'admin-watch': typeof import('./en/admin-watch.ts').copy;
  readonly 'admin-blog': typeof import('./en/admin-blog.ts').copy;
  readonly 'admin-topics': typeof import('./en/admin-topics.ts').copy;
  readonly 'admin-images': typeof import('./en/admin-images.ts').copy;
  readonly 'admin-documents': typeof import('./en/admin-documents.ts').copy;
};

/** Name of an area of words; also the name of its two files. */
export type CopyArea = keyof Copies;

/** The area that every page needs: the frame. Pages that may show a failed call need `errors` besides their own. */
export const commonAreas = ['shell'] as const satisfies readonly CopyArea[];
