import { call, silentCall } from '../call.ts';

export const listNocClocks = call('listNocClocks', 'GET', '/loan/noc');
export const startNocClock = call('startNocClock', 'POST', '/loan/noc/start');
export const changeNocClock = call('changeNocClock', 'POST', '/loan/noc/change/:clockId');
export const stopNocAlerts = call('stopNocAlerts', 'POST', '/loan/noc/stop');
export const writeNocLetter = call('writeNocLetter', 'POST', '/loan/noc/letter/:clockId');
export const nocLetterPdf = silentCall(
  'nocLetterPdf',
  'GET',
  '/loan/noc/letter/:clockId/letter.pdf',
);
