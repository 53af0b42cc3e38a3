import { silentCall } from '../call.ts';

export const openShortLink = silentCall('openShortLink', 'GET', '/links/:token');
