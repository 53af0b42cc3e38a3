/** Copy of the inspection of a vehicle by pictures. */
export const copy = {
  title: 'Inspection by phone',
  orders: 'Insurance',
  lead: (insurer: string) => `${insurer} insures this vehicle only after an inspection.`,
  startTitle: 'Before you begin',
  start: [
    'Stand beside the vehicle, in daylight, with the phone’s camera. It takes about ten minutes.',
    'You have 24 hours for the pictures and can take a break.',
    'We check them, usually within a day. Once passed, the inspection is valid for 24 hours: buy within that time.',
    'Cover begins after the inspection and the payment, never before.',
  ],
  agree: (insurer: string) =>
    `I agree that my pictures are checked here for ${insurer} and kept for a week after the inspection ends`,
  notAgreed: 'Without your consent no pictures can be taken.',
  begin: 'Begin',
  beginBusy: 'Starting',
  states: {
    open: 'Pictures to take',
    submitted: 'Being checked',
    passed: 'Passed',
    refused: 'Refused',
    expired: 'Time expired',
  },
  until: (time: string) => `Take all pictures by ${time}.`,
  submittedText: 'We check the pictures. You can leave this page and come back.',
  passedText: (time: string) => `Buy the policy by ${time}. After that a new inspection is needed.`,
  refusedText: 'The vehicle cannot be insured with this insurer now. Reason:',
  expiredText: 'Get new quotes to start again. Nothing was charged.',
  againText: 'Some pictures have to be taken again:',
  buy: 'Continue to the proposal',
  quotes: 'Back to the quotes',
  shots: {
    front: { name: 'Front', show: 'The whole front from two steps away, with the number plate.' },
    rear: { name: 'Rear', show: 'The whole rear from two steps away, with the number plate.' },
    left: { name: 'Left side', show: 'The whole left side, wheels included.' },
    right: { name: 'Right side', show: 'The whole right side, wheels included.' },
    windscreen: {
      name: 'Windscreen',
      show: 'The glass from outside, without glare.',
    },
    'engine-bay': { name: 'Engine', show: 'The open bonnet.' },
    chassis: { name: 'Chassis number', show: 'The number on the body or plate, close and sharp.' },
    odometer: { name: 'Odometer', show: 'The lit display with the engine running.' },
  },
  /** What a two-wheeler has in place of it. */
  twoWheelerShots: {
    windscreen: { name: 'Headlamp', show: 'The headlamp from the front, without glare.' },
    'engine-bay': { name: 'Engine', show: 'The engine from its open side, close and sharp.' },
  },
  shotStates: { missing: 'Missing', again: 'Take again', added: 'Taken' },
  file: 'Picture',
  fileHint: 'JPEG, PNG or WebP, at most 8 MB.',
  plate: 'The number plate can be read',
  add: (shot: string) => `Add picture: ${shot}`,
  replace: (shot: string) => `Replace picture: ${shot}`,
  addBusy: 'Checking',
  notTaken: (shot: string) => `Not taken: ${shot}`,
  faults: {
    'too-small': 'The picture is too small: at least 600 pixels on the short side.',
    'too-dark': 'It is too dark. Go into daylight.',
    'too-bright': 'It is too bright. Avoid glare.',
    blurred: 'It is blurred. Hold the phone still.',
    'plate-not-seen': 'Confirm that the number plate can be read.',
  },
  missing: 'Choose a picture.',
  unreadable: 'This file is no picture that opens. Take a new one.',
  tooLarge: 'A picture can be up to 8 MB.',
  count: (done: number, all: number) => `${done} of ${all} taken`,
  submit: 'Submit pictures',
  submitBusy: 'Submitting',
  submitHint: 'You can submit once all pictures are taken.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-inspection': typeof copy;
  }
}
