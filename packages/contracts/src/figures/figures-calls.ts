import { silentCall } from '../call.ts';

export const publishedFigures = silentCall('publishedFigures', 'GET', '/figures');
export const reportVitals = silentCall('reportVitals', 'POST', '/util/vitals');
