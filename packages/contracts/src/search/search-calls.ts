import { silentCall } from '../call.ts';

export const searchUniversal = silentCall('searchUniversal', 'GET', '/search/universal');
