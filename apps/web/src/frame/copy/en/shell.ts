/** Words of the frame around every page. */
export const copy = {
  layoutTabs: 'More guides',
  skipToContent: 'Skip to main content',
  signIn: 'Sign in',
  account: 'Account',
  city: { label: 'Change city:', none: 'City' },
  language: { group: 'Language', other: 'हिन्दी' },
  theme: { group: 'Theme', auto: 'System', light: 'Light', dark: 'Dark' },
  ribbon: {
    strong: 'Sandbox data.',
    rest: 'No real vehicle or payment.',
    inbox: 'Inbox',
  },
  offline: 'You are offline. This page may be out of date.',
  savedCopy: 'You are offline. This page was saved on your device and may be out of date.',
  footer: {
    failed: 'The links could not be loaded.',
    legal:
      'Records come from VAHAN and are shown as received. Confirm with the RTO before official use.',
    sourceCode: 'Open source under the Apache 2.0 licence.',
    writeUs: 'Email us',
    callUs: 'Call us',
    privacy: 'Privacy settings',
    stopCounting: 'Turn off analytics',
  },
  loader: 'Loading. Please wait.',
  toast: {
    region: 'Notifications',
    close: 'Dismiss',
    sessionExpired: 'User Session Expired',
    genericError: 'An error occurred. Please try again later',
    copied: 'Copied Successfully',
    signedOut: 'You have signed out.',
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
    'RC details, challans, insurance and RTO of any Indian vehicle by its number. No sign-in, no captcha, no sales calls.',
};
