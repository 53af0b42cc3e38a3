import { call, silentCall } from '../call.ts';

export const testDriveTimes = call('testDriveTimes', 'GET', '/buyCar/test-drive-times/:listing');
export const askTestDrive = call('askTestDrive', 'POST', '/buyCar/test-drive-times/:listing');
export const testDrives = silentCall('testDrives', 'GET', '/buyCar/test-drives');
export const changeTestDrive = call('changeTestDrive', 'POST', '/buyCar/test-drives/:driveId');
