import type { AuditAct, AuditGroup } from '@pahiya/contracts/partner-leads/audit-terms';

const groups: Readonly<Record<AuditGroup, string>> = {
  numbers: 'Numbers',
  exports: 'Exports',
  changes: 'Changes',
  'sign-ins': 'Sign-ins',
};

const acts: Readonly<Record<AuditAct, string>> = {
  shown: 'Number shown',
  call: 'Call over our line',
  export: 'Number sent to your system',
  'lead-show-number': 'Number requested',
  'lead-call': 'Call requested',
  'system-number': 'Number requested by your system',
  'export-leads': 'Leads exported as CSV',
  invite: 'Member invited',
  'revoke-invitation': 'Invitation revoked',
  'accept-invitation': 'Invitation accepted',
  'change-member': 'Member changed',
  'remove-member': 'Member removed',
  'add-branch': 'Branch added',
  'close-branch': 'Branch closed',
  'make-key': 'Key created',
  'revoke-key': 'Key revoked',
  'set-webhook': 'Webhook address set',
  'remove-webhook': 'Webhook removed',
  'replay-event': 'Event sent again',
  'propose-bank': 'Bank account proposed',
  'confirm-bank': 'Bank account confirmed',
  'cancel-bank': 'Bank account cancelled',
  'add-rule': 'Assignment rule added',
  'remove-rule': 'Assignment rule removed',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-out-device': 'Device signed out',
  'change-password': 'Password changed',
  'ask-new-password': 'Password reset requested',
  'set-new-password': 'New password set',
};

/** Words of the audit log of a firm. */
export const copy = {
  title: 'Audit log',
  text: 'Every use of a number and every change by your members. Nobody can edit or delete entries.',
  groups,
  acts,
  refused: 'refused',
  reason: 'Reason:',
  system: 'Your system or an unknown person',
  empty: 'No entries yet',
  emptyDetail: 'New entries appear here at once.',
  older: 'Older entries',
  newest: 'Newest entries',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-audit': typeof copy;
  }
}
