import { call, silentCall } from '../call.ts';

export const fileGrievance = call('fileGrievance', 'POST', '/grievances');
export const readGrievance = silentCall('readGrievance', 'POST', '/grievances/status');
export const deskGrievances = silentCall('deskGrievances', 'GET', '/operator/grievances');
export const deskDecideGrievance = silentCall(
  'deskDecideGrievance',
  'POST',
  '/operator/grievances/decide',
);
