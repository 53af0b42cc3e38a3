import type { Queryable } from '../../db/database.ts';
import { type AuditRow, insertEvent } from './audit-repository.ts';

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
  | 'account-deleted'
  | 'vehicle-refused';

/** Writes an audit row: ids and codes only, no personal data. */
export function recordEvent(
  sql: Queryable,
  event: AuditRow & { readonly event: AccountEvent },
): Promise<void> {
  return insertEvent(sql, event);
}
