import type { LoanKind } from '@pahiya/domain/loans/loan-rules';
import { alertKinds, noticeTurns, orderTurns } from '@pahiya/domain/messages/ports';

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
  loanNetworkClientId: 'sandbox',
  loanNetworkClientSecret: 'sandbox-loan-network-secret',
  loanNetworkName: 'the lenders’ network (sandbox)',
  lenderGatewaySecret: 'sandbox-lender-gateway-secret',
  insurerHubClientId: 'sandbox',
  insurerHubClientSecret: 'sandbox-insurer-hub-secret',
  insurerLinkSecret: 'sandbox-insurer-link-secret',
  callBridgeAccount: 'sandbox',
  callBridgeKey: 'sandbox',
  callBridgeToken: 'sandbox-call-bridge-token',
  msg91AuthKey: 'sandbox',
  whatsAppPhoneNumberId: '100000000000003',
  whatsAppAccessToken: 'sandbox',
  whatsAppAppSecret: 'sandbox-whatsapp-app-secret',
  whatsAppVerifyToken: 'sandbox-verify-token',
  whatsAppTemplates: {
    'vehicle-due': 'vehicle_due',
    'own-due': 'own_due',
    'tag-balance': 'tag_balance',
    'weekly-due': 'weekly_due',
    'own-vehicle': 'own_vehicle',
    'saved-search': 'saved_search',
    'price-drop': 'price_drop',
    'vehicle-sold': 'vehicle_sold',
    'loan-noc': 'loan_noc',
    'test-drive': 'test_drive',
    'car-free': 'car_free',
    'listing-decided': 'listing_decided',
    'notice-single-ends': 'toll_single_ends',
    'notice-record-nears': 'toll_record_nears',
  },
  otpTemplates: { en: 'sandbox-otp-en', hi: 'sandbox-otp-hi' },
  linkTemplates: { en: 'sandbox-link-en', hi: 'sandbox-link-hi' },
  turnTemplates: turnTemplates(),
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
  carFeedKey: 'sandbox',
  chatApiKey: 'sandbox',
  chatModel: 'sandbox-finder',
} as const;

type TurnTemplate =
  | `order-${(typeof orderTurns)[number]}`
  | `notice-${(typeof noticeTurns)[number]}`
  | `alert-${(typeof alertKinds)[number]}`;

/** Ids of the templates of orders, reminders and alerts: `sandbox-order-paid-en` and so on. */
function turnTemplates(): Readonly<Record<TurnTemplate, { en: string; hi: string }>> {
  const templates: TurnTemplate[] = [
    ...orderTurns.map((turn) => `order-${turn}` as const),
    ...noticeTurns.map((turn) => `notice-${turn}` as const),
    ...alertKinds.map((kind) => `alert-${kind}` as const),
  ];
  return Object.fromEntries(
    templates.map((template) => [
      template,
      { en: `sandbox-${template}-en`, hi: `sandbox-${template}-hi` },
    ]),
  ) as Record<TurnTemplate, { en: string; hi: string }>;
}

/** The sandbox's lenders in the form of the server's `LENDERS`. All invented. */
export const SANDBOX_LENDERS = [
  lender('amaltas', 'Amaltas Bank (sandbox)', 'network', true),
  lender('chinar', 'Chinar Auto Finance (sandbox)', 'network', false),
  lender('gulmohar', 'Gulmohar Bank (sandbox)', 'gateway', true),
  lender('palash', 'Palash Vehicle Credit (sandbox)', 'gateway', true),
];

function lender(id: string, name: string, over: 'network' | 'gateway', hasPersonal: boolean) {
  const vehicles: LoanKind[] = ['new-car', 'used-car', 'two-wheeler', 'against-car'];
  return {
    id,
    name,
    over,
    kinds: hasPersonal ? [...vehicles, 'personal' as const] : vehicles,
    offerCheck: 'soft' as const,
    applicationCheck: 'hard' as const,
    bureau: 'Sandbox Credit Bureau',
    keptDays: 90,
    grievanceOfficer: `Grievance officer, ${id}@sandbox.example`,
  };
}

/** The sandbox's insurers in the form of the server's `INSURERS`. All invented. */
export const SANDBOX_INSURERS = [
  insurer('aravalli', 'Aravalli General (sandbox)', 'hub'),
  insurer('nilgiri', 'Nilgiri General (sandbox)', 'link'),
  insurer('sahyadri', 'Sahyadri Insurance (sandbox)', 'hub'),
  { ...insurer('satpura', 'Satpura Insurance (sandbox)', 'hub'), way: 'hand-over' as const },
  insurer('vindhya', 'Vindhya General (sandbox)', 'link'),
];

function insurer(id: string, name: string, over: 'hub' | 'link') {
  return {
    id,
    name,
    over,
    registration: 'SANDBOX',
    helpline: '1800000000',
    grievanceOfficer: `Grievance officer, ${id}@sandbox.example`,
    covers: ['bundle' as const, 'package' as const, 'own-damage' as const, 'third-party' as const],
    way: 'here' as 'here' | 'hand-over',
  };
}
