/** Words of the frame around every page. */
export const copy = {
  skipToContent: 'Skip to the content',
  homeLabel: (brand: string) => `${brand}, home page`,
  mainNavigation: 'Main',
  nav: {
    'rc-search': 'RC details',
    'challan-pay': 'Challans',
    garage: 'Garage',
    'rto-codes': 'RTO codes',
  },
  search: 'Search',
  signIn: 'Sign in',
  account: 'Account',
  signOut: 'Sign out',
  city: {
    label: 'Your city, press to change it:',
  },
  language: {
    group: 'Language',
    other: 'हिन्दी',
  },
  theme: {
    group: 'Look',
    auto: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  ribbon: {
    strong: 'Sandbox data.',
    rest: 'Nothing here is a real vehicle or a real payment.',
    inbox: 'Open the inbox',
  },
  offline: 'You are offline. What you see was kept on this device and may be old.',
  footer: {
    label: 'More of this site',
    failed: 'The list of links could not be loaded.',
    legal:
      'Records come from the national vehicle register and are shown as it gives them. For use before an authority, ask the authority.',
    sourceCode: 'Free software under the Apache-2.0 licence.',
    writeUs: 'Write to us',
    callUs: 'Call us',
    privacy: 'Your privacy choices',
    stopCounting: 'Do not count my visits',
  },
  loader: 'Asking. One moment.',
  toast: {
    region: 'Messages',
    close: 'Close this message',
    sessionExpired: 'User Session Expired',
    genericError: 'An error occurred. Please try again later',
    copied: 'Copied Successfully',
    signedOut: 'You are signed out.',
  },
  close: 'Close',
  notFound: {
    title: "Oops! We can't seem to find the page you're looking for",
    subtitle: 'Make sure the url you entered is correct',
  },
  serverError: {
    title: 'Oops! Our servers are taking a quick break.',
    subtitle: "We're working on it and will be back shortly. Please try again soon.",
  },
  previousPage: 'Return to previous page',
  defaultDescription:
    'Registration, insurance and RTO details of any Indian vehicle, from its number. No sign-in, no captcha, no calls afterwards.',
};
