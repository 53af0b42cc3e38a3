import { call, silentCall } from '../call.ts';

export const insuranceHomepage = silentCall('insuranceHomepage', 'GET', '/insurance/v2/homepage');
export const insuranceVehicleDetails = call(
  'insuranceVehicleDetails',
  'GET',
  '/insurance/vehicle-details',
);
export const validateInsurance = call('validateInsurance', 'POST', '/insurance/validate');
export const startQuotes = call('startQuotes', 'POST', '/insurance/quotes');
export const validateNewVehicle = call(
  'validateNewVehicle',
  'POST',
  '/insurance/new-vehicle/validate',
);
export const startNewVehicleQuotes = call(
  'startNewVehicleQuotes',
  'POST',
  '/insurance/new-vehicle/quotes',
);
export const readQuotes = silentCall('readQuotes', 'GET', '/insurance/quotes/:requestId');
export const shareQuote = call('shareQuote', 'POST', '/insurance/quotes/:requestId/share');
export const sharedQuote = call('sharedQuote', 'GET', '/insurance/buy-insurance/:id');
export const buyQuote = call('buyQuote', 'POST', '/insurance/quotes/:requestId/buy');
export const addPolicyNumber = call(
  'addPolicyNumber',
  'POST',
  '/insurance/policies/:orderId/vehicle-number',
);
export const policyDocument = call(
  'policyDocument',
  'GET',
  '/insurance/policies/:orderId/document',
);
export const readCancellation = call(
  'readCancellation',
  'GET',
  '/insurance/policies/:orderId/cancellation',
);
export const readBonusCheck = call('readBonusCheck', 'GET', '/insurance/policies/:orderId/bonus');
export const correctBonus = call('correctBonus', 'POST', '/insurance/policies/:orderId/bonus');
export const cancelPolicy = call(
  'cancelPolicy',
  'POST',
  '/insurance/policies/:orderId/cancellation',
);
export const readVehicleInspection = silentCall(
  'readVehicleInspection',
  'GET',
  '/insurance/quotes/:requestId/inspection/:insurerId',
);
export const startVehicleInspection = call(
  'startVehicleInspection',
  'POST',
  '/insurance/quotes/:requestId/inspection/:insurerId',
);
export const addInspectionPicture = call(
  'addInspectionPicture',
  'POST',
  '/insurance/quotes/:requestId/inspection/:insurerId/pictures',
);
export const submitVehicleInspection = call(
  'submitVehicleInspection',
  'POST',
  '/insurance/quotes/:requestId/inspection/:insurerId/submit',
);
export const deskInsurance = silentCall('deskInsurance', 'GET', '/operator/insurance');
export const deskPreviewTariff = silentCall(
  'deskPreviewTariff',
  'POST',
  '/operator/insurance/tariff-preview',
);
export const deskTariffs = silentCall('deskTariffs', 'GET', '/operator/insurance/tariff');
export const deskSaveTariff = call('deskSaveTariff', 'POST', '/operator/insurance/tariff');
export const deskDecideTariff = call(
  'deskDecideTariff',
  'POST',
  '/operator/insurance/tariff/:tariffId/decide',
);
export const deskVehicleInspection = silentCall(
  'deskVehicleInspection',
  'GET',
  '/operator/insurance/inspections/:inspectionId',
);
export const deskVehiclePicture = silentCall(
  'deskVehiclePicture',
  'GET',
  '/operator/insurance/inspections/:inspectionId/pictures/:shot',
);
export const deskDecideVehicleInspection = silentCall(
  'deskDecideVehicleInspection',
  'POST',
  '/operator/insurance/inspections/:inspectionId/decide',
);
export const insuranceAdvertisePage = call(
  'insuranceAdvertisePage',
  'GET',
  '/insurance/advertisepage',
);
export const saveInsuranceLead = call('saveInsuranceLead', 'POST', '/insurance/save/leads_v2');
export const partnerSaveInsuranceLead = call(
  'partnerSaveInsuranceLead',
  'POST',
  '/insurance/partner/save/leads',
);
export const partnerValidateInsurance = call(
  'partnerValidateInsurance',
  'POST',
  '/insurance/partner/validate',
);
export const systemSaveInsuranceLead = silentCall(
  'systemSaveInsuranceLead',
  'POST',
  '/insurance/partner/system/save/leads',
);
export const systemValidateInsurance = silentCall(
  'systemValidateInsurance',
  'POST',
  '/insurance/partner/system/validate',
);
export const vehicleTypes = call('vehicleTypes', 'GET', '/vehicle-type');
export const listClaims = silentCall('listClaims', 'GET', '/insurance/claims');
export const saveClaim = call('saveClaim', 'POST', '/insurance/claim');
export const addClaimStep = call('addClaimStep', 'POST', '/insurance/claim/step');
export const deleteClaimStep = call('deleteClaimStep', 'POST', '/insurance/claim/step/delete');
export const claimLetterPdf = silentCall(
  'claimLetterPdf',
  'GET',
  '/insurance/claim/:claimId/letter.pdf',
);
export const deleteClaim = call('deleteClaim', 'POST', '/insurance/claim/delete');
