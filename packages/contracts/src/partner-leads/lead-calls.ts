import { call, silentCall } from '../call.ts';

export const dealerCard = silentCall('dealerCard', 'GET', '/lead/dealer/:id');
export const askDealer = call('askDealer', 'POST', '/lead/dealer/:id/ask');
export const partnerInbox = silentCall('partnerInbox', 'GET', '/partner/leads');
export const partnerLead = silentCall('partnerLead', 'GET', '/partner/leads/:leadId');
export const partnerActOnLead = silentCall(
  'partnerActOnLead',
  'POST',
  '/partner/leads/:leadId/act',
);
export const partnerShowNumber = silentCall(
  'partnerShowNumber',
  'POST',
  '/partner/leads/:leadId/show-number',
);
export const partnerCallLead = silentCall('partnerCallLead', 'POST', '/partner/leads/:leadId/call');
export const partnerStatement = silentCall('partnerStatement', 'GET', '/partner/statement');
export const partnerStatementCsv = silentCall(
  'partnerStatementCsv',
  'GET',
  '/partner/statement.csv',
);
export const deskLeadDisputes = silentCall('deskLeadDisputes', 'GET', '/operator/lead-disputes');
export const deskDecideLeadDispute = silentCall(
  'deskDecideLeadDispute',
  'POST',
  '/operator/lead-disputes/:leadId/decide',
);
export const partnerDealerCard = silentCall('partnerDealerCard', 'GET', '/partner/card');
export const partnerShareCard = silentCall('partnerShareCard', 'POST', '/partner/card');
export const partnerWebhook = silentCall('partnerWebhook', 'GET', '/partner/webhook');
export const partnerSetWebhook = silentCall('partnerSetWebhook', 'POST', '/partner/webhook');
export const partnerRemoveWebhook = silentCall(
  'partnerRemoveWebhook',
  'POST',
  '/partner/webhook/remove',
);
export const partnerReplayEvent = silentCall(
  'partnerReplayEvent',
  'POST',
  '/partner/webhook/events/:eventId/replay',
);
export const partnerLeadsCsv = silentCall('partnerLeadsCsv', 'GET', '/partner/leads.csv');
export const systemLeads = silentCall('systemLeads', 'GET', '/partner/system/leads');
export const systemLead = silentCall('systemLead', 'GET', '/partner/system/leads/:leadId');
export const systemNumber = silentCall(
  'systemNumber',
  'POST',
  '/partner/system/leads/:leadId/number',
);
export const partnerStatistics = silentCall('partnerStatistics', 'GET', '/partner/statistics');
export const partnerAssignment = silentCall('partnerAssignment', 'GET', '/partner/assignment');
export const partnerAddRule = silentCall('partnerAddRule', 'POST', '/partner/assignment');
export const partnerRemoveRule = silentCall(
  'partnerRemoveRule',
  'POST',
  '/partner/assignment/:ruleId/remove',
);
export const partnerOffer = silentCall('partnerOffer', 'GET', '/partner/leads/:leadId/offer');
export const partnerMakeOffer = silentCall(
  'partnerMakeOffer',
  'POST',
  '/partner/leads/:leadId/offer',
);
export const partnerRevokeOffer = silentCall(
  'partnerRevokeOffer',
  'POST',
  '/partner/leads/:leadId/offer/revoke',
);
export const vehicleOffer = silentCall('vehicleOffer', 'GET', '/lead/vehicles/offer/:id');
export const partnerStatementPdf = silentCall(
  'partnerStatementPdf',
  'GET',
  '/partner/statement.pdf',
);
export const deskPartnerTerms = silentCall('deskPartnerTerms', 'GET', '/operator/partner-terms');
export const deskSetHoliday = silentCall('deskSetHoliday', 'POST', '/operator/partner-holidays');
export const deskSetLeadPrice = silentCall(
  'deskSetLeadPrice',
  'POST',
  '/operator/partner-firms/:firmId/price',
);
export const deskFirmMoney = silentCall(
  'deskFirmMoney',
  'GET',
  '/operator/partner-firms/:firmId/money',
);
export const deskRecordFirmPayment = silentCall(
  'deskRecordFirmPayment',
  'POST',
  '/operator/partner-firms/:firmId/payments',
);
export const deskUndoFirmPayment = silentCall(
  'deskUndoFirmPayment',
  'POST',
  '/operator/partner-firms/:firmId/payments/:paymentId/undo',
);
export const partnerPrices = silentCall('partnerPrices', 'GET', '/partner/prices');
export const partnerAudit = silentCall('partnerAudit', 'GET', '/partner/audit');
