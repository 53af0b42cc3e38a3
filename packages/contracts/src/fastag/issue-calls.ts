import { call, silentCall } from '../call.ts';

export const fastagBuyHomepage = call('fastagBuyHomepage', 'GET', '/fastag/buy/homepage');
export const fastagBuyCheckout = call('fastagBuyCheckout', 'POST', '/fastag/buy/checkout');
export const fastagBuyOrder = call('fastagBuyOrder', 'POST', '/fastag/buy/order');
export const fastagCheckUser = call('fastagCheckUser', 'POST', '/fastag/issue/check-user');
export const fastagResendOtp = call('fastagResendOtp', 'POST', '/fastag/issue/resend-otp');
export const fastagVerifyOtp = call('fastagVerifyOtp', 'POST', '/fastag/issue/verify-otp');
export const fastagIssuePerson = call('fastagIssuePerson', 'POST', '/fastag/issue/person');
export const fastagIssueHomepage = call('fastagIssueHomepage', 'GET', '/fastag/issue/homepage');
export const fastagIssuedTags = call('fastagIssuedTags', 'GET', '/fastag/issue/issued');
export const fastagIssueUpload = call('fastagIssueUpload', 'POST', '/fastag/issue/upload');
export const fastagIssueStatus = silentCall('fastagIssueStatus', 'GET', '/fastag/issue/status');
