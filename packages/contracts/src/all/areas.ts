// Every area's contracts and schemas, for `contracts.ts` and the OpenAPI document; everything else imports the file it
// needs. One line an area.
export * from '../account/account-area.ts';
export * from '../app/app-contracts.ts';
export * from '../assistant/assistant-contracts.ts';
export * from '../auth/auth-area.ts';
export * from '../blog/blog-area.ts';
export * from '../challans/challans-area.ts';
export * from '../fastag/fastag-area.ts';
export * from '../fields.ts';
export * from '../figures/figure-contracts.ts';
export * from '../forms/forms-area.ts';
export * from '../garage/garage-contracts.ts';
export * from '../images/image-contracts.ts';
export * from '../layout/layout-area.ts';
export * from '../operators/operators-area.ts';
export * from '../orders/orders-area.ts';
export * from '../places/place-contracts.ts';
export * from '../practice/practice-contracts.ts';
export * from '../problem.ts';
export * from '../receipts/receipt-contracts.ts';
export * from '../rto-orders/rto-orders-area.ts';
export * from '../rto-services/rto-services-area.ts';
export * from '../search/search-contracts.ts';
export * from '../service-history/service-history-area.ts';
export * from '../shapes/shape-contracts.ts';
export * from '../site/site-contracts.ts';
export * from '../vehicle/vehicle-area.ts';
