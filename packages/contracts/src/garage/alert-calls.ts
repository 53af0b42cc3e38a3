import { call } from '../call.ts';

export const listOwnerAlerts = call('listOwnerAlerts', 'GET', '/garage/alerts');
export const readOwnerAlerts = call('readOwnerAlerts', 'GET', '/garage/alerts/:vehicleNumber');
export const changeOwnerAlerts = call('changeOwnerAlerts', 'POST', '/garage/alerts/:vehicleNumber');
export const stopOwnerAlerts = call('stopOwnerAlerts', 'POST', '/garage/alerts-stop');
