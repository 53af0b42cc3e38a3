/** What the audit page lists: uses of numbers, files taken, changes of access and settings, sign-ins. */
export const auditGroups = ['numbers', 'exports', 'changes', 'sign-ins'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** What was done, by group. `shown`, `call` and `export` are uses of a number that the person allowed; `lead-show-number`,
 * `lead-call` and `system-number` are tries that were refused. */
export const auditActs = {
  numbers: ['shown', 'call', 'export', 'lead-show-number', 'lead-call', 'system-number'],
  exports: ['export-leads'],
  changes: [
    'invite',
    'revoke-invitation',
    'accept-invitation',
    'change-member',
    'remove-member',
    'add-branch',
    'close-branch',
    'make-key',
    'revoke-key',
    'set-webhook',
    'remove-webhook',
    'replay-event',
    'propose-bank',
    'confirm-bank',
    'cancel-bank',
    'add-rule',
    'remove-rule',
  ],
  'sign-ins': [
    'sign-in',
    'sign-out',
    'sign-out-device',
    'change-password',
    'ask-new-password',
    'set-new-password',
  ],
} as const satisfies Readonly<Record<AuditGroup, readonly string[]>>;
export type AuditAct = (typeof auditActs)[AuditGroup][number];
