/** Copy of a person's own claims. */
export const copy = {
  title: 'My insurance claims',
  lead: 'Days, amounts and notes, for you alone. You can delete them at any time.',
  guide: 'First steps, papers and letters',
  none: 'You keep no claims yet.',
  newTitle: 'Keep a claim',
  vehicle: 'Vehicle number',
  optional: 'Optional.',
  number: 'Claim number',
  numberHint: 'As the insurer gave it to you.',
  closed: 'This claim is over',
  save: 'Save',
  add: 'Keep this claim',
  busy: 'Saving…',
  change: 'Change this claim',
  of: (loss: string, day: string) => `${loss}, ${day}`,
  facts: {
    vehicle: 'Vehicle',
    number: 'Claim number',
    told: 'Insurer told',
    amount: 'Estimated loss',
  },
  letters: 'Papers and letters for this claim',
  pdf: { notice: 'Notice of the claim (PDF)', complaint: 'Complaint (PDF)' },
  wallet: 'Copies in your wallet',
  walletNone: 'No copies of this vehicle’s papers.',
  walletDown: 'Your wallet cannot be read right now.',
  walletOpen: 'Open the wallet',
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
  step: 'Note',
  stepHint: 'Who said what, which paper you sent. Up to 500 characters.',
  on: 'Day',
  addStep: 'Add note',
  remove: 'Delete this claim with its notes',
  removeSure: 'Delete for good',
  done: {
    saved: 'The claim is saved.',
    noted: 'The note is added.',
    deleted: 'The claim is deleted.',
  },
  fix: 'Please fix the following',
  errors: {
    lost: 'Enter the day of the loss as dd/mm/yyyy, not in the future.',
    told: 'Enter a day from the loss until today, as dd/mm/yyyy.',
    amount: 'Enter the amount in rupees.',
    on: 'Enter a day as dd/mm/yyyy, not in the future.',
    words: 'Write 2 to 500 characters.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'own-claims': typeof copy;
  }
}
