import type { TestDriveState } from '@pahiya/domain/listings/trials/trial-states';

/** Copy of the test drives of a firm's cars. */
export const copy = {
  title: 'Test drives',
  back: 'Your cars',
  text: 'Buyers book a free time within your hours. You see a name or number only if the buyer allows it.',
  hours: 'Hours for test drives',
  days: 'Days',
  weekdays: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
  from: 'From (hour, 0 to 23)',
  until: 'Until (hour, 1 to 24)',
  place: 'Where to meet',
  placeHint: 'Shown to buyers who have booked.',
  save: 'Save hours',
  end: 'Offer no test drives',
  none: 'No test drives booked.',
  stock: (number: string) => `Stock no. ${number}`,
  noContact: 'The buyer wants no calls.',
  lead: 'Open the enquiry',
  cancel: 'Cancel',
  cancelOf: (car: string, when: string) => `Cancel: ${car}, ${when}`,
  states: {
    asked: 'Not confirmed',
    confirmed: 'Booked',
    declined: 'Declined',
    cancelled: 'Cancelled',
    over: 'Over',
  } satisfies Record<TestDriveState, string>,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-drives': typeof copy;
  }
}
