import type { ErrorCode } from '@pahiya/contracts/error-codes';
import type { Caller } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../auth/record-event.ts';

/** Refusals by limit or permission. A mistyped or unknown number is not logged. */
const audited: ReadonlySet<ErrorCode> = new Set([
  '1003',
  'request/too-many',
  'vehicle/hidden',
  'vehicle/not-proven',
]);

/** Writes a refusal to the audit log: account and code, never the vehicle. */
export async function recordRefusal(
  { sql, now }: Services,
  { caller, requestId }: { readonly caller: Caller; readonly requestId: string },
  { code }: Refusal,
): Promise<void> {
  if (!audited.has(code)) return;
  await recordEvent(sql, {
    at: now(),
    event: 'vehicle-refused',
    ...(caller.kind === 'user' ? { userId: caller.userId } : {}),
    code,
    requestId,
  });
}
