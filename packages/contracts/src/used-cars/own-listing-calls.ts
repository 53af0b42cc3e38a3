import { call, silentCall } from '../call.ts';

export const ownListings = silentCall('ownListings', 'GET', '/buyCar/own');
export const startListing = call('startListing', 'POST', '/buyCar/own');
export const ownListing = silentCall('ownListing', 'GET', '/buyCar/own/:listing');
export const changeListing = call('changeListing', 'POST', '/buyCar/own/:listing');
export const moveListing = call('moveListing', 'POST', '/buyCar/own/:listing/move');
export const changeListingPrice = call('changeListingPrice', 'POST', '/buyCar/own/:listing/price');
export const addListingPhoto = call('addListingPhoto', 'POST', '/buyCar/own/:listing/photos');
export const ownListingPhoto = silentCall(
  'ownListingPhoto',
  'GET',
  '/buyCar/own/:listing/photos/:photoId',
);
export const placeListingPhoto = call(
  'placeListingPhoto',
  'POST',
  '/buyCar/own/:listing/photos/:photoId',
);
export const deskListings = silentCall('deskListings', 'GET', '/operator/listings');
export const deskDecideListing = silentCall(
  'deskDecideListing',
  'POST',
  '/operator/listings/:listing/decide',
);
export const deskListingPhoto = silentCall(
  'deskListingPhoto',
  'GET',
  '/operator/listings/:listing/photos/:photoId',
);
