import { silentCall } from '../call.ts';

// The spelling of `checkVehicleEligiblity` is the specification's.
export const fetchBankList = silentCall('fetchBankList', 'GET', '/fastag/recharge/fetchBankList');
export const checkVehicleEligiblity = silentCall(
  'checkVehicleEligiblity',
  'GET',
  '/fastag/recharge/checkVehicleEligiblity',
);
export const rechargeDetails = silentCall('rechargeDetails', 'POST', '/fastag/recharge/details');
export const verifyBank = silentCall('verifyBank', 'GET', '/fastag/recharge/verifyBank');
export const checkRechargeLimit = silentCall(
  'checkRechargeLimit',
  'GET',
  '/fastag/recharge/checkRechargeLimit',
);
export const fetchBalance = silentCall('fetchBalance', 'GET', '/fastag/recharge/fetchBalance');
export const rechargeTag = silentCall('rechargeTag', 'POST', '/fastag/recharge/recharge');
export const rechargeStatus = silentCall('rechargeStatus', 'GET', '/fastag/recharge/statusScreen');
