import { call, silentCall } from '../call.ts';

export const partnerDrives = silentCall('partnerDrives', 'GET', '/partner/drives');
export const partnerSetDriveHours = call('partnerSetDriveHours', 'POST', '/partner/drives');
export const partnerCancelDrive = call('partnerCancelDrive', 'POST', '/partner/drives/:driveId');
