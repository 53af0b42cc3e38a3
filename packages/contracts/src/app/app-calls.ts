import { silentCall } from '../call.ts';

export const logFrontendError = silentCall('logFrontendError', 'POST', '/util/kibana');
