import { call, silentCall } from '../call.ts';

export const redirectToPartner = call('redirectToPartner', 'GET', '/redirection/partner');
export const ownAddress = call('ownAddress', 'GET', '/util/ip');
export const siteStatus = silentCall('siteStatus', 'GET', '/util/status');
