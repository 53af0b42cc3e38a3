/** Copy of saved searches. */
export const copy = {
  title: 'Saved searches',
  lead: 'We message you at most once a day, and only when a saved search finds something new.',
  empty: {
    title: 'No saved searches',
    detail: 'Choose filters in the car search, then tap “Save search”.',
    act: 'Find a new car',
  },
  visitor: {
    title: 'Sign in to save this search',
    detail: 'We need a confirmed mobile number to send alerts to. Your filters are kept.',
    act: 'Sign in',
  },
  save: {
    title: 'Alert me about',
    channel: 'How should we tell you?',
    sms: 'SMS to my mobile number',
    email: 'Email to my account’s address',
    push: 'Notification on my devices',
    pushHint: 'Turn notifications on under Reminders first.',
    missing: 'Choose SMS, email or both.',
    note: 'Sent between 10 am and 9 pm. No offers, and nobody else gets your number or address. You can stop any alert here or from the message.',
    submit: 'Save search',
    busy: 'Saving',
  },
  saved: 'Search saved.',
  stopped: 'Alerts stopped and the search deleted.',
  stop: {
    title: 'Stop these alerts?',
    detail: 'The saved search is deleted. No sign-in needed.',
    submit: 'Stop alerts',
    busy: 'Stopping',
  },
  channels: { sms: 'SMS', email: 'Email', push: 'Notification' },
  by: (channels: string) => `Alerts by ${channels}`,
  usedCars: (filters: number) =>
    filters === 1 ? 'Used cars, 1 filter' : `Used cars, ${filters} filters`,
  open: 'Open search',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  failed: 'Saved searches could not be loaded',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'saved-searches': typeof copy;
  }
}
