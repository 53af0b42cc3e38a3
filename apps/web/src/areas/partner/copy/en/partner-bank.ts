/** Words of the page with the bank account of a firm. */
export const copy = {
  title: 'Bank account',
  text: 'One owner proposes an account and another confirms it. Money may be paid to it only after a wait, and all owners get an email at each step.',
  accounts: 'Accounts',
  none: 'No account yet.',
  states: {
    proposed: 'Waiting for another owner',
    waiting: 'Confirmed, not usable yet',
    'in-use': 'In use',
    replaced: 'Replaced',
    cancelled: 'Cancelled',
  },
  proposed: (name: string, time: string) => `Proposed by ${name}, ${time}`,
  usable: (time: string) => `Usable from ${time}`,
  confirm: 'Confirm',
  cancel: 'Cancel',
  confirmLong: (number: string) => `Confirm the account ${number}`,
  cancelLong: (number: string) => `Cancel the account ${number}`,
  oneOwner: 'Your firm has one owner. Invite a second one, who can confirm an account.',
  propose: 'Propose an account',
  holder: 'Account holder',
  number: 'Account number',
  ifsc: 'IFSC',
  ifscHint: 'Eleven characters, such as HDFC0001234',
  submit: 'Propose account',
  done: {
    propose: 'The account is proposed. Another owner has to confirm it.',
    confirm: 'The account is confirmed.',
    cancel: 'The account is cancelled.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-bank': typeof copy;
  }
}
