import { call, silentCall } from '../call.ts';

export const partnerListings = silentCall('partnerListings', 'GET', '/partner/listings');
export const partnerListingsFile = silentCall(
  'partnerListingsFile',
  'GET',
  '/partner/listings/file',
);
export const partnerSetFeed = call('partnerSetFeed', 'POST', '/partner/listings/feed');
export const partnerListing = silentCall('partnerListing', 'GET', '/partner/listings/:listing');
export const partnerAddListingPhoto = call(
  'partnerAddListingPhoto',
  'POST',
  '/partner/listings/:listing/photos',
);
export const partnerListingPhoto = silentCall(
  'partnerListingPhoto',
  'GET',
  '/partner/listings/:listing/photos/:photoId',
);
export const partnerPlaceListingPhoto = call(
  'partnerPlaceListingPhoto',
  'POST',
  '/partner/listings/:listing/photos/:photoId',
);
export const partnerImportListings = call(
  'partnerImportListings',
  'POST',
  '/partner/listings/import',
);
export const partnerListingFigures = silentCall(
  'partnerListingFigures',
  'GET',
  '/partner/listing-figures',
);
