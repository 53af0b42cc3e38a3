import { marks } from '../../../../frame/copy/shared/en/marks.ts';
import { states } from '../../../../frame/copy/shared/en/states.ts';

/** The pages where a new FASTag is bought. */
export const copy = {
  marks,
  metaTitle: 'Buy a new FASTag',
  metaDescription:
    'Order a FASTag for your vehicle. Issue fee, deposit and balance shown separately, with delivery tracking until the tag is active.',
  title: 'Buy a new FASTag',
  lead: 'Enter the vehicle number to see the full price first.',
  numberLabel: 'Vehicle number',
  numberSubmit: 'See price',
  vehicle: 'Vehicle number',
  otherVehicle: 'Check another vehicle',
  failed: 'The price for this vehicle could not be loaded',
  how: {
    title: 'How it works',
    steps: [
      'See the price for your vehicle: issue fee, deposit and balance.',
      'Enter the OTP that the bank sends to your mobile.',
      'Enter your ID details and upload the photos the bank asks for.',
      'Pay, then follow the tag until it is active.',
    ],
    never:
      'ID details, OTP and photos go to the bank; we do not keep them. We never ask for an OTP on a call.',
  },
  prices: {
    title: 'Prices by type of vehicle',
    short: { 'tag-price': 'Fee', 'tag-deposit': 'Deposit', 'tag-balance': 'Balance' } as Readonly<
      Record<string, string>
    >,
    source: (issuer: string, time: string) => `Prices of ${issuer}, checked ${time}.`,
    unavailable: 'The bank is not responding, so prices are unavailable right now.',
    incomplete: 'The bank did not respond for every type of vehicle.',
  },
  class: {
    title: 'Type of vehicle',
    choose: 'The RC record does not show the number of axles. Which vehicle is it?',
    submit: 'See price',
    byRecord: (time: string) => `As per the RC record, fetched ${time}.`,
    byYou: 'As chosen by you. A wrong type means a wrong toll, so check it on the RC.',
  },
  none: {
    title: 'No FASTag needed',
    text: 'Two-wheelers and three-wheelers do not need a FASTag.',
  },
  price: 'Price',
  total: 'Total',
  priceSource: (issuer: string, from: string, time: string) =>
    `Price list of ${issuer}, valid from ${from}. Checked ${time}. We add no fee.`,
  noPrice: {
    'not-sold':
      'The bank has no tag for this type of vehicle here. Request a callback and we will help.',
    unavailable: 'The bank is not responding. Try again in a few minutes, or request a callback.',
  },
  present: {
    title: 'This vehicle already has a FASTag',
    statuses: {
      A: 'active',
      B: 'blacklisted',
      H: 'blocked by the bank',
      L: 'lost or damaged',
      E: 'exempt',
    } as Readonly<Record<string, string>>,
    tag: (bank: string | null, issued: string | null, status: string) =>
      [
        bank === null ? 'Issuer not named' : `Issuer no. ${bank}`,
        issued === null ? null : `issued ${issued}`,
        status,
      ]
        .filter((part) => part !== null)
        .join(', '),
    text: 'A vehicle can have only one tag. Until its bank closes it, another bank may refuse to issue a new one.',
    recharge: 'Recharge this tag instead',
    confirm: 'I want a new tag, and I know the existing one may stop working',
    none: (source: string, time: string) =>
      `No active tag on this vehicle. ${source}, checked ${time}.`,
    unavailableTitle: 'Existing tags could not be checked',
    unavailable: (source: string) =>
      `${source} is not responding, so the vehicle may already have a tag. The bank checks again before issuing one.`,
  },
  start: {
    text: 'Next, the bank sends an OTP to your registered mobile. The tag will be linked to this number. You pay only at the end.',
    submit: 'Continue',
    busy: 'Requesting the OTP',
  },
  callBack: {
    title: 'Prefer to talk to us?',
    text: 'Leave your number and we will call you about your tag.',
    link: 'Request a callback',
  },
  issue: {
    title: 'Your new FASTag',
    failed: 'This tag request could not be opened',
    stepsTitle: 'Steps',
    steps: {
      'otp-sent': 'Bank’s OTP',
      'otp-ok': 'Your details',
      accepted: 'Photos',
      ready: 'Address and payment',
    },
    marks: { done: 'done', now: 'in progress', next: 'pending' },
  },
  errorsTitle: 'Please fix the following',
  otp: {
    title: 'Enter the bank’s OTP',
    text: (issuer: string, mobile: string) => `${issuer} has sent an OTP to ${mobile}.`,
    label: 'OTP',
    hint: (time: string) => `Six digits, valid until ${time}. Do not share it with anyone.`,
    submit: 'Verify OTP',
    busy: 'Verifying',
    resend: 'Resend OTP',
    resending: 'Sending',
    resendFrom: (time: string) => `You can request another OTP from ${time}.`,
  },
  person: {
    title: 'Your details',
    text: (issuer: string) =>
      `${issuer} needs these to issue a tag with minimum KYC. We do not keep them.`,
    name: 'Full name',
    nameHint: 'As on the ID proof',
    dateOfBirth: 'Date of birth',
    dateHint: 'dd/mm/yyyy',
    idKind: 'ID proof',
    choose: 'Select',
    idKinds: {
      pan: 'PAN card',
      'driving-licence': 'Driving licence',
      'voter-id': 'Voter ID',
      passport: 'Passport',
    },
    idNumber: 'ID number',
    idNumberHint: 'We do not accept Aadhaar numbers.',
    idExpiresOn: 'ID valid upto (driving licence or passport)',
    identifierEnd: 'Last 5 characters of the engine or chassis number',
    identifierHint: 'As printed on the RC',
    submit: 'Continue',
    busy: 'Checking with the bank',
  },
  pictures: {
    title: 'Photos for the bank',
    text: (issuer: string) =>
      `${issuer} asks for these. Take them in daylight, with all corners in view.`,
    sent: (picture: string) => `${picture}: sent to the bank`,
  },
  address: {
    title: 'Delivery address',
    name: 'Recipient’s name',
    line: 'Address',
    lineHint: 'House, street and locality',
    city: 'City or town',
    state: 'State or union territory',
    choose: 'Select',
    states,
    pinCode: 'PIN code',
    pinHint: 'Six digits',
    refund:
      'If the bank does not issue or dispatch the tag, you get the full amount back automatically.',
    pay: (amount: string) => `Pay ${amount}`,
    busy: 'Opening the payment page',
  },
  ordered: {
    title: 'Tag ordered',
    text: 'Track payment and delivery on the order page.',
    link: 'View order',
  },
  over: {
    title: 'This request has expired',
    text: 'The session with the bank has expired. You have not been charged.',
    again: 'Start again',
  },
  fieldErrors: {
    otp: 'Enter the six-digit OTP.',
    name: 'Enter your full name as on the ID proof.',
    dateOfBirth: 'Enter the date as dd/mm/yyyy, for example 14/05/1990.',
    idKind: 'Select an ID proof.',
    idNumber: 'Enter the number as printed on the ID proof.',
    idExpiresOn: 'Enter the ID’s expiry date as dd/mm/yyyy.',
    identifierEnd: 'Enter the last five characters.',
    file: 'Select a file.',
    size: 'The file is larger than 8 MB.',
    addressName: 'Enter the recipient’s name.',
    line: 'Enter the house, street and locality.',
    city: 'Enter the city or town.',
    stateCode: 'Select the state.',
    pinCode: 'Enter a six-digit PIN code.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'tag-buy': typeof copy;
  }
}
