import type { TestDriveState } from '@pahiya/domain/listings/trials/trial-states';

/** Copy of test drives. */
export const copy = {
  title: 'Book a test drive',
  lead: (car: string, minutes: number) =>
    `${car}, ${minutes} minutes. The seller confirms the time and where to meet.`,
  dealerLead: (car: string, minutes: number) =>
    `${car}, ${minutes} minutes, at the dealer’s. A free slot is booked right away.`,
  dealerNote:
    'Without a tick the dealer sees neither your name nor your number. Before you drive, check that the insurance is valid: the car’s page shows until when.',
  book: 'Book this time',
  times: 'Time',
  choose: 'Choose a time',
  none: 'No times are free in the coming week.',
  notOffered: 'This seller does not offer test drives here.',
  licence: 'I hold a valid driving licence for a car and will bring it',
  note: 'Neither of you gets the other’s number. Before you drive, check that the insurance is valid: the car’s page shows until when.',
  submit: 'Request this time',
  busy: 'One moment',
  visitor: 'Sign in to book a test drive.',
  signIn: 'Sign in',
  back: 'Back to the car',
  missing: { startsAt: 'Choose a time', hasLicence: 'Confirm that you hold a valid licence' },
  errors: 'Please fix the following',
  list: {
    title: 'Test drives',
    lead: 'Slots you requested, and buyers who want to drive your car.',
    none: 'No test drives',
    noneDetail: 'Open a used car to book one.',
    find: 'Find a used car',
    asked: 'Requested. The seller has to confirm.',
    buyer: 'A buyer wants to drive your car',
    states: {
      asked: 'Not confirmed yet',
      confirmed: 'Confirmed',
      declined: 'Declined',
      cancelled: 'Cancelled',
      over: 'Over',
    } satisfies Record<TestDriveState, string>,
    place: (place: string) => `Meet at: ${place}`,
    placeLabel: 'Where to meet',
    placeHint: 'Only this buyer sees it, until the drive is over.',
    placeMissing: 'Enter where to meet, at least 5 characters',
    confirm: 'Confirm',
    decline: 'Decline',
    cancel: 'Cancel test drive',
    of: (act: string, car: string, when: string) => `${act}: ${car}, ${when}`,
    done: {
      confirm: 'Confirmed.',
      decline: 'Declined.',
      cancel: 'Cancelled.',
      asked: 'Requested.',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'test-drive': typeof copy;
  }
}
