import { call, silentCall } from '../call.ts';

export const reportContent = call('reportContent', 'POST', '/content-reports');
export const deskContentReports = silentCall(
  'deskContentReports',
  'GET',
  '/operator/content-reports',
);
export const deskDecideReports = silentCall(
  'deskDecideReports',
  'POST',
  '/operator/content-reports/decide',
);
