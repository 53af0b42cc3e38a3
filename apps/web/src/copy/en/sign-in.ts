/** Words of signing in. */
export const copy = {
  title: 'Sign in',
  why: 'With your mobile number. We send a code of six digits; no password to remember.',
  mobileLabel: 'Mobile number',
  mobileHint:
    'Ten digits. Used for the code and for what you ask us to remind you of, for nothing else.',
  mobileWrong: 'A mobile number has ten digits and starts with 6, 7, 8 or 9.',
  send: 'Send the code',
  sending: 'Sending the code',
  codeLabel: 'Code',
  codeSent: (mobile: string) => `Sent to ${mobile}. It lasts five minutes.`,
  codeWrong: 'The code has six digits.',
  verify: 'Sign in',
  verifying: 'Checking the code',
  resend: 'Send it again',
  resendIn: (time: string) => `Send it again in ${time}`,
  call: 'Call me instead',
  otherMobile: 'Use another number',
  otherWays: 'No message?',
  errorTitle: 'This needs a look',
};
