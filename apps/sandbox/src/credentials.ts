/** What the sandbox lets in when nothing else is said. Not secrets: everything here is made up. */
export const SANDBOX_CREDENTIALS = {
  ulipUsername: 'sandbox',
  ulipPassword: 'sandbox',
  virtualCourtsApiKey: 'sandbox',
  statePoliceApiKey: 'sandbox',
  settlementPartnerKey: 'sandbox',
  msg91AuthKey: 'sandbox',
  otpTemplates: { en: 'sandbox-otp-en', hi: 'sandbox-otp-hi' },
  voiceCallerId: '910000000000',
  voiceTemplates: { en: 'sandbox-call-en', hi: 'sandbox-call-hi' },
} as const;
