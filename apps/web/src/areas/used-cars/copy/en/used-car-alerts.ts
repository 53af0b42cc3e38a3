/** Copy of alerts and of the shortlist of used cars. */
export const copy = {
  title: 'Used-car alerts',
  save: {
    title: 'Save this search',
    lead: (city: string) => `We message you at most once a day, when a new car in ${city} matches.`,
    submit: 'Save search',
  },
  price: {
    title: 'Price alert',
    lead: (car: string, price: string) =>
      `We message you when the ${car} costs less than ${price}.`,
    submit: 'Save alert',
    done: 'Alert saved.',
    off: 'Alert stopped.',
    back: 'Back to the car',
  },
  channel: 'How should we tell you?',
  sms: 'SMS to my mobile number',
  email: 'Email to my account’s address',
  push: 'Notification on my devices',
  pushHint: 'Turn notifications on under Reminders first.',
  noEmail: 'Your account has no email address.',
  missing: 'Choose SMS, email or both.',
  note: 'Sent between 10 am and 9 pm. No offers, and nobody else gets your number or address. You can stop any alert here or from the message.',
  busy: 'Saving',
  visitor: 'Sign in to set this alert. We need a confirmed mobile number to send it to.',
  signIn: 'Sign in',
  stop: {
    title: 'Stop this price alert?',
    text: 'No sign-in needed.',
    submit: 'Stop alert',
    done: 'Alert stopped.',
  },
  nothing: 'Open a used car or a search to set an alert.',
  search: 'Find a used car',
  shortlist: {
    title: 'Used cars on your shortlist',
    lead: 'Kept in this browser only, for 180 days. No account needed.',
    none: 'No used cars on your shortlist',
    noneDetail: 'Choose “Add to shortlist” on the page of a car.',
    gone: (count: number) =>
      count === 1 ? '1 car is no longer on sale.' : `${count} cars are no longer on sale.`,
    sold: 'Sold',
    remove: 'Remove',
    removeOf: (car: string) => `Remove ${car}`,
    alert: 'Price alert',
    alertOf: (car: string) => `Price alert for ${car}`,
    newCars: 'New cars on your shortlist',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'used-car-alerts': typeof copy;
  }
}
