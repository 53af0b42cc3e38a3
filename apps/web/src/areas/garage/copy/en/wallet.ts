/** Copy of the document wallet. */
export const copy = {
  title: 'Documents',
  lead: 'Copies of your policy, PUC, licence and bills, with their expiry dates. Only you can see your own documents; drivers you share a vehicle with can also see that vehicle’s.',
  garage: 'Garage',
  signIn: 'Sign in to see your documents',
  signInText: 'The documents belong to your account and are stored encrypted.',
  signInLink: 'Sign in',
  done: {
    added: 'Saved in your documents.',
    changed: 'The date has been changed.',
    removed: 'The document has been erased.',
  },
  list: 'Your documents',
  empty: 'No documents yet',
  emptyDetail: 'Add a photo or a PDF. With an expiry date, we can remind you in time.',
  kinds: {
    insurance: 'Insurance policy',
    puc: 'PUC certificate',
    licence: 'Driving licence',
    rc: 'RC',
    invoice: 'Invoice or bill',
    other: 'Other document',
  },
  ofPerson: 'Not tied to a vehicle',
  upto: (day: string) => `Valid upto ${day}`,
  shared: 'From a vehicle that is shared with you.',
  noDay: 'No expiry date',
  left: (days: number) =>
    days > 1
      ? `${days} days left`
      : days === 1
        ? '1 day left'
        : days === 0
          ? 'Expires today'
          : days === -1
            ? 'Expired yesterday'
            : `Expired ${-days} days ago`,
  open: 'Open',
  download: 'Download PDF',
  of: (act: string, name: string) => `${act}: ${name}`,
  more: 'Change date or erase',
  saveDay: 'Save date',
  erase: 'Erase this document',
  offline: {
    keep: 'Keep on this device',
    remove: 'Remove from this device',
    kept: 'Opens without a network. Erased when you sign out.',
    failed: 'The file could not be saved on this device. Please try again.',
  },
  add: 'Add a document',
  errorsTitle: 'Please fix the following',
  fields: {
    kind: 'Kind of document',
    choose: 'Choose',
    file: 'Photo or PDF',
    fileHint: 'JPEG, PNG, WebP or PDF, up to 8 MB',
    vehicle: 'Vehicle',
    noVehicle: 'None, it is my own document',
    validUpto: 'Valid upto',
    validUptoHint: 'dd/mm/yyyy. Leave empty if it does not expire.',
    title: 'Name',
    titleHint: 'Optional, such as the insurer or the workshop',
  },
  faults: {
    choose: 'Choose a kind of document.',
    missing: 'Choose a photo or a PDF.',
    size: 'The file is larger than 8 MB. Choose a smaller one.',
    type: 'Choose a JPEG, PNG or WebP image or a PDF.',
    unreadable: 'This file is damaged or has a password. Choose another one.',
    'not-stored': 'The file could not be stored. Please choose it again in a moment.',
    day: 'Enter a date such as 21/11/2027.',
    long: 'Use at most 80 characters.',
  },
  safety:
    'The file is checked and stored encrypted. Location and camera details are removed from photos.',
  submit: 'Save document',
  busy: 'Saving',
  check: {
    title: 'What to show at a check',
    text: 'What you keep here is your own copy. It helps you find a number or a date, but an officer need not accept it.',
    valid: 'Accepted:',
    validText:
      'the original card or paper, or the document opened in the DigiLocker or mParivahan app.',
    notValid: 'Not accepted:',
    notValidText: 'a photo, a screenshot or a scan of it, here or anywhere else.',
    policy:
      'Insurance and PUC can also be checked in VAHAN. A new policy may take some weeks to appear there, so carry the insurer’s own PDF.',
    open: 'Open DigiLocker',
    source: 'Central Motor Vehicles Rules 1989, rule 139; Motor Vehicles Act 1988, section 130.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly wallet: typeof copy;
  }
}
