/** Words of the limit-reached state (code 1003). */
export const copy = {
  metaTitle: 'Daily limit reached',
  title: 'You have reached today’s limit',
  whyVisitor: (limit: number) =>
    `You can check ${limit} vehicles a day without signing in. The limit protects owners from bulk look-ups.`,
  whyUser: (limit: number) =>
    `You have checked ${limit} vehicles today. The limit protects owners from bulk look-ups.`,
  resetsAt: (time: string) => `Resets at ${time}.`,
  resets: 'Resets at midnight IST.',
  signIn: (limit: number) => `Sign in for ${limit} a day`,
  signInNote: 'With your mobile number and an OTP. Your recent searches are kept.',
  garage: 'Open garage',
  again: 'Back to search',
  app: {
    title: 'In the app',
    alerts: 'Instant challan alerts',
    reminders: 'Insurance and pollution-certificate expiry reminders',
    garage: (brand: string) => `Managing all vehicles in the ${brand} garage`,
    android: 'Get it on Android',
    iphone: 'Get it on iPhone',
    send: 'Text me the link',
    sending: 'Sending…',
    signInToSend: 'Sign in to get the link by SMS',
    sendNote: 'One SMS, only to the mobile number of your account. Nothing else follows.',
    soon: 'The app is coming soon. The garage already works in your browser.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly limit: typeof copy;
  }
}
