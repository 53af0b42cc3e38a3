import type { ContestClock, ContestEvidence } from '@pahiya/domain/challans/contest';
import type { ContestPattern } from '@pahiya/domain/challans/contest-patterns';

const patterns: Readonly<Record<ContestPattern, { readonly name: string; readonly text: string }>> =
  {
    'wrong-plate-read': {
      name: 'The camera read my plate wrongly',
      text: 'The photograph shows another vehicle.',
    },
    'cloned-plate': {
      name: 'Somebody copied my plate',
      text: 'A vehicle like mine carries my number. Report it to the police first.',
    },
    'sold-before': {
      name: 'I had sold the vehicle',
      text: 'The sale was before the day of the offence.',
    },
    'vehicle-stolen': {
      name: 'The vehicle was stolen',
      text: 'The theft was before the day of the offence and was reported.',
    },
    'paper-was-valid': {
      name: 'The paper was valid on that day',
      text: 'Insurance, pollution certificate or licence had not ended.',
    },
    'duplicate-challan': {
      name: 'Charged twice for the same thing',
      text: 'Same offence, same time and place, two challans.',
    },
  };

const evidence: Readonly<Record<ContestEvidence, string>> = {
  'challan-copy': 'Copy of the challan',
  'photo-of-challan': 'The challan’s photograph',
  'photos-of-own-vehicle': 'Photographs of your vehicle from front, back and side',
  'registration-certificate': 'RC',
  'proof-of-whereabouts': 'Proof of where the vehicle was: toll, parking or fuel slip',
  'police-complaint': 'Police complaint',
  'forms-29-30': 'Forms 29 and 30 with their date',
  'sale-agreement': 'Sale agreement or delivery note',
  'buyer-identity': 'Name and identity of the buyer',
  'theft-fir': 'FIR of the theft',
  'insurance-intimation': 'Letter to the insurer about the theft',
  'valid-paper': 'The paper that was valid on that day',
  'other-challan-copy': 'Copy of the other challan',
  'receipt-of-other-challan': 'Receipt of the other challan',
};

const windows: Readonly<Record<ContestClock['window'], string>> = {
  open: 'You can contest at the authority’s portal.',
  over: 'The window at the portal is over and the challan counts as accepted. Write all the same, and ask the court.',
  court: 'Only a court hears this now.',
  closed: 'It is closed. Nothing is left to contest here.',
  unknown: 'The source gives no date. Look at the notice for the last day.',
};

/** Words of the workbench for a challan that is wrong. */
export const copy = {
  metaTitle: 'Contest a wrong challan',
  metaDescription:
    'Six common errors, what to collect, until when, and a letter with the facts filled in.',
  title: 'Contest a wrong challan',
  lead: 'Do not pay it yet: paying accepts it.',
  challan: 'Challan',
  which: {
    title: 'Which challan?',
    text: 'Find the challan by its vehicle number, then open “This is wrong: contest it” on its card. The letter is then filled in by itself.',
    action: 'Look for challans',
  },
  form: {
    title: 'What is wrong with it?',
    patterns,
    details: 'For the letter, as far as you know it',
    soldOn: 'Day of the sale',
    stolenOn: 'Day of the theft',
    dateHint: 'dd/mm/yyyy',
    badDate: 'Write the day as dd/mm/yyyy, such as 05/11/2026.',
    wrongDate:
      'This day speaks against the letter: a sale or theft is before the challan, a paper ends on its day or later.',
    firNumber: 'Number of the FIR or complaint',
    policeStation: 'Police station',
    paper: 'Which paper was valid?',
    paperUpto: 'Valid up to',
    otherChallanNumber: 'Number of the other challan',
    kept: 'What you type goes into the letter only. It is kept nowhere.',
    missing: 'Pick what is wrong first.',
    submit: 'Write the letter',
    busy: 'Writing',
    failed: 'The letter could not be written',
  },
  clock: {
    title: 'Until when',
    windows,
    last: (day: string) => `Last day: ${day}`,
    left: (n: number) =>
      n < 0 ? 'over' : n === 0 ? 'today' : n === 1 ? '1 day left' : `${n} days left`,
    remind: (day: string) => `A reminder on ${day}, seven days before, or today if that is past.`,
    decision: (n: number) =>
      `The authority has to decide within ${n} days, else the challan falls.`,
    check: 'Dates computed from the rule; check the notice.',
    calendar: 'Put it into my calendar (.ics)',
    site: 'Open the official portal',
  },
  evidence: { title: 'What to collect', needed: 'Needed', helpful: 'Helps', words: evidence },
  letter: {
    title: 'Your letter',
    text: 'Read it, fill in the lines, sign it. Hand it in at the portal or to the authority, with the papers.',
    label: 'Letter',
    copy: 'Copy the letter',
    print: 'Print',
  },
};
