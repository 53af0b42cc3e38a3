import { call, silentCall } from '../call.ts';

export const loansHomepage = silentCall('loansHomepage', 'GET', '/loan/homepage');
// The spelling of both is the specification's.
export const newBikeToPlPage = silentCall('newBikeToPlPage', 'POST', '/loan/newBikeToPLPage');
export const loanSheet = silentCall('loanSheet', 'GET', '/loan/sheet');
export const resendLoanOtp = silentCall('resendLoanOtp', 'POST', '/loan/indialends/otp/resend');
export const listLoanApplications = call('listLoanApplications', 'GET', '/loan/applications');
export const startLoanApplication = call('startLoanApplication', 'POST', '/loan/application/start');
export const readLoanApplication = silentCall(
  'readLoanApplication',
  'GET',
  '/loan/application/:applicationId',
);
export const giveLoanConsent = call(
  'giveLoanConsent',
  'POST',
  '/loan/application/consent/:applicationId',
);
export const verifyLoanOtp = call(
  'verifyLoanOtp',
  'POST',
  '/loan/application/verify/:applicationId',
);
export const changeLoanApplication = call(
  'changeLoanApplication',
  'POST',
  '/loan/application/act/:applicationId',
);
