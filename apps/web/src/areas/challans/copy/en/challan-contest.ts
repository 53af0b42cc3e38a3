import type { ContestClock, ContestEvidence } from '@pahiya/domain/challans/contest';
import type { ContestPattern } from '@pahiya/domain/challans/contest-patterns';

const patterns: Readonly<Record<ContestPattern, { readonly name: string; readonly text: string }>> =
  {
    'wrong-plate-read': {
      name: 'The camera misread my number plate',
      text: 'The photo shows another vehicle.',
    },
    'cloned-plate': {
      name: 'My number plate was cloned',
      text: 'A similar vehicle uses my number. Report it to the police first.',
    },
    'sold-before': {
      name: 'I had sold the vehicle',
      text: 'The sale was before the offence.',
    },
    'vehicle-stolen': {
      name: 'The vehicle was stolen',
      text: 'The theft was before the offence and was reported.',
    },
    'paper-was-valid': {
      name: 'My document was valid on that day',
      text: 'Insurance, PUC or licence had not expired.',
    },
    'duplicate-challan': {
      name: 'Charged twice for the same offence',
      text: 'Same offence, same time and place, two challans.',
    },
  };

const evidence: Readonly<Record<ContestEvidence, string>> = {
  'challan-copy': 'Copy of the challan',
  'photo-of-challan': 'Photo from the challan',
  'photos-of-own-vehicle': 'Photos of your vehicle: front, back and side',
  'registration-certificate': 'RC',
  'proof-of-whereabouts': 'Proof of where the vehicle was: toll, parking or fuel slip',
  'police-complaint': 'Police complaint',
  'forms-29-30': 'Forms 29 and 30 with their date',
  'sale-agreement': 'Sale agreement or delivery note',
  'buyer-identity': 'Name and ID of the buyer',
  'theft-fir': 'Theft FIR',
  'insurance-intimation': 'Letter to the insurer about the theft',
  'valid-paper': 'The document that was valid on that day',
  'other-challan-copy': 'Copy of the other challan',
  'receipt-of-other-challan': 'Receipt of the other challan',
};

const windows: Readonly<Record<ContestClock['window'], string>> = {
  open: 'You can contest it on the authority’s portal.',
  over: 'The deadline has passed and the challan is deemed accepted. You can still write to the authority or approach the court.',
  court: 'Only the court can decide it now.',
  closed: 'The challan is closed. It can’t be contested.',
  unknown: 'The source gives no date. See the deadline on your notice.',
};

/** Copy of the contest form. */
export const copy = {
  metaTitle: 'Contest a wrong challan',
  metaDescription: 'Common errors, documents to collect, the deadline, and a ready letter.',
  title: 'Contest a wrong challan',
  lead: 'Don’t pay it first: paying means accepting it.',
  challan: 'Challan',
  which: {
    title: 'Which challan?',
    text: 'Find the challan by vehicle number, then tap “Contest this challan” in its details. The letter is filled in for you.',
    action: 'Check challans',
  },
  form: {
    title: 'What is wrong with it?',
    patterns,
    details: 'Details for the letter, if known',
    soldOn: 'Date of sale',
    stolenOn: 'Date of theft',
    dateHint: 'dd/mm/yyyy',
    badDate: 'Enter the date as dd/mm/yyyy, for example 05/11/2026.',
    wrongDate:
      'Check the date: a sale or theft must be before the challan, and a document must be valid on its date.',
    firNumber: 'FIR or complaint number',
    policeStation: 'Police station',
    paper: 'Which document was valid?',
    paperUpto: 'Valid upto',
    otherChallanNumber: 'Other challan number',
    kept: 'Your entries are used for the letter only and not stored.',
    missing: 'Select what is wrong.',
    submit: 'Create letter',
    busy: 'Creating',
    failed: 'The letter could not be created',
  },
  clock: {
    title: 'Deadline',
    windows,
    last: (day: string) => `Last date: ${day}`,
    left: (n: number) =>
      n < 0 ? 'passed' : n === 0 ? 'today' : n === 1 ? '1 day left' : `${n} days left`,
    remind: (day: string) => `Reminder on ${day}, 7 days before the deadline.`,
    decision: (n: number) =>
      `The authority must decide within ${n} days, otherwise the challan lapses.`,
    check: 'Dates are calculated from the rule; check your notice.',
    calendar: 'Add to calendar (.ics)',
    site: 'Open the official portal',
  },
  evidence: { title: 'Documents', needed: 'Required', helpful: 'Helpful', words: evidence },
  letter: {
    title: 'Your letter',
    text: 'Read it, fill in the blanks and sign it. Submit it on the portal or to the authority with the documents.',
    label: 'Letter',
    copy: 'Copy letter',
    print: 'Print',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-contest': typeof copy;
  }
}
