import type { SaleState } from '@pahiya/domain/selling/sale-states';

/** Words of the pages of a seller. */
export const copy = {
  book: {
    metaTitle: 'Book a free home inspection to sell your car',
    metaDescription:
      'Choose a slot, an inspector checks 200 points at your home, and authorised dealers bid for your car. You see the net amount before you agree.',
    title: 'Book a home inspection',
    lead: 'An inspector checks 200 points where your car is parked. It is free, and the report is yours.',
    vehicle: 'Vehicle number',
    km: 'Odometer reading, km',
    slot: 'Slot',
    slotHint: 'You can change or cancel it until the inspection.',
    noSlots: 'No slots are free in this city in the coming days. Try again tomorrow.',
    places: (free: number) => (free === 1 ? 'Last slot' : `${free} slots left`),
    address: 'Address where the car is parked',
    addressHint:
      'Only the inspector sees it, with your mobile number. Both are deleted after the inspection.',
    submit: 'Book inspection',
    busy: 'Booking',
    steps: [
      ['Inspection at home', 'About an hour. You get the full report with photos.'],
      ['Dealers bid', 'For one to three days, sealed. You set the lowest price.'],
      ['You see the net amount', 'After loan, challans and our charge. Then you decide.'],
      ['Money the same day', 'On the day you hand over the car, with the bank reference.'],
    ] as readonly (readonly [string, string])[],
    fee: (charge: string, gst: string) =>
      `Our charge is ${charge} plus ${gst} GST, only if you sell. If you do not, you pay nothing.`,
    newEstimate: 'Get a new estimate',
    howTitle: 'How selling works',
    errors: 'Please fix the following',
    fields: {
      vehicleNumber: 'Enter a valid vehicle number',
      km: 'Enter the odometer reading in km, such as 42300',
      fromHour: 'Choose a slot',
      address: 'Enter the full address, at least 10 characters',
      cityId: 'Choose a city',
    },
    confirmTitle: 'Confirm with an OTP',
    confirm: (time: string) =>
      `We are keeping your slot until ${time}. Sign in with your mobile number to confirm it.`,
    confirmButton: 'Sign in and confirm',
  },
  list: {
    title: 'My sales',
    lead: 'Cars you are selling or have sold here.',
    none: 'You are not selling a car here',
    noneDetail: 'Book a home inspection to begin.',
    open: 'Open',
  },
  states: {
    draft: 'No inspection booked',
    booked: 'Inspection booked',
    inspected: 'Report ready',
    open: 'Dealers are bidding',
    unsold: 'No bid at your price',
    offered: 'You have an offer',
    accepted: 'Offer accepted',
    funded: 'Dealer has paid',
    'handed-over': 'Handed over',
    paid: 'Paid',
    transferred: 'RC transferred',
    declined: 'Offer declined',
    expired: 'Offer expired',
    'called-off': 'Called off',
    'not-for-sale': 'Cannot be sold here',
    withdrawn: 'Withdrawn',
  } satisfies Record<SaleState, string>,
  sale: {
    title: (car: string) => `Sale of ${car}`,
    carWithout: 'your car',
    facts: { number: 'Vehicle number', km: 'Odometer', year: 'Year', city: 'City' },
    km: (km: string) => `${km} km`,
    inspection: 'Home inspection',
    when: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
    move: 'Change slot',
    moveTo: 'New slot',
    moveSubmit: 'Change slot',
    cancel: 'Cancel inspection',
    moved: 'The slot has been changed.',
    cancelled: 'The inspection has been cancelled.',
    bookAgain: 'Book an inspection',
    reportOver: (day: string) =>
      `The report expired on ${day}. Dealers bid on a valid report only: book a new inspection, it is free.`,
    withdraw: 'Stop selling this car',
    refused: (note: string) => `The inspection could not be used: ${note}`,
    barred:
      'The chassis or engine number does not match the RC. Such a car cannot be sold before the RTO has corrected the record.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'sell-car': typeof copy;
  }
}
