/** Words of the privacy choices. */
export const copy = {
  title: 'Your privacy choices',
  lead: 'What you allow here can be taken back here, with one press and at once.',
  purposes: {
    analytics: {
      title: 'Counting visits',
      text: 'Which pages are used and which campaign brought you. Never a vehicle number, a mobile number or a name.',
      off: 'No counting service is connected to this site, so nothing is counted either way.',
    },
    'marketing-messages': {
      title: 'News by message',
      text: 'Now and then a message about new things here. Codes and reminders you ask for come without it.',
      off: '',
    },
    'ad-measurement': {
      title: 'Measuring our advertisements',
      text: 'If you allow it, Meta (Facebook, Instagram) is told of steps here, such as a request sent, with your e-mail or mobile only as a hash. Never a vehicle number.',
      off: '',
    },
  },
  state: {
    granted: 'You allow this',
    denied: 'You do not allow this',
    byDefaultOn: 'On, as long as you say nothing',
    byDefaultOff: 'Off, as long as you say nothing',
  },
  withdraw: 'Take it back',
  allow: 'Allow it',
  failed: 'Your choices could not be loaded',
  saved: 'Your choice holds from now on.',
  keeps: {
    title: 'What is kept on this device',
    items: [
      'Your city and your look (light or dark), so that you need not choose again.',
      'The last five look-ups of this browser, until you clear them.',
      'A device number without meaning, against misuse.',
      'While you are signed in: your garage and the last five records, for reading offline. Signing out removes them.',
    ],
  },
};
