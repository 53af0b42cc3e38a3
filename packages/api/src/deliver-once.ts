import type { NoticeChannel } from '@pahiya/domain/messages/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';

/** How a message ended. `pending`: surely not sent, may be tried again. `unknown`: it may have been sent. */
export type Delivery = 'sent' | 'failed' | 'unknown' | 'pending';

/** What became of a message that was marked as being sent before. After a lost response an SMS may have been sent, and
 * a push too; an e-mail is deduplicated by its message id. */
export function deliveryOf(
  channel: NoticeChannel,
  sent: Result<unknown, ProviderFailure>,
): Delivery {
  if (sent.ok) return 'sent';
  const { kind } = sent.error;
  const isSurelyNotSent =
    kind === 'rate-limited' || (channel === 'email' && kind === 'unavailable');
  if (isSurelyNotSent) return 'pending';
  return kind === 'rejected' ? 'failed' : 'unknown';
}
