import { marks } from '../../../../frame/copy/shared/en/marks.ts';

/** Words of the garage. */
export const copy = {
  marks,
  metaTitle: 'Garage',
  title: 'Your garage',
  reminders: 'Reminders',
  documents: 'Documents',
  family: 'Family',
  allAlerts: 'Challan and RC alerts, including vehicles you sold',
  licence: 'Driving licence validity',
  app: 'Use it as an app, even offline',
  orders: 'Orders and receipts',
  visitor: {
    title: 'Keep all your vehicles in one place',
    why: [
      'See upcoming renewals for all your vehicles.',
      'Add due dates to your phone’s calendar.',
      'Open a record without typing the number again.',
    ],
    note: 'Needs an account, so that only you can see your vehicles.',
    action: 'Sign in',
    offline: 'Your vehicles are also saved on this device for offline use.',
  },
  next: {
    title: 'Upcoming renewals',
    expired: 'Expired',
    none: 'No renewals due soon.',
  },
  vehicles: 'Your vehicles',
  empty: {
    title: 'No vehicles yet',
    detail: 'Add your first vehicle by its number.',
  },
  add: {
    title: 'Add a vehicle',
    label: 'Vehicle number',
    submit: 'Add',
    busy: 'Adding',
    done: 'Added to your garage.',
    after: (time: string) => `You can add it after ${time}.`,
  },
  remove: 'Remove',
  removeLong: (display: string) => `Remove ${display} from the garage`,
  removed: 'Removed from your garage.',
  open: 'View record',
  openLong: (display: string) => `View record of ${display}`,
  challans: 'Challans',
  challansLong: (display: string) => `Challans of ${display}`,
  sold: 'Sold it?',
  soldLong: (display: string) => `Sold it? Papers for the sale of ${display}`,
  log: 'Log',
  alerts: 'Alerts',
  alertsLong: (number: string) => `Challan and RC alerts of ${number}`,
  logLong: (display: string) => `Service and fuel log of ${display}`,
  recalls: (count: number) =>
    count === 1 ? 'A recall may affect this vehicle' : `${count} recalls may affect this vehicle`,
  noc: 'Loan paid off? Follow the NOC until the lender is off the RC',
  waiting: 'VAHAN has not responded for this vehicle yet. Open the record to retry.',
  boughtHere: 'bought here, not in VAHAN yet',
  starts: (day: string) => `Starts ${day}`,
  asOf: (time: string) => `As of ${time}`,
  sandbox: 'Sandbox data',
  nothingDue: 'Nothing due soon',
  more: (n: number) => `${n} more valid`,
  calendar: {
    title: 'Calendar',
    text: 'A private link for your calendar app with insurance, PUC, fitness, tax and permit dates. Vehicle numbers are masked.',
    create: 'Create link',
    renew: 'Create a new link',
    renewNote: 'The old link stops working immediately.',
    label: 'Calendar link',
    copy: 'Copy link',
    subscribe: 'Open in calendar',
    download: 'Download file (.ics)',
    howTo:
      'Google Calendar: Other calendars, From URL. iPhone: Settings, Calendar, Accounts, Add subscribed calendar.',
    made: 'The calendar link is ready.',
  },
  failed: 'Your garage could not be loaded',
  errorsTitle: 'Please fix the following',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly garage: typeof copy;
  }
}
