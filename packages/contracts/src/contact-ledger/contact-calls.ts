import { call, silentCall } from '../call.ts';

export const listContacts = silentCall('listContacts', 'GET', '/contacts');
export const stopContact = call('stopContact', 'POST', '/contacts/:consentId/stop');
export const reportCall = call('reportCall', 'POST', '/contacts/report');
export const deskLateErasures = silentCall('deskLateErasures', 'GET', '/operator/late-erasures');
