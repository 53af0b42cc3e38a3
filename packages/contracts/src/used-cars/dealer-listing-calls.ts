import { call, silentCall } from '../call.ts';

export const partnerListings = silentCall('partnerListings', 'GET', '/partner/listings');
export const partnerListingsFile = silentCall(
  'partnerListingsFile',
  'GET',
  '/partner/listings/file',
);
export const partnerSetFeed = call('partnerSetFeed', 'POST', '/partner/listings/feed');
export const partnerImportListings = call(
  'partnerImportListings',
  'POST',
  '/partner/listings/import',
);
