import type { ErrorCode } from '@pahiya/contracts/error-codes';
import { keptRule } from '@pahiya/domain/shared/kept-after-deletion';
import type { Queryable } from '../../db/database.ts';

/** Account events that must be auditable. */
export type AccountEvent =
  | 'otp-refused'
  | 'sign-in-refused'
  | 'signed-in'
  | 'signed-out'
  | 'device-signed-out'
  | 'signed-out-everywhere'
  | 'session-reused'
  | 'web-view-token-refused'
  | 'account-exported'
  | 'account-deleted';

const { period } = keptRule('security-log');

/** Retention of these rows in days. */
export const eventDays = 'days' in period ? period.days : 365 * period.years;

/** Writes an audit row: ids and codes only, no personal data. */
export async function recordEvent(
  sql: Queryable,
  event: {
    readonly at: Date;
    readonly event: AccountEvent;
    readonly userId?: string;
    /** Id of the subject: a session, a challenge, a device. */
    readonly subject?: string;
    readonly code?: ErrorCode;
    readonly requestId?: string;
  },
): Promise<void> {
  await sql`
    insert into audit_events (at, event, user_id, subject, code, request_id)
    values (${event.at}, ${event.event}, ${event.userId ?? null}, ${event.subject ?? null},
      ${event.code ?? null}, ${event.requestId ?? null})`;
}
