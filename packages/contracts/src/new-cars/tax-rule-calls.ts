import { silentCall } from '../call.ts';

export const deskTaxRules = silentCall('deskTaxRules', 'GET', '/operator/car-tax-rules');
export const deskPreviewTaxRules = silentCall(
  'deskPreviewTaxRules',
  'POST',
  '/operator/car-tax-rules/preview',
);
export const deskSaveTaxRules = silentCall('deskSaveTaxRules', 'POST', '/operator/car-tax-rules');
export const deskDeleteTaxRule = silentCall(
  'deskDeleteTaxRule',
  'POST',
  '/operator/car-tax-rules/:id/delete',
);
