import { call, silentCall } from '../call.ts';

export const readVehicleLog = call('readVehicleLog', 'GET', '/garage/log/:vehicleNumber');
/** Its page handles every failure: without a network the line waits on the device. */
export const addLogEntry = silentCall('addLogEntry', 'POST', '/garage/log/:vehicleNumber');
export const changeVehicleLog = call(
  'changeVehicleLog',
  'POST',
  '/garage/log/:vehicleNumber/change',
);
export const exportVehicleLog = call(
  'exportVehicleLog',
  'GET',
  '/garage/log/:vehicleNumber/export/:form',
);
export const importVehicleLog = call(
  'importVehicleLog',
  'POST',
  '/garage/log/:vehicleNumber/import',
);
export const checkResalePack = call('checkResalePack', 'GET', '/log-check');
