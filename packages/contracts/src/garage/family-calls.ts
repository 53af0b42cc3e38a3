import { call } from '../call.ts';

export const readFamily = call('readFamily', 'GET', '/garage/family');
export const inviteToVehicle = call('inviteToVehicle', 'POST', '/garage/family');
export const readInvitation = call('readInvitation', 'GET', '/garage/family/invitation');
export const acceptInvitation = call('acceptInvitation', 'POST', '/garage/family/invitation');
export const endShare = call('endShare', 'POST', '/garage/family/:shareId/end');
