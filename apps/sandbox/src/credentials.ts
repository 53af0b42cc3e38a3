import { orderTurns } from '@pahiya/domain/messages/ports';

/** Default credentials of the sandbox. Not secrets: all data here is fictitious. */
export const SANDBOX_CREDENTIALS = {
  ulipUsername: 'sandbox',
  ulipPassword: 'sandbox',
  virtualCourtsApiKey: 'sandbox',
  statePoliceApiKey: 'sandbox',
  settlementPartnerKey: 'sandbox',
  rtoAgentKey: 'sandbox',
  vehicleRecordsKey: 'sandbox',
  bbpsApiKey: 'sandbox',
  bbpsAgentId: 'SANDBOXAGENT01',
  bbpsCallbackSecret: 'sandbox-bbps-callback-secret',
  tagIssuerKey: 'sandbox',
  tagIssuerName: 'Suraj Bank (sandbox)',
  msg91AuthKey: 'sandbox',
  otpTemplates: { en: 'sandbox-otp-en', hi: 'sandbox-otp-hi' },
  linkTemplates: { en: 'sandbox-link-en', hi: 'sandbox-link-hi' },
  orderTemplates: orderTemplates(),
  voiceCallerId: '910000000000',
  voiceTemplates: { en: 'sandbox-call-en', hi: 'sandbox-call-hi' },
  razorpayKeyId: 'rzp_test_Sandbox0000001',
  razorpayKeySecret: 'sandbox-key-secret',
  razorpayWebhookSecret: 'sandbox-webhook-secret',
  s3AccessKeyId: 'SANDBOXACCESSKEY',
  s3SecretAccessKey: 'sandbox-secret-access-key',
  s3Region: 'ap-south-1',
  s3Bucket: 'sandbox-documents',
  sinkSecret: 'sandbox-sink-secret',
  metaPixelId: '100000000000001',
  metaAccessToken: 'sandbox',
  smtpUsername: 'sandbox',
  smtpPassword: 'sandbox',
  chatApiKey: 'sandbox',
  chatModel: 'sandbox-finder',
} as const;

type OrderTemplate = `order-${(typeof orderTurns)[number]}`;

/** Ids of the order templates: `sandbox-order-paid-en` and so on. */
function orderTemplates(): Readonly<Record<OrderTemplate, { en: string; hi: string }>> {
  const ids = orderTurns.map((turn) => {
    const template: OrderTemplate = `order-${turn}`;
    return [template, { en: `sandbox-${template}-en`, hi: `sandbox-${template}-hi` }];
  });
  return Object.fromEntries(ids);
}
