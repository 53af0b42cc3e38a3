/** Words of signing in. */
export const copy = {
  title: 'Sign in',
  why: 'Enter your mobile number and we will send a 6-digit OTP. No password needed.',
  mobileLabel: 'Mobile number',
  mobileHint: '10 digits. Used only for OTPs, order updates and reminders you set.',
  mobileWrong: 'Enter a 10-digit mobile number starting with 6, 7, 8 or 9.',
  send: 'Send OTP',
  sending: 'Sending OTP',
  codeLabel: 'OTP',
  codeSent: (mobile: string) => `Sent to ${mobile}. Valid for 5 minutes.`,
  codeWrong: 'Enter all 6 digits of the OTP.',
  verify: 'Sign in',
  verifying: 'Verifying OTP',
  resend: 'Resend OTP',
  resendIn: (time: string) => `Resend OTP in ${time}`,
  call: 'Get OTP by call',
  otherMobile: 'Change number',
  otherWays: 'Didn’t get the OTP?',
  errorTitle: 'Please fix the following',
};

declare module '../copies.ts' {
  interface Copies {
    readonly 'sign-in': typeof copy;
  }
}
