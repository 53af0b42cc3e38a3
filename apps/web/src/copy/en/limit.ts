/** Words of the limit-reached state (code 1003). */
export const copy = {
  metaTitle: 'Today’s limit is reached',
  title: 'You have used today’s look-ups',
  whyVisitor: (limit: number) =>
    `Without signing in you can look up ${limit} vehicles a day. The limit keeps strangers from listing whole streets of number plates.`,
  whyUser: (limit: number) =>
    `You have looked up ${limit} vehicles today. The limit keeps strangers from listing whole streets of number plates.`,
  resetsAt: (time: string) => `It starts afresh at ${time}.`,
  resets: 'It starts afresh at midnight, Indian time.',
  signIn: (limit: number) => `Sign in for ${limit} a day`,
  signInNote: 'With your mobile number and a one-time password. What you have seen so far is kept.',
  garage: 'Open your garage',
  again: 'Back to the search',
  app: {
    title: 'With the app',
    alerts: 'Instant challan alerts',
    reminders: 'Insurance and pollution-certificate expiry reminders',
    garage: (brand: string) => `Managing all vehicles in the ${brand} garage`,
    android: 'Get it for Android',
    iphone: 'Get it for iPhone',
    soon: 'The app is not in the stores yet. The garage already works here in the browser.',
  },
};
