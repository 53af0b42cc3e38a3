import { call } from '../call.ts';

export const lookUpLicence = call('lookUpLicence', 'POST', '/garage/licence');
