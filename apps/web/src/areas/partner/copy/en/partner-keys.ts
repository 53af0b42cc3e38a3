/** Words of the page with the keys of a firm's own systems. */
export const copy = {
  title: 'Keys',
  text: 'With a key, your own software reads your leads over our API: masked, as in your inbox. It reads a number only where the person agreed that your software may keep it, and the person sees each time. A key for insurance also sets the call-back before a policy ends; it allows no call.',
  make: 'Create a key',
  name: 'Which system?',
  nameHint: 'For example: CRM of the showroom',
  allows: 'The key may',
  scopes: {
    leads: 'read leads, masked',
    numbers: 'read numbers, where people agreed',
    insurance: 'price vehicles for insurance, and save the last day of a policy with an enquiry',
  },
  submit: 'Create key',
  secret: 'Your new key',
  secretText:
    'Copy it now: it is not shown again. Send it in the Authorization header, after the word Bearer.',
  keys: 'Your keys',
  none: 'No keys yet.',
  made: (day: string) => `Created ${day}`,
  used: (day: string) => `last used ${day}`,
  unused: 'not used yet',
  revokedOn: (day: string) => `Revoked ${day}`,
  revoke: 'Revoke',
  revokeLong: (name: string) => `Revoke the key of ${name}`,
  done: 'The key no longer works.',
  tooMany: 'A firm has at most ten keys. Revoke one that you do not use.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-keys': typeof copy;
  }
}
