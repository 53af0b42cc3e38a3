import { silentCall } from '../call.ts';

export const checkRecalls = silentCall('checkRecalls', 'GET', '/recalls');
