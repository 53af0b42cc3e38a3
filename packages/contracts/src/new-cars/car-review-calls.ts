import { call, silentCall } from '../call.ts';

export const carReviews = call('carReviews', 'GET', '/car/buy/new/model/review');
export const writeCarReview = call('writeCarReview', 'POST', '/car/buy/new/model/review');
export const ownCarReview = silentCall('ownCarReview', 'GET', '/car/buy/new/model/review/own');
export const deleteCarReview = call(
  'deleteCarReview',
  'DELETE',
  '/car/buy/new/model/review/:reviewId',
);
export const deskCarReviews = silentCall('deskCarReviews', 'GET', '/operator/car-reviews');
export const deskDecideCarReview = silentCall(
  'deskDecideCarReview',
  'POST',
  '/operator/car-reviews/:reviewId/decide',
);
