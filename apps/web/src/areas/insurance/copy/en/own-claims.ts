import type { ClaimStepKind } from '@pahiya/domain/insurance/claim-steps';

const stepKinds: Readonly<Record<ClaimStepKind, string>> = {
  note: 'Note only',
  surveyor: 'Surveyor appointed',
  'survey-report': 'Survey report received',
  accepted: 'Claim accepted',
  refused: 'Claim refused',
  paid: 'Money paid to you or the garage',
  complaint: 'Complained to the insurer',
  answer: 'Insurer answered the complaint',
  portal: 'Complained on Bima Bharosa',
  ombudsman: 'Complained to the Ombudsman',
};

/** Copy of a person's own claims. */
export const copy = {
  title: 'My insurance claims',
  lead: 'Dates, letters and notes that only you can see. You can delete them at any time.',
  guide: 'First steps, papers and letters',
  none: 'No claims saved yet.',
  newTitle: 'Add a claim',
  vehicle: 'Vehicle number',
  optional: 'Optional.',
  policy: 'Policy number',
  policyHint: 'Optional. As on the policy; it is filled into your letters.',
  number: 'Claim number',
  numberHint: 'Optional. As the insurer gave it to you.',
  closed: 'This claim is closed',
  save: 'Save',
  add: 'Save claim',
  busy: 'Saving…',
  change: 'Change this claim',
  of: (loss: string, day: string) => `${loss}, ${day}`,
  facts: {
    vehicle: 'Vehicle',
    policy: 'Policy number',
    number: 'Claim number',
    told: 'Insurer informed',
    amount: 'Estimated loss',
  },
  doneOn: (day: string) => `Done on ${day}`,
  papers: 'Papers for this claim',
  letters: 'Letters',
  noLetter:
    'No letter is due today. A letter appears here the day after a date above is missed, or when a claim is refused.',
  lettersLead:
    'Check the text, fill in the blanks, sign it, and keep proof of the day you sent it.',
  due: (day: string) => `Due since ${day}.`,
  pdf: (letter: string) => `${letter} (PDF)`,
  whereTo: 'Where to send a complaint',
  wallet: 'Copies in your documents',
  walletNone: 'No copies of this vehicle’s papers.',
  walletDown: 'Your documents cannot be loaded right now.',
  walletOpen: 'Open documents',
  kinds: {
    insurance: 'Insurance policy',
    puc: 'PUC certificate',
    licence: 'Driving licence',
    rc: 'RC',
    invoice: 'Invoice',
    other: 'Other document',
  },
  steps: 'What happened',
  noSteps: 'Nothing noted yet.',
  stepKind: 'Step',
  stepKindHint: 'The letters follow these steps.',
  stepKinds,
  removeStep: 'Delete',
  step: 'Note',
  stepHint: 'Who said what, which paper you sent. Up to 500 characters; optional with a step.',
  on: 'Day',
  addStep: 'Add',
  remove: 'Delete this claim with its notes',
  removeSure: 'Delete permanently',
  done: {
    saved: 'The claim is saved.',
    noted: 'Added.',
    unnoted: 'Entry deleted.',
    deleted: 'The claim is deleted.',
  },
  fix: 'Please fix the following',
  errors: {
    lost: 'Enter the date of loss as dd/mm/yyyy, not in the future.',
    told: 'Enter a date from the loss until today, as dd/mm/yyyy.',
    amount: 'Enter the amount in rupees.',
    vehicle: 'Enter the vehicle number as on the plate, or leave it empty.',
    policy: 'Enter the policy number as printed: letters, digits and . / - _ only.',
    number: 'Enter the claim number as printed: letters, digits and . / - _ only.',
    on: 'Enter a date as dd/mm/yyyy, between the date of loss and today.',
    words: 'Write 2 to 500 characters.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'own-claims': typeof copy;
  }
}
