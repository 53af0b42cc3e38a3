import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { failureOfError, providerFailure } from '../../http/provider-failures.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const SMTP = 'smtp';

/** Maps a nodemailer error to a failure. Its text contains the server's reply and with it the recipient's address,
 * so only codes are kept. Source: nodemailer, error codes; RFC 5321 section 4.2.1 (reply codes). */
export function failureOfSmtpError(error: unknown): ProviderFailure {
  const code = textOf(error, 'code');
  const answered = numberOf(error, 'responseCode');
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return providerFailure(SMTP, 'rejected', 'user or password was refused');
  }
  if (answered >= 500) return providerFailure(SMTP, 'rejected', `answered ${answered}`);
  if (answered >= 400) return providerFailure(SMTP, 'unavailable', `answered ${answered}`);
  if (code === 'ETIMEDOUT') return providerFailure(SMTP, 'timeout', 'no answer in time');
  if (code === 'EPROTOCOL') return providerFailure(SMTP, 'malformed', 'answer is not SMTP');
  if (code === 'ETLS') return providerFailure(SMTP, 'unavailable', 'TLS failed (ETLS)', false);
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // Without a reply code: either the server replied with something else, or nodemailer never connected.
    const isAnswered = textOf(error, 'response') !== '';
    if (isAnswered) return providerFailure(SMTP, 'malformed', 'answer is not SMTP');
    return providerFailure(SMTP, 'rejected', 'the address was refused');
  }
  // nodemailer hides the system's or TLS's own code behind ESOCKET.
  const original = textOf(error, 'originalCode') || code;
  return failureOfError(SMTP, Object.assign(new Error('smtp'), { code: original || 'unknown' }));
}

function textOf(error: unknown, name: string): string {
  const value = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
}

function numberOf(error: unknown, name: string): number {
  const value = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'number' ? value : 0;
}
