const failures: Readonly<Record<string, string>> = {
  timeout: 'timed out',
  unavailable: 'unavailable',
  rejected: 'rejected',
  malformed: 'unreadable response',
  'rate-limited': 'rate limited',
  'no-address': 'webhook removed',
};

/** Words of the page with the webhook of a firm. */
export const copy = {
  title: 'Webhook',
  address: 'Address',
  text: 'We send each new or changed lead to your system as JSON, masked as in your inbox. The number is in it only where the person agreed that your software may keep it. When a person withdraws, an erase event follows; answer {"erased": true} or confirm it on the lead.',
  label: 'HTTPS address',
  hint: 'Each change of the address makes a new signing secret.',
  set: 'Save and show secret',
  remove: 'Remove webhook',
  secret: 'Signing secret',
  secretText:
    'Copy it now: it is not shown again. Check that the pahiya-signature header is the HMAC-SHA-256 (hex) of the pahiya-timestamp header, a full stop and the body.',
  events: 'Recent events',
  none: 'No events yet.',
  kinds: { 'lead-created': 'New lead', 'lead-changed': 'Lead changed', erase: 'Erase' },
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  tries: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  failures,
  failed: 'failed',
  replay: 'Replay',
  replayLong: (event: string, time: string) => `Replay: ${event}, ${time}`,
  done: { remove: 'The webhook is removed.', replay: 'The event will be sent again shortly.' },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-webhook': typeof copy;
  }
}
