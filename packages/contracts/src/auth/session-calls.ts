import { call } from '../call.ts';

export const checkLogin = call('checkLogin', 'GET', '/auth/check/login');
export const issueWebViewToken = call('issueWebViewToken', 'GET', '/auth/user/jwt/token');
export const openWebView = call('openWebView', 'GET', '/auth/user/jwt/open');
export const verifySession = call('verifySession', 'GET', '/auth/user/jwt/verify');
export const logout = call('logout', 'GET', '/api/auth/logout');
