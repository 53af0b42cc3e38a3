import { keptDays, keptRecords, keptYears } from '../../../../frame/copy/shared/en/kept-records.ts';

/** Words of the account page. */
export const copy = {
  metaTitle: 'Account',
  title: 'Your account',
  orders: 'Orders and receipts',
  listings: 'My car listings',
  sales: 'My car sales',
  contacts: 'Who has my number',
  news: 'Community notifications',
  mobile: 'Mobile',
  since: (day: string) => `Member since ${day}`,
  visitor: {
    title: 'Sign in to see your account',
    text: 'View, download or delete your profile, devices, consents and all other data we hold about you.',
    action: 'Sign in',
  },
  failed: 'Your account could not be loaded',
  errorsTitle: 'Please fix the following',
  saved: 'Saved.',
  details: {
    title: 'Profile',
    note: 'All fields are optional.',
    name: 'Name',
    nameHint: 'Letters and spaces only.',
    nameWrong: 'Enter at least two letters. Only letters and spaces are allowed.',
    email: 'Email',
    emailHint: 'For example, name@example.in',
    emailWrong: 'Enter an email address such as name@example.in.',
    language: 'Message language',
    languages: { en: 'English', hi: 'हिन्दी' },
    submit: 'Save',
    busy: 'Saving',
  },
  devices: {
    title: 'Signed-in devices',
    unknown: 'Unknown device',
    browser: 'Browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    current: 'This device',
    since: (time: string) => `signed in ${time}`,
    seen: (time: string) => `last active ${time}`,
    signOut: 'Sign out',
    signOutLong: (label: string) => `Sign out ${label}`,
    signOutOthers: 'Sign out all other devices',
    signOutAll: 'Sign out everywhere',
    signedOut: 'The device has been signed out.',
    failed: 'The device list could not be loaded.',
  },
  consents: {
    title: 'Your consents',
    note: 'You can withdraw any consent in one tap. Effective immediately.',
    purposes: {
      analytics: {
        name: 'Analytics',
        text: 'Which pages are visited, without your name, mobile or vehicle numbers.',
      },
      'marketing-messages': {
        name: 'Marketing messages',
        text: 'Product news. Not needed for reminders or OTPs.',
      },
      'ad-measurement': {
        name: 'Ad measurement',
        text: 'Meta is notified of actions such as a request sent, with your email or mobile only as a hash.',
      },
      'toll-crossings': {
        name: 'Toll crossings',
        text: 'Toll plazas that your proved vehicles passed, fetched twice a day and kept for 30 days. Turning it off erases them.',
      },
      'toll-reminders': {
        name: 'E-notice reminders',
        text: 'An SMS and an email before an e-notice that you entered becomes dearer or goes on record. They name neither vehicle nor place.',
      },
      'whatsapp-reminders': {
        name: 'WhatsApp reminders',
        text: 'Reminders in the chat of your account’s mobile, only those you chose under Reminders. No offers. Replying STOP ends them too.',
      },
      'whatsapp-alerts': {
        name: 'WhatsApp alerts',
        text: 'Other messages in the chat of your account’s mobile, only those you ticked under Reminders. No offers. Replying STOP ends them too.',
      },
    },
    granted: 'On',
    denied: 'Off',
    defaultOn: 'On by default for every visitor until turned off.',
    defaultOff: 'Off until you turn it on.',
    give: 'Turn on',
    takeBack: 'Turn off',
    changed: (day: string) => `Changed on ${day}`,
    failed: 'Your consents could not be loaded.',
  },
  data: {
    title: 'Your data',
    export: 'Download all data (JSON)',
    exportNote:
      'One file with everything in your account: profile, devices, consents, garage with log and documents, look-ups, orders, applications, listings, posts and messages.',
  },
  remove: {
    title: 'Delete account',
    what: 'Your name, mobile, email, garage, calendar link, searches, devices and consents are deleted immediately and permanently. Reports of wrong details stay without a link to you.',
    keptTitle: 'What we must keep',
    kept: keptRecords,
    atLeast: (period: string) => `at least ${period}`,
    days: keptDays,
    years: keptYears,
    confirmLabel: 'Type DELETE to confirm',
    confirmHint: 'In capital letters, to prevent accidental deletion.',
    confirmWrong: 'Type DELETE in capital letters.',
    submit: 'Delete my account',
    busy: 'Deleting',
    done: {
      title: 'Your account has been deleted',
      text: 'You have been signed out on all devices.',
      until: (day: string) => `until ${day}`,
      home: 'Back to home',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly account: typeof copy;
  }
}
