import { call, silentCall } from '../call.ts';

export const insuranceHomepage = silentCall('insuranceHomepage', 'GET', '/insurance/v2/homepage');
export const insuranceVehicleDetails = call(
  'insuranceVehicleDetails',
  'GET',
  '/insurance/vehicle-details',
);
export const validateInsurance = call('validateInsurance', 'POST', '/insurance/validate');
export const vehicleTypes = call('vehicleTypes', 'GET', '/vehicle-type');
