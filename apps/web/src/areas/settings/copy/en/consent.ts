/** Words of the privacy settings. */
export const copy = {
  title: 'Privacy settings',
  lead: 'Turn each purpose on or off in one tap. Effective immediately.',
  purposes: {
    analytics: {
      title: 'Analytics',
      text: 'Which pages are visited and which campaign brought you here. Never a vehicle number, mobile number or name.',
      off: 'No analytics service is connected to this site, so no visits are recorded.',
    },
    'marketing-messages': {
      title: 'Marketing messages',
      text: 'Occasional product news. OTPs and reminders work without it.',
      off: '',
    },
    'ad-measurement': {
      title: 'Ad measurement',
      text: 'Notifies Meta (Facebook, Instagram) of actions such as a request sent, with your email or mobile only as a hash. Never a vehicle number.',
      off: '',
    },
    'toll-crossings': {
      title: 'Toll crossings',
      text: 'Toll plazas that your proved vehicles passed, fetched twice a day and kept for 30 days. Turning it off erases them.',
      off: '',
    },
    'toll-reminders': {
      title: 'E-notice reminders',
      text: 'An SMS and an email before an e-notice that you entered becomes dearer or goes on record. They name neither vehicle nor place.',
      off: '',
    },
    'whatsapp-reminders': {
      title: 'WhatsApp reminders',
      text: 'Reminders in the chat of your account’s mobile, only those you chose under Reminders. No offers. Replying STOP ends them too.',
      off: '',
    },
    'whatsapp-alerts': {
      title: 'WhatsApp alerts',
      text: 'Other messages in the chat of your account’s mobile, only those you ticked under Reminders. No offers. Replying STOP ends them too.',
      off: '',
    },
  },
  state: {
    granted: 'On',
    denied: 'Off',
    byDefaultOn: 'On by default',
    byDefaultOff: 'Off by default',
  },
  /** The honest sentence below a purpose that was never decided. */
  whyOn: 'On by default for every visitor. It stays on until you turn it off here.',
  withdraw: 'Turn off',
  allow: 'Turn on',
  failed: 'Your settings could not be loaded',
  saved: 'Saved. Effective immediately.',
  keeps: {
    title: 'Stored on this device',
    items: [
      'Your city and theme.',
      'The last five look-ups in this browser, until you clear them.',
      'A random device id, to prevent misuse.',
      'While signed in: your garage and the last five records, for offline use. Removed when you sign out.',
    ],
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly consent: typeof copy;
  }
}
