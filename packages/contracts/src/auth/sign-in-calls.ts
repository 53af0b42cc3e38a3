import { call } from '../call.ts';

export const generateOtp = call('generateOtp', 'POST', '/auth/user/generateOtp');
export const loginUser = call('loginUser', 'POST', '/auth/login/user');
