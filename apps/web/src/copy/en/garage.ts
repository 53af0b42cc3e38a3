import { marks } from './shared/marks.ts';

/** Words of the garage. */
export const copy = {
  marks,
  metaTitle: 'Garage',
  title: 'Your garage',
  visitor: {
    title: 'Keep your vehicles in one place',
    why: [
      'See what falls due next, over all your vehicles.',
      'Get the dates into the calendar of your phone.',
      'Open a record without typing the number again.',
    ],
    note: 'It needs an account, so that only you see which vehicles are yours.',
    action: 'Sign in',
    offline: 'Your vehicles are also kept on this device for reading without a network.',
  },
  next: {
    title: 'Falls due next',
    none: 'Nothing falls due soon. We look at all your vehicles.',
  },
  vehicles: 'Your vehicles',
  empty: {
    title: 'No vehicle here yet',
    detail: 'Add the first one by its number.',
  },
  add: {
    title: 'Add a vehicle',
    label: 'Vehicle number',
    submit: 'Add',
    busy: 'Adding',
    done: 'Added to your garage.',
    after: (time: string) => `It can be added after ${time}.`,
  },
  remove: 'Take out',
  removeLong: (display: string) => `Take ${display} out of the garage`,
  removed: 'Taken out of your garage.',
  open: 'Open the record',
  openLong: (display: string) => `Open the record of ${display}`,
  challans: 'Challans',
  challansLong: (display: string) => `Challans of ${display}`,
  waiting: 'The register has not answered for this vehicle yet. Open the record to ask again.',
  asOf: (time: string) => `As of ${time}`,
  sandbox: 'Sandbox data',
  nothingDue: 'Nothing falls due soon',
  more: (n: number) => `${n} more in order`,
  calendar: {
    title: 'In your calendar',
    text: 'A private address that your calendar reads by itself: insurance, pollution certificate, fitness, tax, permit. Numbers in it are masked.',
    create: 'Make the address',
    renew: 'Make a new address',
    renewNote: 'The old one stops at once.',
    label: 'Calendar address',
    copy: 'Copy the address',
    subscribe: 'Open in my calendar',
    download: 'Download as a file (.ics)',
    howTo:
      'Google Calendar: Other calendars, From URL. iPhone: Settings, Calendar, Accounts, Add subscribed calendar.',
    made: 'The calendar address is ready.',
  },
  failed: 'Your garage could not be opened',
  errorsTitle: 'This needs a look',
};
