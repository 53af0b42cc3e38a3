import { call, silentCall } from '../call.ts';

export const carCost = silentCall('carCost', 'POST', '/car/buy/cost');
export const carQuotation = call('carQuotation', 'POST', '/car/buy/quotation');
export const carQuotationLetter = call(
  'carQuotationLetter',
  'GET',
  '/car/buy/quotation/letter.pdf',
);
