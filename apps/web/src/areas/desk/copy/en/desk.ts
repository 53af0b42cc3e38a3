import type { SettlementState } from '@pahiya/domain/challans/settlement';

const settlements: Readonly<Record<SettlementState, string>> = {
  'awaiting-payment': 'Not paid',
  'awaiting-documents': 'Waiting for documents',
  'documents-review': 'Check documents',
  'awaiting-court-otp': 'Waiting for court OTP',
  queued: 'Pay at authority',
  submitted: 'With partner',
  assigned: 'Being paid',
  'paid-at-source': 'Paid, being confirmed',
  'receipt-stored': 'Settled',
  cleared: 'Settled, cleared at source',
  failed: 'Settlement failed',
  'amount-changed': 'Amount changed',
  'moved-to-court': 'Moved to court',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
};

/** Words shared by all pages of the desk. */
export const copy = {
  name: 'Desk',
  navigation: 'Desk',
  queue: 'Queue',
  money: 'Money',
  differences: 'Differences',
  health: 'Health',
  articles: 'Articles',
  topics: 'Topics',
  pictures: 'Images',
  layout: 'Pages',
  forms: 'Forms',
  callBacks: 'Call-backs',
  inspections: 'Inspections',
  ownInspections: 'My inspections',
  reports: 'Reported mistakes',
  corrections: 'Corrections',
  cars: 'Cars',
  carReviews: 'Reviews',
  contentReports: 'Reported content',
  partners: 'Partners',
  password: 'Password',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  footer: 'All actions are logged.',
  signIn: {
    title: 'Sign in to the desk',
    username: 'Username',
    password: 'Password',
    code: 'Authenticator code',
    codeHint: 'Six digits. Each code works once.',
    submit: 'Sign in',
    after: (time: string) => `Try again after ${time}.`,
  },
  changePassword: {
    title: 'Change password',
    first: 'Your initial password was set by someone else. Choose your own to continue.',
    current: 'Current password',
    next: 'New password',
    nextHint: 'At least 12 characters. A few words work well.',
    submit: 'Change password',
    tooShort: 'The new password needs at least 12 characters.',
    done: 'Password changed. You are signed out on other devices.',
    back: 'Go to the desk',
  },
  failed: 'This page could not be loaded',
  refused: 'Not saved',
  badInput: 'Something is missing or invalid. Check the fields.',
  settlements,
  speeds: { STANDARD: 'Standard', EXPRESS: 'Express' },
  late: 'Late',
  inTime: 'On time',
  nobody: 'Unassigned',
  system: 'System',
  compared: { added: 'Added: ', removed: 'Removed: ' },
  none: '–',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly desk: typeof copy;
  }
}
