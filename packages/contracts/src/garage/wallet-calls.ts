import { call } from '../call.ts';

export const listWallet = call('listWallet', 'GET', '/garage/documents');
export const addWalletDocument = call('addWalletDocument', 'POST', '/garage/documents');
export const changeWalletDocument = call(
  'changeWalletDocument',
  'POST',
  '/garage/documents/:documentId/change',
);
export const walletFile = call('walletFile', 'GET', '/garage/documents/:documentId/file');
