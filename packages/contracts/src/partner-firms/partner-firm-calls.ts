import { silentCall } from '../call.ts';

export const loginPartner = silentCall('loginPartner', 'POST', '/auth/login/partner');
export const partnerSession = silentCall('partnerSession', 'GET', '/partner/session');
export const partnerSignOut = silentCall('partnerSignOut', 'POST', '/partner/sign-out');
export const partnerPassword = silentCall('partnerPassword', 'POST', '/partner/password');
export const partnerDevices = silentCall('partnerDevices', 'GET', '/partner/devices');
export const partnerSignOutDevice = silentCall(
  'partnerSignOutDevice',
  'POST',
  '/partner/devices/:deviceSessionId/sign-out',
);
export const partnerRecover = silentCall('partnerRecover', 'POST', '/partner/recover');
export const partnerNewPassword = silentCall(
  'partnerNewPassword',
  'POST',
  '/partner/recover/:token',
);
export const partnerInvitation = silentCall(
  'partnerInvitation',
  'GET',
  '/partner/invitations/:token',
);
export const partnerAcceptInvitation = silentCall(
  'partnerAcceptInvitation',
  'POST',
  '/partner/invitations/:token',
);
export const partnerMembers = silentCall('partnerMembers', 'GET', '/partner/members');
export const partnerInvite = silentCall('partnerInvite', 'POST', '/partner/members/invite');
export const partnerRevokeInvitation = silentCall(
  'partnerRevokeInvitation',
  'POST',
  '/partner/members/invitations/:invitationId/revoke',
);
export const partnerChangeMember = silentCall(
  'partnerChangeMember',
  'POST',
  '/partner/members/:memberId',
);
export const partnerRemoveMember = silentCall(
  'partnerRemoveMember',
  'POST',
  '/partner/members/:memberId/remove',
);
export const partnerResetMember = silentCall(
  'partnerResetMember',
  'POST',
  '/partner/members/:memberId/reset',
);
export const deskPartnerFirms = silentCall('deskPartnerFirms', 'GET', '/operator/partner-firms');
export const deskCreatePartnerFirm = silentCall(
  'deskCreatePartnerFirm',
  'POST',
  '/operator/partner-firms',
);
export const deskActOnPartnerFirm = silentCall(
  'deskActOnPartnerFirm',
  'POST',
  '/operator/partner-firms/:firmId',
);
export const partnerAddBranch = silentCall('partnerAddBranch', 'POST', '/partner/branches');
export const partnerCloseBranch = silentCall(
  'partnerCloseBranch',
  'POST',
  '/partner/branches/:branchId/close',
);
export const partnerKeys = silentCall('partnerKeys', 'GET', '/partner/keys');
export const partnerMakeKey = silentCall('partnerMakeKey', 'POST', '/partner/keys');
export const partnerRevokeKey = silentCall(
  'partnerRevokeKey',
  'POST',
  '/partner/keys/:keyId/revoke',
);
export const partnerBank = silentCall('partnerBank', 'GET', '/partner/bank');
export const partnerProposeBank = silentCall('partnerProposeBank', 'POST', '/partner/bank');
export const partnerDecideBank = silentCall(
  'partnerDecideBank',
  'POST',
  '/partner/bank/:accountId/decide',
);
