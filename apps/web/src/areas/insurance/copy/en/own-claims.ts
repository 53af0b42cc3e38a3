/** Copy of a person's own claims. */
export const copy = {
  title: 'My insurance claims',
  lead: 'Days, amounts and notes, for you alone. You can delete them at any time.',
  guide: 'First steps, papers and letters',
  none: 'No claims saved yet.',
  newTitle: 'Add a claim',
  vehicle: 'Vehicle number',
  optional: 'Optional.',
  number: 'Claim number',
  numberHint: 'As the insurer gave it to you.',
  closed: 'This claim is over',
  save: 'Save',
  add: 'Save claim',
  busy: 'Saving…',
  change: 'Change this claim',
  of: (loss: string, day: string) => `${loss}, ${day}`,
  facts: {
    vehicle: 'Vehicle',
    number: 'Claim number',
    policy: 'Policy number',
    told: 'Insurer told',
    amount: 'Estimated loss',
    refusedOn: 'Refused by the insurer',
    complainedOn: 'Complaint to the insurer',
    portalOn: 'Complaint at Bima Bharosa',
  },
  policy: 'Policy number',
  laterDays: {
    refused: 'Day the insurer refused the claim',
    complained: 'Day you complained to the insurer',
    portal: 'Day you complained at Bima Bharosa',
  },
  laterHint: 'dd/mm/yyyy. Leave it empty if it has not happened.',
  nothingDue: 'Nothing is overdue. When a day is missed, the letter for it appears here.',
  due: {
    notice: {
      why: 'The insurer has not been told yet. Call first, then send this notice.',
      pdf: 'Notice of the claim (PDF)',
    },
    surveyor: {
      why: 'The day for appointing a surveyor has passed. If none has called you, send this letter.',
      pdf: 'Reminder: surveyor (PDF)',
    },
    report: {
      why: 'The day for the survey report has passed. If you have no copy, send this letter.',
      pdf: 'Reminder: survey report (PDF)',
    },
    complaint: {
      why: 'The insurer refused, or did not decide in time. Complain to its grievance officer, and note the day here.',
      pdf: 'Complaint to the insurer (PDF)',
    },
    portal: {
      why: 'The insurer did not answer your complaint in time. Complain at Bima Bharosa, and note the day here.',
      pdf: 'Complaint at Bima Bharosa (PDF)',
    },
    ombudsman: {
      why: 'The complaint at Bima Bharosa brought no answer in time. The Insurance Ombudsman decides free of charge.',
      pdf: 'Complaint to the Ombudsman (PDF)',
    },
  },
  letters: 'Papers for this claim, and the steps of a complaint',
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
    refused: 'Enter a day after the insurer was told, until today, as dd/mm/yyyy.',
    complained: 'Enter a day after the insurer was told, until today, as dd/mm/yyyy.',
    portal: 'Enter a day after your complaint to the insurer, until today, as dd/mm/yyyy.',
    on: 'Enter a day as dd/mm/yyyy, not in the future.',
    words: 'Write 2 to 500 characters.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'own-claims': typeof copy;
  }
}
