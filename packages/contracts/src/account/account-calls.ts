import { call } from '../call.ts';

export const getAccount = call('getAccount', 'GET', '/user/account');
export const updateAccount = call('updateAccount', 'POST', '/user/account');
export const exportAccount = call('exportAccount', 'GET', '/user/account/export');
export const deleteAccount = call('deleteAccount', 'POST', '/user/account/delete');
