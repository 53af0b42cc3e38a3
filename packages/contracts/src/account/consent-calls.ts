import { silentCall } from '../call.ts';

export const getConsents = silentCall('getConsents', 'GET', '/user/consents');
export const setConsent = silentCall('setConsent', 'POST', '/user/consents');
