import type { ClaimPaper, ClockId, LossKind } from '@pahiya/domain/insurance/claim-clocks';
import type { ClaimLetterKind } from '@pahiya/domain/insurance/claim-letters';

const losses: Readonly<Record<LossKind, string>> = {
  accident: 'Accident',
  theft: 'Theft',
  'fire-flood': 'Fire or flood',
  'third-party': 'Injury or damage to others',
};

const papers: Readonly<Record<ClaimPaper, string>> = {
  'claim-form': 'Claim form of the insurer, signed',
  licence: 'Driving licence of the driver',
  photos: 'Photographs of the damage and the number plate',
  bills: 'Repair bills and proof of payment, unless the garage is cashless',
  fir: 'FIR or police report',
  'untraced-report': 'Untraced report from the police, once issued',
  keys: 'All keys of the vehicle',
  rc: 'RC, and a letter of the financier if there is a loan',
  'fire-report': 'Fire brigade report for a fire',
  summons: 'Any summons or notice of the tribunal: pass it on at once',
};

const clocks: Readonly<Record<ClockId, string>> = {
  'tell-insurer': 'Inform the insurer by',
  surveyor: 'Surveyor appointed by',
  'survey-report': 'Survey report by',
  decision: 'Decision by',
  payment: 'Payment by',
  answer: 'Answer to your complaint by',
  ombudsman: 'Ombudsman, if not settled by',
};

const letters: Readonly<Record<ClaimLetterKind, string>> = {
  notice: 'Notice of the claim',
  surveyor: 'Reminder to appoint a surveyor',
  'survey-report': 'Reminder about the survey report',
  decision: 'Complaint: no decision',
  refusal: 'Complaint: claim refused',
  payment: 'Complaint: accepted, not paid',
  portal: 'Complaint to Bima Bharosa',
  ombudsman: 'Complaint to the Insurance Ombudsman',
};

/** Copy of the claim guide. */
export const copy = {
  crumb: 'Insurance',
  title: 'Make a motor insurance claim',
  metaTitle: 'Motor insurance claim: first steps, papers, days and complaint letters',
  metaDescription:
    'What to do after an accident, theft, fire or flood: whom to call, which papers the insurer may ask for, the days for surveyor and decision as dates, letters to copy, and how to complain.',
  lead: 'First steps, papers, days and letters. For any insurer.',
  firstTitle: 'First steps',
  first: [
    'Help the injured; call 112. Do not move the vehicles before photographs, unless they block the road.',
    'Take photographs: damage, number plates, the place. Note names and numbers of witnesses.',
    'Call the police if anyone is hurt, for theft, and for damage to other people’s property.',
    'Call the helpline of your insurer before any repair. Note the claim number and the time.',
  ],
  formTitle: 'Dates of your claim',
  notKept: 'Nothing you enter here is stored.',
  keep: 'Save a claim with its dates and notes in your account',
  errorsTitle: 'Please fix the following',
  lossLabel: 'What happened?',
  losses,
  fields: {
    lost: 'Date of loss',
    told: 'Date you informed the insurer',
    amount: 'Estimated loss',
  },
  hints: {
    lost: 'dd/mm/yyyy',
    told: 'dd/mm/yyyy. Leave empty if you have not yet.',
    amount: (above: string) => `If known. A registered surveyor is needed above ${above}.`,
  },
  errors: {
    lost: 'Enter the date as dd/mm/yyyy, not in the future.',
    told: 'Enter a date from the loss until today, as dd/mm/yyyy.',
    amount: 'Enter the amount in rupees.',
  },
  submit: 'Show dates',
  clocksTitle: 'What has to happen by when',
  clocks,
  over: 'Overdue',
  usual: 'Usual; your policy may say otherwise.',
  papersTitle: (loss: string) => `Papers: ${loss}`,
  papers,
  papersNote:
    'The insurer may ask only for papers of the claim. It cannot refuse because of papers it should have asked for when it sold the policy.',
  lettersTitle: 'Letters to copy',
  lettersLead: 'Fill in the blanks and send them by email, so that you have proof of the day.',
  letters,
  noLetter:
    'Nothing is overdue by these dates, so there is no letter yet. Each one appears the day after its date is missed.',
  lettersKept:
    'Letters with your policy and claim number, as PDF too, also to Bima Bharosa and the Ombudsman:',
  complainTitle: 'If it is refused or nothing happens',
  complainInsurer: (day: string) =>
    `Write to the insurer’s grievance officer. If you complain today, an answer is due by ${day}.`,
  complainPortal: 'Then Bima Bharosa, the portal of IRDAI:',
  complainOmbudsman: ({ until, upTo }: { until: string; upTo: string }) =>
    `Then the Insurance Ombudsman of your area, free of charge, for claims up to ${upTo}: within one year of the refusal, so until ${until} if the insurer refuses on its last day.`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-claims': typeof copy;
  }
}
